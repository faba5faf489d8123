// The values of changefreq, in the order of their stored code. It only names them; findings live in the engine.

/** In order from most to least often; the position is the stored code. Source: sitemaps.org/protocol.html. */
export const CHANGEFREQS = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

/** The code of an exact, lower-case changefreq, or -1 where the text is not one. */
export function changefreqCode(text: string): number {
  return (CHANGEFREQS as readonly string[]).indexOf(text);
}

/**
 * The value that a text is one slip away from: another letter case, or one letter too many, missing, wrong or swapped
 * with the next. Null where there is none: "biweekly" is no slip of "weekly".
 */
export function nearestChangefreq(text: string): (typeof CHANGEFREQS)[number] | null {
  const word = text.trim().toLowerCase();
  return CHANGEFREQS.find((known) => isOneSlip(word, known)) ?? null;
}

function isOneSlip(word: string, known: string): boolean {
  let at = 0;
  while (at < known.length && word[at] === known[at]) at++;
  const [rest, wanted] = [word.slice(at), known.slice(at)];
  return (
    rest === wanted ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest !== '' && rest.slice(1) === wanted.slice(1)) ||
    (rest.length > 1 && `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}` === wanted)
  );
}
