// Percent-encoded letters outside ASCII as the letters that they stand for. It decodes nothing else, and changes no row.

/** The bytes of one letter in UTF-8, percent-encoded. Source: RFC 3629, 4. */
const LETTER =
  /%(?:c[2-9a-f]|d[\da-f])%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-4](?:%[89ab][\da-f]){3}/gi;

/** The text with such letters written out, which is how browsers show it; the same text where it has none. */
export function writtenOut(text: string): string {
  return text.includes('%') ? text.replace(LETTER, letterOf) : text;
}

/** Some such bytes are no letter: longer than need be, or halves of one. */
function letterOf(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** True where a text is found by the letters that it stands for, too; all others compare as they are written. */
export function hasLetters(text: string): boolean {
  return !isAscii(writtenOut(text));
}

export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
