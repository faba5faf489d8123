// The languages that Mapwright speaks to people: the window, and what it writes for them.
export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Numbers as the language groups them. */
export function numbersIn(language: Language): (count: number) => string {
  return (count) => count.toLocaleString(language);
}
