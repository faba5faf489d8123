// Keeps those parts of an earlier answer that a later one repeats, so that only what stands on changed parts is drawn again.
// It takes plain JSON data, as answers are, and changes neither.

/** A value equal to `now`, made of the objects and lists of `before` where these are equal; `before` itself where all is. */
export function withSameParts<T>(before: T, now: T): T;
export function withSameParts(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (Array.isArray(before) && Array.isArray(now)) return sameItems(before, now);
  if (isPlain(before) && isPlain(now)) return sameFields(before, now);
  return now;
}

function sameItems(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const items = now.map((item, i) => withSameParts(before[i], item));
  return items.length === before.length && items.every((item, i) => Object.is(item, before[i]))
    ? before
    : items;
}

type Fields = Readonly<Record<string, unknown>>;

function sameFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  const fields = Object.fromEntries(names.map((name) => [name, withSameParts(before[name], now[name])]));
  const all = names.length === Object.keys(before).length;
  return all && names.every((name) => Object.is(fields[name], before[name]) && name in before)
    ? before
    : fields;
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
