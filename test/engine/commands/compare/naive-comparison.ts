// What a comparison should find, worked out in the plainest way, and the sitemaps that it is tried on.

export interface PlainRow {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly priority: string | null;
}

/** A urlset of these rows, with one more behind them, as it may not be empty. */
export function plainSitemap(rows: readonly PlainRow[]): string {
  const records = rows.map(
    ({ loc, lastmod, priority }) =>
      `<url><loc>${loc.replace('&', '&amp;')}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${priority ? `<priority>${priority}</priority>` : ''}</url>`,
  );
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${records.join('\n')}<url><loc>https://example.com/last</loc></url></urlset>`;
}

/** Rows that are the same are matched first, each once; then those of one address. */
export function compareNaively(
  before: readonly PlainRow[],
  after: readonly PlainRow[],
  ignoreLastmod: boolean,
): {
  readonly unchanged: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
} {
  const key = ({ loc, lastmod, priority }: PlainRow): string =>
    JSON.stringify([loc, ignoreLastmod ? null : lastmod, priority === null ? null : Number(priority)]);
  const left = [...after];
  const take = (isMatch: (other: PlainRow) => boolean): boolean => {
    const at = left.findIndex(isMatch);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const mine = before.filter((one) => !take((other) => key(other) === key(one)));
  const removed = mine.filter(({ loc }) => !take((other) => other.loc === loc)).length;
  return {
    unchanged: before.length - mine.length,
    added: left.length,
    removed,
    changed: mine.length - removed,
  };
}
