// Looks at the lines that the database made of a batch of rows: are they what this program would have written? It asks
// for them by SQL of row-sql.ts and knows no database.
import { isUtf8 } from 'node:buffer';
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import { mayBeOutOfOrder } from '../../../shared/protocol/schema-order.ts';
import { LeftOutTally } from './left-out.ts';
import { readLastmods, type LastmodsRead } from './ready-lastmods.ts';
import { areUsual, EscapedLines, escapesIn } from './ready-locs.ts';
import { LINE_START, LINES_SQL, NOT_MADE } from './row-sql.ts';
import { namespacesIn } from './xml-frame.ts';

/** The lines of a batch of rows, all of which are written. */
export interface ReadyLines {
  readonly urls: number;
  /** The lines with their line ends, as UTF-8. */
  readonly xml: EscapedLines;
  /** Bit set of the namespaces that they use. */
  readonly namespaces: number;
  /** The lastmods in them, in order; those may be missing that are surely not the latest. */
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
  const dates = lastmods instanceof Uint8Array ? readLastmods(asBuffer(lastmods)) : NO_DATES;
  // A line break in a value makes two of one.
  if (dates?.lines !== Number(dated)) return null;
  const leftOut = new LeftOutTally();
  leftOut.add('lastmod-imprecise', 'lastmod', dates.imprecise);
  return {
    urls: Number(urls),
    xml: new EscapedLines(lines, escapesIn(asBuffer(locs), fragments)),
    namespaces: namespacesIn(fragments),
    lastmods: dates.late,
    leftOut: leftOut.list(),
  };
}

const NO_DATES: LastmodsRead = { lines: 0, imprecise: 0, late: [] };

const EMPTY: ReadyLines = {
  urls: 0,
  xml: new EscapedLines(Buffer.alloc(0), 'none'),
  namespaces: 0,
  lastmods: [],
  leftOut: [],
};

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
