// Looks at the lines that the database made of a batch of rows: are they what this program would have written? It asks
// for them by SQL of row-sql.ts and knows no database.
import { isUtf8 } from 'node:buffer';
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import { LeftOutTally } from './left-out.ts';
import { linesSql, NOT_MADE, type Escapes } from './row-sql.ts';
import { namespacesIn } from './xml-frame.ts';

/** The lines of a batch of rows, all of which are written. */
export interface ReadyLines {
  readonly urls: number;
  /** The lines with their line ends, as UTF-8. */
  readonly xml: Uint8Array;
  /** Bit set of the namespaces that they use. */
  readonly namespaces: number;
  /** The lastmods in them, in order. */
  readonly lastmods: readonly string[];
  /** Values that the rows have and the lines do not. */
  readonly leftOut: readonly LeftOut[];
}

/** Asks the database for these columns, all of them of the same rows; their values in their order. */
export type AskLines = (sql: string) => readonly unknown[];

/** Batches that are read with all five characters escaped, once one had another than "&". */
const ESCAPED_BATCHES = 50;

/** What is not tried after a batch that could not be made, doubled each time up to this. */
const PAUSE_AT_MOST = 64;

/** Reads one batch after the other, and remembers what they are like. */
export class LineReader {
  /** Batches that need all escapes. */
  #escape = 0;
  /** Batches that are left to row-encoder.ts, as those before could not be made. */
  #skip = 0;
  #pause = 0;

  /** Null where the rows have to be read and written one by one: a value is invalid, or unusual. */
  read(ask: AskLines): ReadyLines | null {
    if (this.#skip > 0) {
      this.#skip--;
      return null;
    }
    const lines = this.#make(ask);
    if (lines) this.#pause = 0;
    else this.#skip = this.#pause = Math.min(PAUSE_AT_MOST, this.#pause * 2 + 1);
    return lines;
  }

  #make(ask: AskLines): ReadyLines | null {
    if (this.#escape > 0) this.#escape--;
    else {
      const made = makeLines(ask, 'and');
      if (made !== 'escapes') return made;
      this.#escape = ESCAPED_BATCHES;
    }
    const made = makeLines(ask, 'all');
    return made === 'escapes' ? null : made;
  }
}

/** The lines, null where the database can't make them, "escapes" where it might with all escapes. */
function makeLines(ask: AskLines, escapes: Escapes): ReadyLines | 'escapes' | null {
  const [urls, xml, locs, lastmods, exts, dated, ...texts] = ask(linesSql(escapes));
  if (urls === 0 || !(xml instanceof Uint8Array) || !(locs instanceof Uint8Array)) return EMPTY;
  const bytes = asBuffer(xml);
  if (bytes.includes(NOT_MADE) || !isUtf8(bytes)) return null;
  const text = asBuffer(locs).toString('latin1');
  if (UNWRITABLE.test(text)) return null;
  if (escapes === 'and' && SPECIAL.test(text)) return 'escapes';
  const leftOut = new LeftOutTally();
  const dates = typeof lastmods === 'string' ? writtenLastmods(lastmods, leftOut) : NO_DATES;
  // A line break in a value makes two of one.
  if (dates?.lines !== Number(dated)) return null;
  for (const [i, what] of (['changefreq', 'priority'] as const).entries()) {
    leftOut.add(`${what}-invalid`, what, Number(texts[i]));
  }
  return {
    urls: Number(urls),
    xml,
    namespaces: typeof exts === 'string' ? namespacesIn(exts) : 0,
    lastmods: dates.written,
    leftOut: leftOut.list(),
  };
}

const NO_DATES: WrittenDates = { written: [], lines: 0 };

const EMPTY: ReadyLines = { urls: 0, xml: new Uint8Array(), namespaces: 0, lastmods: [], leftOut: [] };

/** The characters that are escaped beside "&". */
const SPECIAL = /[<>"']/;

/** As UTF-8: control characters, and U+FFFE and U+FFFF. Line breaks and tabs are unusual enough. */
const UNWRITABLE = /[\x00-\x1f]|\xef\xbf[\xbe\xbf]/;

const DAY =
  '(?!0000)\\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)';
const TIME = 'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?';
const ZONE = '(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))';

const LASTMOD = `(?:${DAY}(?:${TIME}${ZONE})?|(?!0000)\\d{4}(?:-(?:0[1-9]|1[0-2]))?)`;

/** Lines of valid lastmods, also of those that are left out: a year, or a month. 29 February is left to row-lines.ts. */
const LASTMODS = new RegExp(`^${LASTMOD}(?:\\n${LASTMOD})*$`);

const LENGTH_OF_DAY = 10;
const LENGTH_OF_MINUTE = 16;

interface WrittenDates {
  /** As they stand in the lines. */
  readonly written: readonly string[];
  readonly lines: number;
}

/** Null where one is not valid. */
function writtenLastmods(text: string, leftOut: LeftOutTally): WrittenDates | null {
  if (!LASTMODS.test(text)) return null;
  const written: string[] = [];
  let imprecise = 0;
  const lines = text.split('\n');
  for (const lastmod of lines) {
    if (lastmod.length < LENGTH_OF_DAY) imprecise++;
    else if (lastmod.length === LENGTH_OF_DAY || lastmod[LENGTH_OF_MINUTE] === ':') written.push(lastmod);
    else written.push(`${lastmod.slice(0, LENGTH_OF_MINUTE)}:00${lastmod.slice(LENGTH_OF_MINUTE)}`);
  }
  leftOut.add('lastmod-imprecise', 'lastmod', imprecise);
  return { written, lines: lines.length };
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
