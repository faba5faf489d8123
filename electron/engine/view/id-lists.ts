// Small operations on ascending lists of row ids. They read nothing.
import { placeOf } from '../../../shared/model/first-place.ts';
import type { RowWrite } from './view-database.ts';

/** How many rows a write is about; nobody knows = without end. */
export function rowsOfWrite(write: RowWrite | null): number {
  return write ? (write.ids?.length ?? write.last - write.first + 1) : Infinity;
}

/** The ids of the rows that a write is about. */
export function idsOfWrite({ ids, first, last }: RowWrite): Uint32Array {
  return ids ?? idsFrom(first, last - first + 1);
}

/** So many ids that follow each other. */
export function idsFrom(first: number, count: number): Uint32Array<ArrayBuffer> {
  const ids = new Uint32Array(count);
  for (let i = 0; i < count; i++) ids[i] = first + i;
  return ids;
}

/** One list after the other. */
export function concatIds(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The ids in ascending order; most lists are so already. */
export function ascending(ids: Uint32Array): Uint32Array {
  for (let i = 1; i < ids.length; i++) if ((ids[i] ?? 0) < (ids[i - 1] ?? 0)) return ids.toSorted();
  return ids;
}

/** All ids of the lists, ascending, each once. */
export function unitedIds(parts: readonly Uint32Array[]): Uint32Array {
  const all = concatIds(parts).sort();
  return all.filter((id, i) => i === 0 || id !== all[i - 1]);
}

/** A list in which all of `looked` are replaced by those of them that are in `found`; all lists ascend. */
export function patchedIds(ids: Uint32Array, looked: Uint32Array, found: Uint32Array): Uint32Array {
  const result = new Uint32Array(ids.length + found.length);
  let length = 0;
  let from = 0;
  let next = 0;
  for (const id of looked) {
    const to = placeOf(ids, id, from);
    result.set(ids.subarray(from, to), length);
    length += to - from;
    from = ids[to] === id ? to + 1 : to;
    if (found[next] !== id) continue;
    result[length++] = id;
    next++;
  }
  result.set(ids.subarray(from), length);
  return result.subarray(0, length + ids.length - from);
}
