// The meaning of a urlset's or an index's elements: which text is whose value. It tolerates any order, nesting and
// case, tells what it repaired, and never lets a value reach another entry.
import { EXTENSION_NAMESPACES, isSitemapNamespace } from '../../../shared/protocol/namespaces.ts';
import { ExtensionWriter, isNameless } from './extension-writer.ts';
import type { ParseOutput } from './parse-output.ts';
import type { XmlHandler, XmlTag } from './xml-reader.ts';
import { trimXml } from '../../../shared/protocol/white-space.ts';

type Field = 'loc' | 'lastmod' | 'changefreq' | 'priority';
type EntryKind = 'url' | 'sitemap';
/** What an open element is. A "field" or "entry" may have been ended before its closing tag. */
type Role = 'root' | 'entry' | 'field' | 'extension' | 'other';

interface OpenEntry {
  readonly kind: EntryKind;
  readonly line: number;
  loc: string | null;
  lastmod: string | null;
  changefreq: string | null;
  priority: string | null;
  /** True where the loc is there but can't be used: the entry is left out. */
  unusable: boolean;
}

/** Characters of a value at most; a longer one is no address and no date. */
const MAX_VALUE = 1_048_576;

export class SitemapContent implements XmlHandler {
  readonly #out: ParseOutput;
  readonly #stop: (code: string, message: string) => void;
  readonly #extensions = new ExtensionWriter((uri) => uri === this.#rootUri);
  readonly #roles: Role[] = [];
  /** Names in the wrong case that were told; each is told once. */
  readonly #toldCase = new Set<string>();
  #rootUri: string | null = null;
  #entry: OpenEntry | null = null;
  #field: Field | null = null;
  #value = '';
  /**
   * Set where the root is a plain <urlset> of the sitemap namespace: its ordinary records need no XML parser. Holds
   * the prefixes that the root binds to the known vocabularies, as they are written.
   */
  ordinaryPrefixes: ReadonlySet<string> | null = null;

  /** `stop` ends the reading of the file, for a reason to tell. */
  constructor(out: ParseOutput, stop: (code: string, message: string) => void) {
    this.#out = out;
    this.#stop = stop;
  }

  /** True where no entry is open. */
  get idle(): boolean {
    return this.#entry === null;
  }

  open(tag: XmlTag, line: number): void {
    this.#roles.push(this.#openAs(tag, line));
  }

  close(line: number): void {
    const role = this.#roles.pop();
    if (role === 'extension') this.#extensions.close();
    else if (role === 'field') this.#endField(line);
    else if (role === 'entry') this.#endEntry();
  }

