// The meaning of a urlset's or an index's elements: which text is whose value. It tolerates any order, nesting and
// case, tells what it repaired, and never lets a value reach another entry.
import { reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
import { EntryEnd } from './entry-end.ts';
import { CoreNames, clip, isExtension, nameOf, ordinaryPrefixes } from './core-names.ts';
import { ExtensionWriter, isNameless, isUnwritable } from './extension-writer.ts';
import { FieldValue, isField, type Field } from '../table/field-value.ts';
import { addText, openEntry, type EntryKind, type OpenEntry } from '../scan/open-entry.ts';
import { LeftOut } from '../not-kept.ts';
import type { ParseOutput } from '../parse-output.ts';
import { RecordPacker } from '../scan/record-packer.ts';
import { unclosedLevels } from './unclosed-levels.ts';
import type { Aside, Levels, XmlHandler, XmlTag } from './xml-handler.ts';

/**
 * "inside" = in a value, "unnamed" = left out of an extension that goes on in it. A "field" or "entry" may have been
 * ended before its closing tag.
 */
type Role = 'root' | 'entry' | 'field' | 'inside' | 'extension' | 'unnamed' | 'other';

const KEEPS_NO_ATTRIBUTE: ReadonlySet<Role> = new Set(['root', 'entry', 'field']);

/** Characters of a value at most; a longer one is no address and no date. */
const MAX_VALUE = 1_048_576;

export class SitemapContent implements XmlHandler {
  readonly #out: ParseOutput;
  readonly #stop: (code: string, why: ErrorReason) => void;
  readonly #names: CoreNames;
  readonly #entries: EntryEnd;
  readonly #extensions = new ExtensionWriter((uri) => this.#names.isCore(uri));
  readonly #leftOut: LeftOut;
  readonly #roles: Role[] = [];
  readonly #value = new FieldValue();
  #hasRoot = false;
  #entry: OpenEntry | null = null;
  #field: Field | null = null;
  /** Set where the root is a plain <urlset>: its ordinary records need no XML parser. */
  ordinary: RecordPacker | null = null;

  /** `stop` ends the reading of the file, for a reason to tell. */
  constructor(out: ParseOutput, stop: (code: string, why: ErrorReason) => void) {
    this.#out = out;
    this.#stop = stop;
    this.#names = new CoreNames(out);
    this.#leftOut = new LeftOut(out);
    this.#entries = new EntryEnd(out);
  }

  /** True where no entry is open. */
  get idle(): boolean {
    return this.#entry === null;
  }

  open(found: XmlTag, line: number): void {
    const tag = this.#names.corrected(found, line);
    const role = this.#openAs(tag, line);
    this.#roles.push(role);
    if (KEEPS_NO_ATTRIBUTE.has(role) && this.#out.format !== null) this.#leftOut.attributes(tag, line);
  }

  close(line: number, forced: boolean): void {
    const role = this.#roles.pop();
    if (role === 'extension') this.#extensions.close();
    else if (role === 'inside') this.#value.close();
    else if (role === 'field') {
      this.#endField(line, forced);
      // A bare <loc> that is no part of a root.
      if (this.#roles.length === 0) this.#endEntry();
    } else if (role === 'entry' || role === 'root') this.#endEntry(forced);
  }

  forgetUnclosed(): Levels | null {
    const inEntries = this.#roles.includes('entry');
    const levels = unclosedLevels(this.#roles, (role) => role === (inEntries ? 'entry' : 'field'));
    if (levels) this.#roles.splice(levels.from, levels.count);
    return levels;
  }

  text(text: string, line: number): void {
    const role = this.#roles.at(-1);
    if (role === 'extension' || role === 'unnamed') {
      this.#extensions.text(text);
      if (this.#extensions.overflow) this.#stopAtExtensions();
    } else if ((role === 'field' || role === 'inside') && this.#field) {
      this.#value.text(text);
      if (this.#value.length > MAX_VALUE) this.#dropValue(this.#field, line);
    } else if (role === 'entry' && this.#entry) {
      addText(this.#entry, text, line);
    } else if (role === 'root' && /[^ \t\r\n]/.test(text)) {
      const why = reason('xml-stray-text', { text: clip(text) });
      this.#out.problem('warning', 'xml-stray-text', why, { line });
    }
  }

  aside(what: Aside, line: number): void {
    if (this.#roles.at(-1) === 'extension') this.#leftOut.aside(what, line);
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
    if (parent === 'extension' || parent === 'unnamed') return this.#openExtension(tag, line);
    const local = tag.local.toLowerCase();
    if (parent === undefined) {
      const role = this.#openRoot(tag, local, line);
      if (role) return role;
    }
    const core = this.#names.isCore(tag.uri);
    if (core && (local === 'url' || local === 'sitemap')) {
      this.#names.checkCase(tag, local, line);
      return this.#mayWrap(parent) ? this.#openInValue(tag, core, line) : this.#openEntry(local, line);
    }
    if (core && local === 'loc' && (parent ?? 'root') === 'root') this.#openBareEntry(line);
    if (!this.#entry) return this.#misplaced(tag, line);
    if (core && isField(local)) {
      this.#names.checkCase(tag, local, line);
      return this.#openField(local, line);
    }
    if (parent === 'field' || parent === 'inside') return this.#openInValue(tag, core, line);
    return this.#isInEntry(parent) ? this.#openExtension(tag, line) : 'other';
  }

  #isInEntry(parent: Role | undefined): boolean {
    return parent === 'entry' || (parent === 'root' && this.#entry?.bare === true);
  }

  /** True in a loc that has nothing yet: an entry in it may be meant as an element around its address. */
  #mayWrap(parent: Role | undefined): boolean {
    return parent === 'field' && this.#field === 'loc' && this.#value.isBlank;
  }

  /** What looked like an element around an address has values of its own: it is the next entry. */
  #unwrap(line: number): void {
    const kind = this.#entry?.kind;
    if (!kind || this.#roles.at(-1) !== 'inside' || !this.#value.isWrapped) return;
    this.#roles.splice(-1, 1, this.#openEntry(kind, line));
  }

  #openInValue(tag: XmlTag, core: boolean, line: number): Role {
    if (isExtension(tag.uri) && !core && this.#field) {
      this.#tellUnclosed(this.#field, nameOf(tag), line);
      this.#endField(line);
      return this.#openExtension(tag, line);
    }
    const why = reason('xml-element-in-value', { tag: nameOf(tag) });
    this.#out.problem('warning', 'xml-element-in-value', why, { line });
    if (!core || !this.#field) return 'other';
    this.#value.open(tag);
    return 'inside';
  }

  #openRoot(tag: XmlTag, local: string, line: number): Role | null {
    if (this.#hasRoot) {
      const why = reason('xml-second-root', { tag: nameOf(tag) });
      this.#out.problem('warning', 'xml-second-root', why, { line });
    }
    this.#hasRoot = true;
    const prefixes = ordinaryPrefixes(tag);
    this.ordinary = prefixes && new RecordPacker(prefixes);
    if (local === 'url' || local === 'sitemap' || local === 'loc') {
      const why = reason('xml-no-root', { tag: nameOf(tag) });
      this.#out.problem('warning', 'xml-no-root', why, { line });
      this.#names.adopt(tag, line);
      if (local === 'loc') this.#out.setFormat('urlset');
      return null;
    }
    if (local === 'urlset' || local === 'sitemapindex') {
      this.#out.setFormat(local === 'urlset' ? 'urlset' : 'index');
      this.#names.checkCase(tag, local, line);
      this.#names.adopt(tag, line);
      if (tag.uri === '') {
        this.#out.problem('info', 'xml-no-namespace', reason('xml-no-namespace'), { line });
      }
    } else {
      const why = reason('xml-unknown-root', { tag: nameOf(tag) });
      this.#out.problem('warning', 'xml-unknown-root', why, { line });
      this.#names.assume(tag.uri);
    }
    return 'root';
  }

  /** A loc in the root begins an entry of its own, as its line can be told apart from the next. */
  #openBareEntry(line: number): void {
    if (this.#entry && (!this.#entry.bare || this.#entry.loc === null)) return;
    this.#endEntry();
    const kind = this.#out.format === 'index' ? 'sitemap' : 'url';
    this.#out.problem('warning', 'xml-no-entry', reason('xml-no-entry', { tag: kind }), { line });
    this.#entry = openEntry(kind, line, true);
  }

  #openEntry(kind: EntryKind, line: number): Role {
    if (this.#entry) {
      if (!this.#entry.bare) this.#tellUnclosed(this.#entry.kind, null, this.#entry.line);
      this.#endField(line, true);
      this.#endEntry(true);
    }
    const format = kind === 'url' ? 'urlset' : 'index';
    this.#out.setFormat(format);
    if (this.#out.format !== format) {
      this.#out.problem('warning', 'xml-mixed', reason('xml-mixed'), { line });
    }
    this.#entry = openEntry(kind, line, false);
    return 'entry';
  }

  /** `next`: the tag before which it is open still; null for the next entry. */
  #tellUnclosed(tag: string, next: string | null, line: number): void {
    const why = next === null ? reason('xml-unclosed-entry', { tag }) : reason('xml-unclosed', { tag, next });
    this.#out.problem('warning', 'xml-unclosed', why, { line });
  }

  #openField(field: Field, line: number): Role {
    this.#unwrap(line);
    if (this.#field) {
      this.#tellUnclosed(this.#field, field, line);
      this.#endField(line);
    }
    this.#field = field;
    this.#value.reset();
    return 'field';
  }

  #openExtension(tag: XmlTag, line: number): Role {
    if (isUnwritable(tag)) {
      this.#out.problem('warning', 'xml-malformed', reason('xml-nameless'), { line });
      if (isNameless(tag)) return this.#extensions.active ? 'unnamed' : 'other';
    }
    if (!this.#extensions.active) {
      this.#leftOut.misnamed(tag, this.#names.isCore(tag.uri), line);
      this.#leftOut.halfLink(tag, line);
    }
    if (!this.#extensions.open(tag)) {
      this.#out.problem('warning', 'xml-attribute', reason('xml-attribute-same-name'), { line });
    }
    if (this.#extensions.overflow) this.#stopAtExtensions();
    return 'extension';
  }

  #misplaced(tag: XmlTag, line: number): Role {
    if (this.#out.format !== null && this.#roles.at(-1) !== 'other') {
      const why = reason('xml-misplaced', { tag: nameOf(tag) });
      this.#out.problem('warning', 'xml-misplaced', why, { line });
    }
    return 'other';
  }

  #endField(line: number, forced = false): void {
    const field = this.#field;
    const entry = this.#entry;
    if (!field) return;
    this.#field = null;
    const { text: value, unclear, ended } = this.#value.take();
    if (unclear) this.#entries.tellUnclear(entry, field, value, line);
    if (entry && value !== '') this.#entries.put(entry, field, value, { line, mayGoOn: forced && !ended });
  }

  #dropValue(field: Field, line: number): void {
    this.#field = null;
    this.#value.reset();
    this.#entries.tellTooLong(this.#entry, field, { line, max: MAX_VALUE });
  }

  #stopAtExtensions(): void {
    this.#stop('extension-too-long', reason('xml-extension-too-long'));
  }

  /** `forced` as for close. What has neither its own end nor that of its address may be cut: it is not included. */
  #endEntry(forced = false): void {
    const entry = this.#entry;
    if (!entry) return;
    this.#entry = null;
    this.#entries.end(entry, this.#extensions.take(), forced);
  }
}
