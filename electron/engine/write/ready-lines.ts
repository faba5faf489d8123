// Looks at the lines that the database made of a batch of rows: are they what this program would have written? It asks
// for them by SQL of row-sql.ts and knows no database.
import { isUtf8 } from 'node:buffer';
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import { mayBeOutOfOrder } from '../../../shared/protocol/schema-order.ts';
import { LeftOutTally } from './left-out.ts';
import { areUsual, EscapedLines } from './ready-locs.ts';
import { LINE_START, LINES_SQL, NOT_MADE } from './row-sql.ts';
import { namespacesIn } from './xml-frame.ts';

/** The lines of a batch of rows, all of which are written. */
export interface ReadyLines {
  readonly urls: number;
  /** The lines with their line ends, as UTF-8. */
  readonly xml: EscapedLines;
  /** Bit set of the namespaces that they use. */
  readonly namespaces: number;
  /** The lastmods in them, in order. */
  readonly lastmods: readonly string[];
  /** Values that the rows have and the lines do not. */
  readonly leftOut: readonly LeftOut[];
}

/** Asks the database for these columns, all of them of the same rows; their values in their order. */
export type AskLines = (sql: string) => readonly unknown[];

/** Batches that are not tried after one that could not be made, doubled each time up to this. */
const PAUSE_AT_MOST = 64;

/** Reads one batch after the other, and remembers whether it is worth while. */
export class LineReader {
  #skip = 0;
  #pause = 0;

  /** Null where the rows have to be read and written one by one: a value is invalid, or unusual. */
  read(ask: AskLines): ReadyLines | null {
    if (this.#skip > 0) {
      this.#skip--;
      return null;
    }
    const lines = makeLines(ask);
    if (lines) this.#pause = 0;
    else this.#skip = this.#pause = Math.min(PAUSE_AT_MOST, this.#pause * 2 + 1);
    return lines;
  }
}

function makeLines(ask: AskLines): ReadyLines | null {
  const [urls, made, locs, lastmods, exts, dated] = ask(LINES_SQL);
  if (urls === 0 || !(made instanceof Uint8Array) || !(locs instanceof Uint8Array)) return EMPTY;
  const fragments = typeof exts === 'string' ? exts : '';
  if (!areUsual(asBuffer(locs)) || fragments.includes(LINE_START)) return null;
  if (mayBeOutOfOrder(fragments)) return null;
  const lines = asBuffer(made);
  if (lines.includes(NOT_MADE) || !isUtf8(lines)) return null;
  const leftOut = new LeftOutTally();
  const dates = typeof lastmods === 'string' ? writtenLastmods(lastmods, leftOut) : NO_DATES;
  // A line break in a value makes two of one.
  if (dates?.lines !== Number(dated)) return null;
  return {
    urls: Number(urls),
    xml: new EscapedLines(lines),
    namespaces: namespacesIn(fragments),
    lastmods: dates.written,
    leftOut: leftOut.list(),
  };
}

const NO_DATES: WrittenDates = { written: [], lines: 0 };

const EMPTY: ReadyLines = {
  urls: 0,
  xml: new EscapedLines(Buffer.alloc(0)),
  namespaces: 0,
  lastmods: [],
  leftOut: [],
};

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