  text(text: string, line: number): void {
    const role = this.#roles.at(-1);
    if (role === 'extension') {
      this.#extensions.text(text);
      if (this.#extensions.overflow) this.#stopAtExtensions();
    } else if (role === 'field' && this.#field) {
      this.#value += text;
      if (this.#value.length > MAX_VALUE) this.#dropValue(this.#field, line);
    } else if ((role === 'root' || role === 'entry') && /[^ \t\r\n]/.test(text)) {
      const message = `There is text between the elements: "${clip(text)}". It was ignored.`;
      this.#out.problem('warning', 'xml-stray-text', message, { line });
    }
  }

  /** Drops the entry that was open when the file ended; tells whether there was one. */
  abandon(): boolean {
    const open = this.#entry !== null;
    this.#entry = null;
    this.#field = null;
    return open;
  }

  #openAs(tag: XmlTag, line: number): Role {
    const parent = this.#roles.at(-1);
    if (parent === 'extension') return this.#openExtension(tag, line);
    const local = tag.local.toLowerCase();
    if (parent === undefined) {
      const role = this.#openRoot(tag, local, line);
      if (role) return role;
    }
    const core = this.#isCore(tag.uri);
    if (core && (local === 'url' || local === 'sitemap')) {
      this.#checkCase(tag, local, line);
      return this.#openEntry(local, line);
    }
    if (!this.#entry) return this.#misplaced(tag, line);
    if (core && isField(local)) {
      this.#checkCase(tag, local, line);
      return this.#openField(local, line);
    }
    if (parent === 'field') {
      const message = `<${nameOf(tag)}> stands inside a value. It was ignored.`;
      this.#out.problem('warning', 'xml-element-in-value', message, { line });
      return 'other';
    }
    return parent === 'entry' ? this.#openExtension(tag, line) : 'other';
  }

  #openRoot(tag: XmlTag, local: string, line: number): Role | null {
    if (this.#rootUri !== null) {
      const message = `A second root element <${nameOf(tag)}> follows the first. It was read too; split the file.`;
      this.#out.problem('warning', 'xml-second-root', message, { line });
    }
    this.#rootUri = tag.uri;
    const ordinary = tag.local === 'urlset' && tag.prefix === '';
    this.ordinaryPrefixes = ordinary ? boundPrefixes(tag) : null;
    if (local === 'url' || local === 'sitemap') {
      const message = `The file has no root element: it starts with <${nameOf(tag)}>. Put its entries into a <urlset>.`;
      this.#out.problem('warning', 'xml-no-root', message, { line });
      return null;
    }
    if (local === 'urlset' || local === 'sitemapindex') {
      this.#out.setFormat(local === 'urlset' ? 'urlset' : 'index');
      this.#checkCase(tag, local, line);
      this.#checkNamespace(tag, line);
    } else {
      const message = `The root element is <${nameOf(tag)}>, not <urlset> or <sitemapindex>. Its entries, if any, were read.`;
      this.#out.problem('warning', 'xml-unknown-root', message, { line });
    }
    return 'root';
  }

  #checkNamespace(tag: XmlTag, line: number): void {
    if (tag.uri === '') {
      const message = 'The root element has no namespace. It was read as a sitemap; add xmlns.';
      this.#out.problem('info', 'xml-no-namespace', message, { line });
    } else if (!isSitemapNamespace(tag.uri)) {
      const message = `"${tag.uri}" is not the sitemap namespace. The file was read as a sitemap all the same.`;
      this.#out.problem('warning', 'xml-unknown-namespace', message, { line });
    }
  }

  #checkCase(tag: XmlTag, expected: string, line: number): void {
    if (tag.local === expected || this.#toldCase.has(tag.local)) return;
    this.#toldCase.add(tag.local);
    const message = `<${nameOf(tag)}> is written in the wrong case; it was read as <${expected}>.`;
    this.#out.problem('warning', 'xml-wrong-case', message, { line });
  }

