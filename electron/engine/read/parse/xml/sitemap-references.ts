// Hands on the sitemaps that an index or a robots.txt names, and tells what is odd about them. It follows none.
import { reason } from '../../../../../shared/contract/error-texts.ts';
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
  readonly #seen = new Set<string>();

  constructor(out: ParseOutput) {
    this.#out = out;
  }

  /** The values of a <sitemap>; `extra` = it had others than loc and lastmod. */
  addEntry(loc: string | null, lastmod: string | null, extra: boolean, line: number): void {
    if (loc === null) {
      this.#out.problem('error', 'sitemap-without-loc', reason('sitemap-no-loc'), { line });
      return;
    }
    if (extra) {
      this.#out.problem('info', 'sitemap-extra', reason('sitemap-extra'), { line });
    }
    this.add(loc, lastmod, line);
  }

  /** Tells of a reference that the next one, or the end of the list, cuts off. */
  leaveOutCut(loc: string, line: number): void {
    const why = reason('sitemap-loc-cut', { end: loc.slice(-60) });
    this.#out.problem('error', 'sitemap-loc-end-missing', why, { line, loc });
  }

  /** Every reference is handed on as it stands, also one that is odd. */
  add(found: string, lastmod: string | null, line: number): void {
    const loc = this.#out.address(found, line);
    const shown = loc.length > 60 ? `${loc.slice(0, 60)}…` : loc;
    if (isOfOtherKind(loc)) {
      const why = reason('sitemap-other-scheme', { loc: shown });
      this.#out.problem('error', 'sitemap-not-web', why, { line, loc });
    } else if (!/^https?:\/\//i.test(loc)) {
      const why = reason('sitemap-not-absolute', { loc: shown });
      this.#out.problem('warning', 'sitemap-not-absolute', why, { line, loc });
    } else if (/[\s<>"]/.test(loc) || !URL.canParse(loc)) {
      const why = reason('sitemap-loc-invalid', { loc: shown });
      this.#out.problem('warning', 'sitemap-loc-invalid', why, { line, loc });
    }
    if (this.#seen.has(loc)) {
      const why = reason('sitemap-repeated', { loc: shown });
      this.#out.problem('info', 'sitemap-repeated', why, { line, loc });
    } else if (this.#seen.size < MAX_REMEMBERED) {
      this.#seen.add(loc);
    }
    if (lastmod !== null && lastmodForm(lastmod) === null) {
      const why = reason('sitemap-lastmod-invalid', { text: lastmod.slice(0, 60) });
      this.#out.problem('warning', 'sitemap-lastmod-invalid', why, { line, loc });
    }
    this.#out.addSitemap(loc, lastmod, line);
  }
}
