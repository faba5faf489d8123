// Hands on the sitemaps that an index or a robots.txt names, and tells what is odd about them. It follows none.
import { lastmodForm } from '../../../../../shared/protocol/lastmod.ts';
import type { ParseOutput } from '../parse-output.ts';

/** Addresses that are remembered, to tell of the second one; an index may have 50,000. */
const MAX_REMEMBERED = 200_000;

/** True for an absolute address that no crawler fetches: ftp://…, file:/…; not for a drive's letter. */
export function isOfOtherKind(loc: string): boolean {
  return /^(?!https?:)[a-z][a-z\d+.-]+:\//i.test(loc);
}

export class SitemapReferences {
  readonly #out: ParseOutput;
  readonly #where: 'an index' | 'robots.txt';
  readonly #seen = new Set<string>();

  constructor(out: ParseOutput, where: 'an index' | 'robots.txt') {
    this.#out = out;
    this.#where = where;
  }

  /** The values of a <sitemap>; `extra` = it had others than loc and lastmod. */
  addEntry(loc: string | null, lastmod: string | null, extra: boolean, line: number): void {
    if (loc === null) {
      const message = 'A <sitemap> has no <loc>. It was left out.';
      this.#out.problem('error', 'sitemap-without-loc', message, { line });
      return;
    }
    if (extra) {
      const message = 'A <sitemap> has other elements than <loc> and <lastmod>. They were ignored.';
      this.#out.problem('info', 'sitemap-extra', message, { line });
    }
    this.add(loc, lastmod, line);
  }

  /** Tells of a reference that the next one, or the end of the list, cuts off. */
  leaveOutCut(loc: string, line: number): void {
    const message = `The address "${loc.slice(-60)}" of a sitemap has no end: what follows stands where it should go on. It was left out; correct it in the index.`;
    this.#out.problem('error', 'sitemap-loc-end-missing', message, { line, loc });
  }

  /** Every reference is handed on as it stands, also one that is odd. */
  add(loc: string, lastmod: string | null, line: number): void {
    const shown = loc.length > 60 ? `${loc.slice(0, 60)}…` : loc;
    if (isOfOtherKind(loc)) {
      const message = `"${shown}" is no http or https address, as ${this.#where} needs it for a sitemap. Correct it where the sitemap is named.`;
      this.#out.problem('error', 'sitemap-not-web', message, { line, loc });
    } else if (!/^https?:\/\//i.test(loc)) {
      const message = `"${shown}" is not an absolute address, as ${this.#where} needs it for a sitemap.`;
      this.#out.problem('warning', 'sitemap-not-absolute', message, { line, loc });
    } else if (/[\s<>"]/.test(loc) || !URL.canParse(loc)) {
      const message = `"${shown}" is not a valid address. Correct it where the sitemap is named.`;
      this.#out.problem('warning', 'sitemap-loc-invalid', message, { line, loc });
    }
    if (this.#seen.has(loc)) {
      const message = `The sitemap "${shown}" is named more than once. It is read once.`;
      this.#out.problem('info', 'sitemap-repeated', message, { line, loc });
    } else if (this.#seen.size < MAX_REMEMBERED) {
      this.#seen.add(loc);
    }
    if (lastmod !== null && lastmodForm(lastmod) === null) {
      const message = `"${lastmod.slice(0, 60)}", the lastmod of a sitemap, is not a W3C date. It was kept as it stands.`;
      this.#out.problem('warning', 'sitemap-lastmod-invalid', message, { line, loc });
    }
    this.#out.addSitemap(loc, lastmod, line);
  }
}
