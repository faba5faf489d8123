// Characters that nobody sees: white space of Unicode, and what has no width. They come along when addresses are copied
// from pages and documents. Source: Unicode, White_Space and Default_Ignorable_Code_Point.

/** One such character; a line end and a common space among them. */
export const INVISIBLE = /[\s\x85\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;

/** Those that are no white space. */
const WITHOUT_WIDTH = /[\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;

const NAMES = {
  ' ': 'char-space',
  '\t': 'char-tab',
  '\n': 'char-line-end',
  '\r': 'char-line-end',
  '\xa0': 'char-no-break-space',
  '\u202f': 'char-no-break-space',
  '\xad': 'char-soft-hyphen',
  '\u200b': 'char-zero-width-space',
  '\u200c': 'char-zero-width-non-joiner',
  '\u200d': 'char-zero-width-joiner',
  '\u2060': 'char-word-joiner',
  '\ufeff': 'char-byte-order-mark',
} as const;

export type CharacterName = (typeof NAMES)[keyof typeof NAMES] | 'char-invisible' | 'char-blank';

/** The key of its name, for a message. */
export function nameOfInvisible(character: string): CharacterName {
  if (Object.hasOwn(NAMES, character)) return NAMES[character as keyof typeof NAMES];
  return WITHOUT_WIDTH.test(character) ? 'char-invisible' : 'char-blank';
}

/** The place of the first white space, or of something without width at one end; -1 where there is none. */
export function oddBlankAt(text: string): number {
  const at = text.search(/[\s\x85]/);
  if (at >= 0) return at;
  if (WITHOUT_WIDTH.test(text.charAt(0))) return 0;
  return WITHOUT_WIDTH.test(text.charAt(text.length - 1)) ? text.length - 1 : -1;
}

/** The place of the first character that nobody sees, or -1. */
export function invisibleAt(text: string): number {
  return text.search(INVISIBLE);
}
