// Which addresses of a set are new, changed or gone, from the old and the new text of its files. It reads no file.
import { instantText } from '../../../../shared/protocol/same-lastmod.ts';
import { normalLoc } from '../../rows/normal-loc.ts';
import { hashOf } from './digest/hash-text.ts';
import { withoutComments } from './xml-comments.ts';

const FIRST_SLOTS = 1 << 12;

/**
 * Fed with all old texts, then with all new ones. Two of 2^53 hashes that happen to be equal would hide a change.
 * Memory: 17 to 34 bytes for each old address.
 */
export class ChangedEntries {
  #keys = new Float64Array(FIRST_SLOTS);
  #contents = new Float64Array(FIRST_SLOTS);
  #seen = new Uint8Array(FIRST_SLOTS);
  #count = 0;

  addOld(text: string): void {
    for (const { loc, content } of entriesOf(text)) {
      if (this.#count * 2 >= this.#keys.length) this.#grow();
      const key = hashOf(normalLoc(loc));
      const slot = this.#slotOf(key);
      if (this.#keys[slot] === 0) this.#count++;
      this.#keys[slot] = key;
      this.#contents[slot] = hashOf(content);
    }
  }

  /** The addresses of a new text whose entry was not there before, or was another. */
  *observe(text: string): Generator<string> {
    for (const { loc, content } of entriesOf(text)) {
      const slot = this.#slotOf(hashOf(normalLoc(loc)));
      const known = this.#keys[slot] !== 0;
      if (known) this.#seen[slot] = 1;
      if (!known || this.#contents[slot] !== hashOf(content)) yield unescapeXml(loc);
    }
  }

  /** The addresses of an old text that no new one had. */
  *gone(text: string): Generator<string> {
    for (const { loc } of entriesOf(text)) {
      if (this.#seen[this.#slotOf(hashOf(normalLoc(loc)))] === 0) yield unescapeXml(loc);
    }
  }

  /** The place of a key, or the free one where it would be. */
  #slotOf(key: number): number {
    const mask = this.#keys.length - 1;
    let slot = key % this.#keys.length;
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, contents] = [this.#keys, this.#contents];
    this.#keys = new Float64Array(keys.length * 2);
    this.#contents = new Float64Array(keys.length * 2);
    this.#seen = new Uint8Array(keys.length * 2);
    keys.forEach((key, i) => {
      if (key === 0) return;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#contents[slot] = contents[i] ?? 0;
    });
  }
}

interface Entry {
  /** As it stands in the text. */
  readonly loc: string;
  /** All of the entry but its address, without white space between elements, and times by their instants. */
  readonly content: string;
}

const LOC = /<loc>([^<]*)<\/loc>/;
const LASTMOD = /<lastmod>([^<]*)</;

/** The entries of a sitemap that Mapwright wrote, also where somebody laid it out anew since, or of a list of addresses. */
function* entriesOf(text: string): Generator<Entry> {
  if (!/^[\s\uFEFF]*</.test(text)) {
    for (const [loc] of text.matchAll(/[^\r\n]+/g)) yield { loc: loc.replaceAll('&', '&amp;'), content: '' };
    return;
  }
  for (const inner of insidesOf(withoutComments(text))) {
    const loc = LOC.exec(inner)?.[1] ?? '';
    const rest = inner.replace(LASTMOD, (_, lastmod: string) => `<lastmod>${instantText(lastmod)}<`);
    yield { loc, content: withoutBlanks(rest.replace(LOC, '')) };
  }
}

/** What stands between the tags of each <url>. */
function* insidesOf(text: string): Generator<string> {
  for (let at = text.indexOf('<url>'); at >= 0; at = text.indexOf('<url>', at)) {
    const start = at + '<url>'.length;
    at = text.indexOf('</url>', start);
    if (at < 0) return;
    yield text.slice(start, at);
  }
}

/** Without white space beside tags. */
function withoutBlanks(xml: string): string {
  return xml.replaceAll(/\s+/g, (blanks, at: number) =>
    xml[at - 1] === '>' || xml[at + blanks.length] === '<' ? '' : blanks,
  );
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.includes('&')
    ? text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    : text;
}
