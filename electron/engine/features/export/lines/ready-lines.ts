// Lines of batches of rows that have nothing unusual, made of their bytes: a text of each value would cost more than all
// else. It knows neither where the rows are nor where the lines go.
import { isUtf8 } from 'node:buffer';
import type { LeftOut } from '../../../../../shared/model/export/planned-set.ts';
import { mayBeOutOfOrder } from '../../../read/parse/xml/schema-order.ts';
import { assembly } from '../pack/assembly.ts';
import { LeftOutTally } from './not-written.ts';
import { namespacesIn } from './xml-frame.ts';

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

/** The lines that were made last, of so many bytes; null where they can't be written as they are. */
export function madeLines(urls: number, length: number): ReadyLines | null {
  const maker = assembly();
  const xml = maker.bytes.subarray(maker.linesOutput(), maker.linesOutput() + length);
  if (!isUtf8(xml)) return null;
  const from = maker.fragmentsOutput();
  const fragments = maker.bytes.toString('utf8', from, from + maker.fragmentBytes());
  if (fragments !== '' && mayBeOutOfOrder(fragments)) return null;
  const leftOut = new LeftOutTally();
  leftOut.add('lastmod-imprecise', 'lastmod', maker.impreciseLastmods());
  return {
    urls,
    xml,
    namespaces: namespacesIn(fragments),
    lastmods: lateLastmods(),
    leftOut: leftOut.list(),
  };
}

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
