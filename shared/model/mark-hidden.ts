// Makes characters visible that show nothing, or turn the direction of others, so that no text looks like another one.
// For showing alone: what is stored, copied and edited stays as it is.

/** Most texts: nothing else is asked of them. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Controls, format characters and all spaces but the usual one; line breaks and tabs are seen. Source: Unicode, UAX #44. */
const HIDDEN = /(?![ \t\r\n])[\p{Cc}\p{Cf}\p{Z}]/gu;

/** The same without the spaces, which numbers and dates have, too. */
const UNPRINTED = /(?![\t\r\n])[\p{Cc}\p{Cf}]/gu;

/** The text with "‹U+202E›" for each of them. */
export function markHidden(text: string): string {
  return PLAIN.test(text) ? text : text.replace(HIDDEN, (letter) => `‹U+${codeOf(letter)}›`);
}

/** The same but for spaces: for what becomes part of a sentence, as numbers and dates do, too. */
export function markUnprinted(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNPRINTED, (letter) => `‹U+${codeOf(letter)}›`);
}

function codeOf(letter: string): string {
  return (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
