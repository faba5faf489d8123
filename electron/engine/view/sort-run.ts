// Sorts one run of texts, given as UTF-8 bytes, by those bytes, and keeps of each only what its predecessor does not
// say already. It knows nothing of rows' columns and of other runs.

/** Texts of a run at most: their numbers take 16 bits of a sort key, and their bytes stay in the processor's cache. */
export const RUN_TEXTS = 1 << 16;

/** Texts in memory: text i is bytes[starts[i] … starts[i + 1]). None is empty. */
export interface PackedTexts {
  readonly count: number;
  readonly ids: Uint32Array;
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

/**
 * Sorted texts; of text i the first `shared[i]` bytes are those of the text before it and are not kept. All of it lies
 * in memory that threads can share.
 */
export interface SortedRun {
  readonly ids: Uint32Array;
  readonly lengths: Uint32Array;
  readonly shared: Uint32Array;
  /** What is kept of the texts, one after the other. */
  readonly bytes: Uint8Array;
  /** Each text whose place is a multiple of MARK_EVERY, whole: text n of them is marks[markStarts[n] … markStarts[n + 1]). */
  readonly marks: Uint8Array;
  readonly markStarts: Uint32Array;
  /** Where in `bytes` begins what is kept of these. */
  readonly markRests: Uint32Array;
}

/** Who looks for a text in a run reads less than so many. */
export const MARK_EVERY = 1_024;

/** Bytes of a text that one key holds, above the text's number. */
const KEY_BYTES = 6;
const SMALL = 32;

const keys = new BigUint64Array(RUN_TEXTS);
/** The same keys as words: the lower word first, as all platforms that Node runs on have it. */
const words = new Uint32Array(keys.buffer);

/** What is known so far: the order, and what each text in it shares with the one before it. */
interface Draft {
  readonly texts: PackedTexts;
  readonly order: Uint32Array;
  readonly shared: Uint32Array;
  /** Ranges that are equal up to a depth and not sorted yet: from, to, depth. */
  readonly todo: number[];
}

/** Sorts at most RUN_TEXTS texts. Time: about half a microsecond a text. */
export function sortRun(texts: PackedTexts): SortedRun {
  const order = new Uint32Array(texts.count);
  for (let i = 0; i < order.length; i++) order[i] = i;
  const draft: Draft = { texts, order, shared: new Uint32Array(texts.count), todo: [0, order.length, 0] };
  const { todo } = draft;
  while (todo.length > 0) {
    const depth = todo.pop() ?? 0;
    const to = todo.pop() ?? 0;
    const from = todo.pop() ?? 0;
    if (to - from <= SMALL) sortSmall(draft, from, to, depth);
    else sortGroup(draft, from, to, depth + sharedBytes(draft, from, to, depth));
  }
  return frontCoded(draft);
}

/** Sorts by the next bytes; what is equal so far is left as further work. */
function sortGroup(draft: Draft, from: number, to: number, depth: number): void {
  const { texts, order, shared } = draft;
  const count = to - from;
  fillKeys(texts, order, from, to, depth);
  keys.subarray(0, count).sort();
  for (let i = 0; i < count; i++) order[from + i] = (words[2 * i] ?? 0) & 0xffff;
  for (let start = 0, end: number; start < count; start = end) {
    const high = words[2 * start + 1] ?? 0;
    const low = (words[2 * start] ?? 0) >>> 16;
    if (start > 0) shared[from + start] = depth + equalBytes(start, high, low);
    for (end = start + 1; end < count; end++) {
      if (words[2 * end + 1] !== high || (words[2 * end] ?? 0) >>> 16 !== low) break;
    }
    if (end - start > 1) sortEqual(draft, from + start, from + end, depth);
  }
}

/** How many bytes the key at `place` has in common with the one before it. */
function equalBytes(place: number, high: number, low: number): number {
  const upper = high ^ (words[2 * place - 1] ?? 0);
  if (upper !== 0) return Math.clz32(upper) >> 3;
  return 4 + ((Math.clz32(low ^ ((words[2 * place - 2] ?? 0) >>> 16)) - 16) >> 3);
}

/** Keys of the bytes from `depth` on, with the text's number; behind the end of a text stand zeros. */
function fillKeys(
  { starts, bytes }: PackedTexts,
  order: Uint32Array,
  from: number,
  to: number,
  depth: number,
): void {
  for (let i = from; i < to; i++) {
    const text = order[i] ?? 0;
    const at = (starts[text] ?? 0) + depth;
    const left = (starts[text + 1] ?? 0) - at;
    const place = 2 * (i - from);
    if (left >= KEY_BYTES) {
      words[place + 1] =
        ((bytes[at] ?? 0) << 24) |
        ((bytes[at + 1] ?? 0) << 16) |
        ((bytes[at + 2] ?? 0) << 8) |
        (bytes[at + 3] ?? 0);
      words[place] = ((bytes[at + 4] ?? 0) << 24) | ((bytes[at + 5] ?? 0) << 16) | text;
    } else {
      fillLastKey(bytes, at, left, place, text);
    }
  }
}

/** The same where the text ends within the key. */
function fillLastKey(bytes: Uint8Array, at: number, left: number, place: number, text: number): void {
  let high = 0;
  for (let k = 0; k < 4 && k < left; k++) high |= (bytes[at + k] ?? 0) << (24 - 8 * k);
  words[place + 1] = high;
  words[place] = ((left > 4 ? (bytes[at + 4] ?? 0) : 0) << 24) | text;
}

/** Texts with equal keys: they go on, are equal, or end where others have zeros. */
function sortEqual(draft: Draft, from: number, to: number, depth: number): void {
  const { texts, order, shared, todo } = draft;
  let longest = 0;
  let shortest = Number.MAX_SAFE_INTEGER;
  for (let i = from; i < to; i++) {
    const length = lengthOf(texts, order[i] ?? 0);
    if (length > longest) longest = length;
    if (length < shortest) shortest = length;
  }
  if (shortest > depth + KEY_BYTES) {
    todo.push(from, to, depth + KEY_BYTES);
  } else if (longest === shortest) {
    shared.fill(longest, from + 1, to);
  } else {
    // Bytes that are really zero can't be told from the end of a text by the keys.
    order.subarray(from, to).sort((a, b) => compareFrom(texts, a, b, depth));
    for (let i = from + 1; i < to; i++)
      shared[i] = depth + common(texts, order[i - 1] ?? 0, order[i] ?? 0, depth);
  }
}

/** By insertion; texts are equal up to `depth`. */
function sortSmall({ texts, order, shared }: Draft, from: number, to: number, depth: number): void {
  for (let i = from + 1; i < to; i++) {
    const text = order[i] ?? 0;
    let at = i;
    for (; at > from && compareFrom(texts, order[at - 1] ?? 0, text, depth) > 0; at--)
      order[at] = order[at - 1] ?? 0;
    order[at] = text;
  }
  for (let i = from + 1; i < to; i++)
    shared[i] = depth + common(texts, order[i - 1] ?? 0, order[i] ?? 0, depth);
}

function lengthOf({ starts }: PackedTexts, text: number): number {
  return (starts[text + 1] ?? 0) - (starts[text] ?? 0);
}

/** How many bytes from `depth` on two texts have in common. */
function common({ starts, bytes }: PackedTexts, a: number, b: number, depth: number): number {
  const endA = starts[a + 1] ?? 0;
  const endB = starts[b + 1] ?? 0;
  const from = (starts[a] ?? 0) + depth;
  let i = from;
  for (let j = (starts[b] ?? 0) + depth; i < endA && j < endB && bytes[i] === bytes[j]; i++) j++;
  return i - from;
}

function compareFrom({ starts, bytes }: PackedTexts, a: number, b: number, depth: number): number {
  const endA = starts[a + 1] ?? 0;
  const endB = starts[b + 1] ?? 0;
  let i = (starts[a] ?? 0) + depth;
  let j = (starts[b] ?? 0) + depth;
  for (; i < endA && j < endB; i++, j++) {
    const difference = (bytes[i] ?? 0) - (bytes[j] ?? 0);
    if (difference !== 0) return difference;
  }
  return endA - i - (endB - j);
}

/** How many bytes from `depth` on all texts of a group have in common. */
function sharedBytes({ texts, order }: Draft, from: number, to: number, depth: number): number {
  const { starts, bytes } = texts;
  const first = order[from] ?? 0;
  const at = (starts[first] ?? 0) + depth;
  let shared = (starts[first + 1] ?? 0) - at;
  for (let i = from + 1; i < to && shared > 0; i++) {
    const text = order[i] ?? 0;
    const other = (starts[text] ?? 0) + depth;
    const most = Math.min(shared, (starts[text + 1] ?? 0) - other);
    let k = 0;
    while (k < most && bytes[at + k] === bytes[other + k]) k++;
    shared = k;
  }
  return shared;
}

function frontCoded({ texts, order, shared }: Draft): SortedRun {
  const { count, starts, bytes } = texts;
  const ids = sharedWords(count);
  const lengths = sharedWords(count);
  const same = sharedWords(count);
  const markRests = sharedWords(Math.ceil(count / MARK_EVERY));
  const rest = new Uint8Array(bytes.length);
  let written = 0;
  let before = 0;
  for (let i = 0; i < count; i++) {
    const text = order[i] ?? 0;
    const start = starts[text] ?? 0;
    const end = starts[text + 1] ?? 0;
    // The zeros behind the end of a text may have passed for bytes of it.
    const length = end - start;
    const first = Math.min(shared[i] ?? 0, length, before);
    if (i % MARK_EVERY === 0) markRests[i / MARK_EVERY] = written;
    same[i] = first;
    ids[i] = texts.ids[text] ?? 0;
    lengths[i] = length;
    before = length;
    for (let at = start + first; at < end; at++) rest[written++] = bytes[at] ?? 0;
  }
  const packed = sharedBytesOf(rest.subarray(0, written));
  return { ids, lengths, shared: same, bytes: packed, markRests, ...marksOf(texts, order) };
}

function marksOf(texts: PackedTexts, order: Uint32Array): Pick<SortedRun, 'marks' | 'markStarts'> {
  const { count, starts, bytes } = texts;
  const number = Math.ceil(count / MARK_EVERY);
  const markStarts = sharedWords(number + 1);
  for (let n = 0; n < number; n++)
    markStarts[n + 1] = (markStarts[n] ?? 0) + lengthOf(texts, order[n * MARK_EVERY] ?? 0);
  const marks = new Uint8Array(new SharedArrayBuffer(markStarts[number] ?? 0));
  for (let n = 0; n < number; n++) {
    const text = order[n * MARK_EVERY] ?? 0;
    marks.set(bytes.subarray(starts[text] ?? 0, starts[text + 1] ?? 0), markStarts[n] ?? 0);
  }
  return { marks, markStarts };
}

function sharedWords(count: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(4 * count));
}

function sharedBytesOf(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
