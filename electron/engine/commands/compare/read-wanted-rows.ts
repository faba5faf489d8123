// Reads some rows of a file again, for the details of those that differ. It runs where digestFile does.
import { BATCH_ROWS, type NormalBatch } from '../../../../shared/model/entry-batch.ts';
import type { SourceFile } from '../../sources/source-file.ts';
import type { DigestedFile } from './digest-file.ts';
import { readRecords } from './read-records.ts';
import type { ReadSettings } from '../import/read-source.ts';
import { readWhole } from './read-whole.ts';

export interface WantedRows {
  /** See DigestedFile. */
  readonly ordinary: DigestedFile['ordinary'];
  /** Ascending: those of the wanted rows among DigestedFile.rows.where. */
  readonly where: Uint32Array;
}

/** The wanted rows in their order, at most 5,000 a batch. Throws where the file is not any more what it was. */
export async function* readWantedRows(
  file: SourceFile,
  { ordinary, where }: WantedRows,
  settings: ReadSettings,
  signal: AbortSignal,
): AsyncGenerator<NormalBatch> {
  if (!ordinary) {
    yield* pickRows(file, where, settings, signal);
    return;
  }
  const content = await readWhole(file);
  if (!content) throw new Error(`${file.location} changed while it was compared.`);
  for (let start = 0; start < where.length; start += BATCH_ROWS) {
    yield readRecords(content, where.subarray(start, start + BATCH_ROWS));
    signal.throwIfAborted();
  }
}

async function* pickRows(
  file: SourceFile,
  where: Uint32Array,
  settings: ReadSettings,
  signal: AbortSignal,
): AsyncGenerator<NormalBatch> {
  const { readSource } = await import('../import/read-source.ts');
  const nothing = (): void => undefined;
  const options = { ...settings, signal, onBytes: nothing, onUnpacked: nothing };
  let first = 0;
  let next = 0;
  for await (const item of readSource(file, options)) {
    if (item.kind !== 'rows') continue;
    const places: number[] = [];
    for (; next < where.length && (where[next] ?? 0) < first + item.batch.count; next++) {
      places.push((where[next] ?? 0) - first);
    }
    first += item.batch.count;
    if (places.length > 0) yield pick(item.batch, places);
    if (next === where.length) return;
  }
  throw new Error(`${file.location} changed while it was compared.`);
}

function pick(batch: NormalBatch, places: readonly number[]): NormalBatch {
  const of = <T>(column: readonly T[]): T[] => places.map((place) => column[place] as T);
  const excluded = batch.excluded && new Set(batch.excluded);
  return {
    count: places.length,
    loc: of(batch.loc),
    hash: of(batch.hash),
    lastmod: of(batch.lastmod),
    changefreq: of(batch.changefreq),
    priority: of(batch.priority),
    ext: of(batch.ext),
    line: of(batch.line),
    excluded: excluded && places.flatMap((place, i) => (excluded.has(place) ? [i] : [])),
  };
}
