// Reads some rows of a file again, as records, for the details of those that differ. It runs where digestFile does.
import { letGo } from '../../../threads/let-go.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import type { DigestedFile } from '../digest/digest-file.ts';
import { UrlsetScan } from '../../../read/parse/scan/urlset-scan.ts';
import { isExcluded, type NormalBatch } from '../../../rows/entry-batch.ts';
import { unpackRows } from '../../../rows/packed-rows.ts';
import { readRecords } from './read-records.ts';
import type { ReadSettings } from '../../import/read-source.ts';
import { packRows, type PackedRecords, type RecordValues } from '../../../store/compared/compared-records.ts';
import { readWhole } from './read-whole.ts';

/** Rows that are handed over at once. */
const ROWS_AT_ONCE = 5_000;

export interface WantedRows {
  /** See DigestedFile. */
  readonly ordinary: DigestedFile['ordinary'];
  /** Ascending: those of the wanted rows among DigestedFile.rows.where. */
  readonly where: Uint32Array;
}

/** The wanted rows in their order, some thousands at a time. Throws where the file is not any more what it was. */
export async function* readWantedRows(
  file: SourceFile,
  { ordinary, where }: WantedRows,
  settings: ReadSettings,
  signal: AbortSignal,
): AsyncGenerator<readonly PackedRecords[]> {
  if (!ordinary) {
    yield* pickRows(file, where, settings, signal);
    return;
  }
  const content = await readWhole(file);
  if (!content || !UrlsetScan.of(content)) throw new Error(`${file.location} changed while it was compared.`);
  for (let from = 0; from < where.length; from += ROWS_AT_ONCE) {
    const batch = readRecords(content, where.subarray(from, from + ROWS_AT_ONCE));
    yield packRows(batch.loc.map((_, i) => valuesAt(batch, i)));
    signal.throwIfAborted();
  }
  letGo(content);
}

async function* pickRows(
  file: SourceFile,
  where: Uint32Array,
  settings: ReadSettings,
  signal: AbortSignal,
): AsyncGenerator<readonly PackedRecords[]> {
  const { readSource } = await import('../../import/read-source.ts');
  const nothing = (): void => undefined;
  const options = { ...settings, signal, onBytes: nothing, onUnpacked: nothing };
  let first = 0;
  let next = 0;
  for await (const item of readSource(file, options)) {
    if (item.kind !== 'rows') continue;
    const places: number[] = [];
    const batch = unpackRows(item.rows);
    for (; next < where.length && (where[next] ?? 0) < first + batch.count; next++) {
      places.push((where[next] ?? 0) - first);
    }
    first += batch.count;
    if (places.length > 0) yield packRows(places.map((place) => valuesAt(batch, place)));
    if (next === where.length) return;
  }
  throw new Error(`${file.location} changed while it was compared.`);
}

/** Row i of a file's batch. */
export function valuesAt(batch: NormalBatch, i: number): RecordValues {
  return {
    row: 0,
    line: batch.line[i] ?? 0,
    loc: batch.loc[i] ?? '',
    lastmod: batch.lastmod[i] ?? null,
    changefreq: batch.changefreq[i] ?? null,
    priority: batch.priority[i] ?? null,
    included: !isExcluded(batch, i),
    ext: batch.ext[i] ?? null,
  };
}
