// The languages that Mapwright speaks to people: the window, and what it writes for them.
export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the user's languages (BCP 47, as "de-AT") that Mapwright speaks, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

/** Numbers as the language groups them. */
export function numbersIn(language: Language): (count: number) => string {
  return (count) => count.toLocaleString(language);
}
