// Lines of batches of rows that have nothing unusual, made of their bytes: a text of each value would cost more than all
// else. Rows are asked for by SQL of row-sql.ts; no database is known here.
import { isUtf8 } from 'node:buffer';
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import { assembly } from './assembly.ts';
import { LeftOutTally } from './left-out.ts';
import { ROWS_SQL } from './row-sql.ts';

/** The lines of a batch of rows, all of which are written. */
export interface ReadyLines {
  readonly urls: number;
  /** The lines with their line ends, as UTF-8; until any other lines are made in this thread. */
  readonly xml: Buffer;
  /** Bit set of the namespaces that they use. */
  readonly namespaces: number;
  /** The lastmods in them, in order; those may be missing that are surely not the latest. */
  readonly lastmods: readonly string[];
  /** Values that the rows have and the lines do not. */
  readonly leftOut: readonly LeftOut[];
}

/** Asks the database for these columns, all of them of the same rows; their values in their order. */
export type AskRows = (sql: string) => readonly unknown[];

/** Batches that are not tried after one that could not be made, doubled each time up to this. */
const PAUSE_AT_MOST = 64;

/** Makes one batch after the other, and remembers whether it is worth while. */
export class LineMaking {
  #skip = 0;
  #pause = 0;

  /** What is made; null where that can't be, or was not tried. */
  make<T>(lines: () => T | null): T | null {
    if (this.#skip > 0) {
      this.#skip--;
      return null;
    }
    const made = lines();
    if (made) this.#pause = 0;
    else this.#skip = this.#pause = Math.min(PAUSE_AT_MOST, this.#pause * 2 + 1);
    return made;
  }
}

/** Null where the rows have to be read and written one by one: a value is invalid, or unusual. */
export function joinedLines(ask: AskRows): ReadyLines | null {
  const [urls, rows, dated] = ask(ROWS_SQL);
  if (urls === 0 || !(rows instanceof Uint8Array)) return EMPTY;
  const maker = assembly();
  if (rows.length > maker.mostLinesInput()) return null;
  maker.bytes.set(rows, maker.linesInput());
  const length = maker.makeLines(rows.length, Number(urls));
  // An empty lastmod is one that is not valid.
  if (length < 0 || maker.datedRows() !== Number(dated)) return null;
  return madeLines(Number(urls), length);
}

/**
 * The lines that were made last, which end behind so many bytes; null where they, or those before, can't be written as they
 * are. `before`: bytes of lines before them, which don't count.
 */
export function madeLines(urls: number, length: number, before = 0): ReadyLines | null {
  const maker = assembly();
  const xml = maker.bytes.subarray(maker.linesOutput() + before, maker.linesOutput() + length);
  if (maker.areFragmentsPlain() === 0 || !isUtf8(xml)) return null;
  const leftOut = new LeftOutTally();
  leftOut.add('lastmod-imprecise', 'lastmod', maker.impreciseLastmods());
  const namespaces = maker.usedPrefixes();
  return { urls, xml, namespaces, lastmods: lateLastmods(), leftOut: leftOut.list() };
}

const EMPTY: ReadyLines = { urls: 0, xml: Buffer.alloc(0), namespaces: 0, lastmods: [], leftOut: [] };

/** The lastmods of the lines that were made last, without those that are surely not the latest. */
function lateLastmods(): string[] {
  const maker = assembly();
  const start = maker.linesOutput();
  const places = new Uint32Array(maker.bytes.buffer, maker.lastmodPlaces(), 2 * maker.lateLastmods());
  const texts: string[] = [];
  for (let i = 0; i < places.length; i += 2) {
    const [place = 0, length = 0] = [places[i], places[i + 1]];
    texts.push(maker.bytes.toString('latin1', start + place, start + place + length));
  }
  return texts;
}
