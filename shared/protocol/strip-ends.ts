// Takes characters away from the ends of a text, one at a time: a regular expression that ends in "+$" takes the square of
// the time where many such characters stand elsewhere.

/** The text without those characters at both ends that `drop`, a pattern of one character without "g", matches. */
export function stripEnds(text: string, drop: RegExp): string {
  return stripStart(stripEnd(text, drop), drop);
}

/** The same at the start alone. */
export function stripStart(text: string, drop: RegExp): string {
  let start = 0;
  while (start < text.length && drop.test(text.charAt(start))) start++;
  return start === 0 ? text : text.slice(start);
}

/** The same at the end alone. */
export function stripEnd(text: string, drop: RegExp): string {
  let end = text.length;
  while (end > 0 && drop.test(text.charAt(end - 1))) end--;
  return end === text.length ? text : text.slice(0, end);
}
