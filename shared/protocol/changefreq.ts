// The values of changefreq, in the order of their stored code. It only names them; findings live in the engine.

/** In order from most to least often; the position is the stored code. Source: sitemaps.org/protocol.html. */
export const CHANGEFREQS = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

/** The code of an exact, lower-case changefreq, or -1 where the text is not one. */
export function changefreqCode(text: string): number {
  return (CHANGEFREQS as readonly string[]).indexOf(text);
}