  #openEntry(kind: EntryKind, line: number): Role {
    if (this.#entry) {
      const message = `<${this.#entry.kind}> is not closed before the next entry. It was taken as closed.`;
      this.#out.problem('warning', 'xml-unclosed', message, { line: this.#entry.line });
      this.#endField(line);
      this.#endEntry();
    }
    const format = kind === 'url' ? 'urlset' : 'index';
    this.#out.setFormat(format);
    if (this.#out.format !== format) {
      const message = 'The file mixes pages and sitemaps. Both were read; a file should have one kind.';
      this.#out.problem('warning', 'xml-mixed', message, { line });
    }
    this.#entry = { kind, line, loc: null, lastmod: null, changefreq: null, priority: null, unusable: false };
    return 'entry';
  }

  #openField(field: Field, line: number): Role {
    if (this.#field) {
      const message = `<${this.#field}> is not closed before <${field}>. It was taken as closed.`;
      this.#out.problem('warning', 'xml-unclosed', message, { line });
      this.#endField(line);
    }
    this.#field = field;
    this.#value = '';
    return 'field';
  }

  #openExtension(tag: XmlTag, line: number): Role {
    if (isNameless(tag) || Object.values(tag.attributes).some(isNameless)) {
      const message =
        'An element or attribute has no name that XML can have after its colon. It was left out.';
      this.#out.problem('warning', 'xml-malformed', message, { line });
      if (isNameless(tag)) return 'other';
    }
    this.#extensions.open(tag);
    if (this.#extensions.overflow) this.#stopAtExtensions();
    return 'extension';
  }

  #misplaced(tag: XmlTag, line: number): Role {
    if (this.#out.format !== null && this.#roles.at(-1) !== 'other') {
      const message = `<${nameOf(tag)}> stands outside of any entry. It was left out.`;
      this.#out.problem('warning', 'xml-misplaced', message, { line });
    }
    return 'other';
  }

  #endField(line: number): void {
    const field = this.#field;
    const entry = this.#entry;
    if (!field) return;
    this.#field = null;
    const value = trimXml(this.#value);
    this.#value = '';
    if (!entry || value === '') return;
    if (entry[field] === null) {
      entry[field] = value;
    } else if (entry[field] !== value) {
      const message = `The entry has a second <${field}>, "${clip(value)}". The first one was kept.`;
      this.#out.problem(
        'warning',
        `${field}-repeated`,
        message,
        this.#at(line, field === 'loc' ? value : entry.loc),
      );
    }
  }

  #dropValue(field: Field, line: number): void {
    this.#field = null;
    this.#value = '';
    if (field === 'loc' && this.#entry) this.#entry.unusable = true;
    const what = field === 'loc' ? 'Its entry' : 'It';
    const message = `A <${field}> is longer than ${MAX_VALUE} characters. ${what} was left out.`;
    this.#out.problem('error', 'value-too-long', message, this.#at(line, null));
  }

  #stopAtExtensions(): void {
    this.#stop('extension-too-long', 'An entry has more than 4 MiB of extension data.');
  }

  #endEntry(): void {
    const entry = this.#entry;
    if (!entry) return;
    this.#entry = null;
    const { loc, lastmod, changefreq, priority, line } = entry;
    const ext = this.#extensions.take();
    if (entry.unusable) return;
    if (entry.kind === 'url') {
      this.#out.addEntry({ loc: loc ?? '', lastmod, changefreq, priority, ext, line });
    } else if (loc === null) {
      const message = 'A <sitemap> has no <loc>. It was left out.';
      this.#out.problem('error', 'sitemap-without-loc', message, { line });
    } else {
      if (ext !== null || changefreq !== null || priority !== null) this.#tellExtra(line);
      if (!/^https?:\/\//i.test(loc)) {
        const message = `"${clip(loc)}" is not an absolute address, as an index needs it for a sitemap.`;
        this.#out.problem('warning', 'sitemap-not-absolute', message, { line, loc });
      }
      this.#out.addSitemap(loc, lastmod, line);
    }
  }

  #tellExtra(line: number): void {
    const message = 'A <sitemap> has other elements than <loc> and <lastmod>. They were ignored.';
    this.#out.problem('info', 'sitemap-extra', message, { line });
  }

  #at(line: number, loc: string | null) {
    return {
      line,
      ...(this.#entry?.kind === 'url' ? { entry: this.#out.entries } : {}),
      ...(loc === null ? {} : { loc }),
    };
  }

  #isCore(uri: string): boolean {
    return isSitemapNamespace(uri) || uri === this.#rootUri;
  }
}

function isField(local: string): local is Field {
  return local === 'loc' || local === 'lastmod' || local === 'changefreq' || local === 'priority';
}

function boundPrefixes(tag: XmlTag): ReadonlySet<string> {
  const known = Object.entries(EXTENSION_NAMESPACES);
  return new Set(
    known.flatMap(([prefix, uri]) => (tag.attributes[`xmlns:${prefix}`]?.value === uri ? [prefix] : [])),
  );
}

function nameOf(tag: XmlTag): string {
  return clip(tag.prefix === '' ? tag.local : `${tag.prefix}:${tag.local}`);
}

function clip(text: string): string {
  const trimmed = trimXml(text);
  return trimmed.length > 60 ? `${trimmed.slice(0, 60)}…` : trimmed;
}
