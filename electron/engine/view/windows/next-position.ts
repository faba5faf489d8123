// The next row of a view that somebody wants. Pure.

/** Its position beyond `from`, going round at the end of the view; -1 where there is none. */
export function nextPosition(
  ids: Uint32Array,
  from: number,
  direction: 'next' | 'previous',
  wanted: (id: number) => boolean,
): number {
  const step = direction === 'next' ? 1 : -1;
  for (let i = 1; i <= ids.length; i++) {
    const at = (((from + i * step) % ids.length) + ids.length) % ids.length;
    if (wanted(ids[at] ?? 0)) return at;
  }
  return -1;
}
