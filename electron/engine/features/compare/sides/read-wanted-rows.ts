// Reads some rows of a file again, as records, for the details of those that differ. It runs where digestFile does.
import { letGo } from '../../../threads/let-go.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import type { DigestedFile } from '../digest/digest-file.ts';
import { packRecords, valuesAt } from '../pack-records.ts';
import type { ReadSettings } from '../../import/read-source.ts';
import { packRows, type PackedRecords } from '../../../store/compared/compared-records.ts';
import { readWhole } from './read-whole.ts';

/** Chunks of records that are handed over at once. */
const CHUNKS_AT_ONCE = 25;

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
  const records = content && packRecords(content, where);
  if (!records) throw new Error(`${file.location} changed while it was compared.`);
  let some: PackedRecords[] = [];
  for (const packed of records) {
    some.push(packed);
    if (some.length < CHUNKS_AT_ONCE) continue;
    yield some;
    signal.throwIfAborted();
    some = [];
  }
  letGo(content);
  if (some.length > 0) yield some;
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
    for (; next < where.length && (where[next] ?? 0) < first + item.batch.count; next++) {
      places.push((where[next] ?? 0) - first);
    }
    first += item.batch.count;
    if (places.length > 0) yield packRows(places.map((place) => valuesAt(item.batch, place)));
    if (next === where.length) return;
  }
  throw new Error(`${file.location} changed while it was compared.`);
}
