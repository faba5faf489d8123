// The languages that Mapwright speaks to people: the window, and what it writes for them.
export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
