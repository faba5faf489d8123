// Has threads make the lines of blocks that may have changed, several at a time, before a known set is laid out: then those
// are remembered already. It reads no row itself and decides nothing.
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { BLOCK_ROWS } from '../../write/block-tally.ts';
import { EscapedLines } from '../../write/ready-locs.ts';
import { WINDOW_ROWS } from './encode-changed.ts';
import type { ExportThreads } from './export-threads.ts';
import type { RememberedLines } from './remembered-lines.ts';
import type { KnownSet } from './sticky-layout.ts';
import { TouchedRows } from './touched-rows.ts';

/** Blocks that are made ahead: the lines of more would not be remembered. */
const MAX_BLOCKS = 400;

/** Rows that are read because of a changed one and those around it. */
const ROWS_OF_BLOCK = BLOCK_ROWS + WINDOW_ROWS;

interface Wanted {
  readonly ids: Uint32Array;
  /** How often the lines will be asked for: to lay the set out, and to write it; or only for that. */
  readonly uses: number;
}

/** For fewer rows, threads take longer to start than to work. */
const MIN_ROWS = 30_000;

/** About how many rows would be made ahead; 0 where that is not worth while. */
export function rowsAhead({ section, files, touched }: KnownSet): number {
  if (section === undefined) return 0;
  const all = files.reduce((sum, { urls }) => sum + urls, 0);
  const rows = Math.min(all, Math.min(touched.length, MAX_BLOCKS) * ROWS_OF_BLOCK);
  return rows < MIN_ROWS ? 0 : rows;
}

/** Makes the lines of a set's changed blocks, and what stands before them, and has them remembered. */
export async function makeAhead(
  known: KnownSet,
  threads: ExportThreads,
  remembered: RememberedLines,
): Promise<void> {
  const { section, touched, rowsIn, sameForm } = known;
  if (section === undefined || !sameForm) return;
  const changed = new TouchedRows(touched);
  let left = MAX_BLOCKS;
  const asked: Promise<void>[] = [];
  for (const file of known.files) {
    const wanted = wantedOf(file, changed).slice(0, left);
    left -= wanted.length;
    if (wanted.length === 0) continue;
    asked.push(
      (async () => {
        const thread = await threads.acquire();
        try {
          const made = await thread.blocks({ blocks: wanted.map(({ ids }) => ids), section });
          for (const [i, block] of made.entries()) {
            const { ids, uses } = wanted[i] ?? { ids: new Uint32Array(), uses: 0 };
            if (!block) continue;
            const { xml, lines, ...facts } = block;
            const escaped = new EscapedLines(Buffer.from(xml.buffer), 'none');
            const batch = { ...facts, lines: { ...lines, xml: escaped }, rows: () => rowsIn(ids) };
            remembered.keep(ids, [batch], uses);
          }
        } finally {
          threads.release(thread);
        }
      })(),
    );
  }
  await Promise.all(asked);
}

/** The blocks with rows that may have changed, and the ends of those before them. */
function wantedOf({ ids, blocks }: ExportedFile, touched: TouchedRows): Wanted[] {
  const wanted: Wanted[] = [];
  let at = 0;
  let wasTouched = true;
  for (const { urls } of blocks) {
    const rows = ids.subarray(at, at + urls);
    const isTouched = touched.among(rows);
    if (isTouched && !wasTouched)
      wanted.push({ ids: ids.subarray(Math.max(0, at - WINDOW_ROWS), at), uses: 1 });
    if (isTouched) wanted.push({ ids: rows, uses: 2 });
    wasTouched = isTouched;
    at += urls;
  }
  return wanted;
}
