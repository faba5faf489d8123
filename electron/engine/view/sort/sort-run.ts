// A run of sorted texts, given as UTF-8 bytes, in the form in which runs are merged: of each text only what its predecessor
// does not say already. It knows nothing of rows' columns and of other runs.

/** Rows of a run at most: SQLite sorts them in some hundredths of a second. */
export const RUN_TEXTS = 1 << 14;

/** Some rows' texts, one after the other, in the order of their bytes. None is empty. */
export interface SortedTexts {
  readonly ids: Uint32Array;
  readonly lengths: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Of text i the first `shared[i]` bytes are those of the text before it and are not kept. */
export interface SortedRun extends SortedTexts {
  readonly shared: Uint32Array;
}

export function sortedRun({ ids, lengths, bytes }: SortedTexts): SortedRun {
  const shared = new Uint32Array(ids.length);
  const kept = new Uint8Array(bytes.length);
  let [before, at, end] = [0, 0, 0];
  for (let i = 0; i < ids.length; i++) {
    const length = lengths[i] ?? 0;
    const most = Math.min(length, at - before);
    let same = 0;
    while (same < most && bytes[before + same] === bytes[at + same]) same++;
    shared[i] = same;
    before = at;
    for (at += same; at < before + length; at++) kept[end++] = bytes[at] ?? 0;
  }
  return { ids, lengths, bytes: kept.slice(0, end), shared };
}
