// Goes through several generators one after the other, of which some are begun ahead. It knows nothing of what they give.

/** Begun ahead, each until it has its first item. */
const AHEAD = 3;

/** All items in order. The generators are asked for in their order, so that one never waits for a later one. */
export async function* readAhead<T>(parts: readonly (() => AsyncGenerator<T>)[]): AsyncGenerator<T> {
  const begun: { readonly items: AsyncGenerator<T>; readonly first: Promise<IteratorResult<T>> }[] = [];
  let next = 0;
  const begin = (): void => {
    const items = parts[next++]?.();
    if (!items) return;
    const first = items.next();
    // Whoever comes to it is told.
    first.catch(() => undefined);
    begun.push({ items, first });
  };
  try {
    for (let i = 0; i <= AHEAD; i++) begin();
    for (let part = begun[0]; part; part = begun[0]) {
      for (let item = await part.first; item.done !== true; item = await part.items.next()) yield item.value;
      begun.shift();
      begin();
    }
  } finally {
    for (const { items } of begun) items.return(undefined).catch(() => undefined);
  }
}
