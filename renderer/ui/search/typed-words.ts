// The words that are typed into a search, and where they stand in a text.

export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

/** In lower case; none of them is empty. */
export function typedWords(typed: string): readonly string[] {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The text, cut where words begin and end in it. */
export function markWords(text: string, words: readonly string[]): readonly TextPart[] {
  const letters = text.toLowerCase();
  // Some letters are longer in lower case: places would not be those of the text.
  if (words.length === 0 || letters.length !== text.length) return [{ text, hit: false }];
  const hit = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (const at of placesOf(letters, word)) hit.fill(true, at, at + word.length);
  }
  const cuts = hit.flatMap((is, at) => (at > 0 && is !== hit[at - 1] ? [at] : []));
  return [0, ...cuts].map((from, i) => ({ text: text.slice(from, cuts[i]), hit: hit[from] === true }));
}

/** Where a word is found, one after the other. */
export function placesOf(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}
