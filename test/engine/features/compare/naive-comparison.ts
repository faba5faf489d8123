// What a comparison should find, worked out in the plainest way, and the sitemaps that it is tried on.

export interface PlainRow {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly priority: string | null;
}

/** A form of a set of rows, and what it can hold besides addresses. */
export interface PlainForm {
  readonly extension: string;
  readonly holds: readonly ('lastmod' | 'priority')[];
  readonly write: (rows: readonly PlainRow[]) => string;
}

const LAST: PlainRow = { loc: 'https://example.com/last', lastmod: null, priority: null };

/** Each with one more row behind those that are given, as none may be empty. */
export const PLAIN_FORMS: readonly PlainForm[] = [
  { extension: 'xml', holds: ['lastmod', 'priority'], write: plainSitemap },
  {
    extension: 'txt',
    holds: [],
    write: (rows) => [...rows, LAST].map(({ loc }) => `${loc}\n`).join(''),
  },
  {
    extension: 'csv',
    holds: ['lastmod'],
    write: (rows) =>
      `loc,lastmod\n${[...rows, LAST].map(({ loc, lastmod }) => `${loc},${lastmod ?? ''}\n`).join('')}`,
  },
  {
    extension: 'rss',
    holds: ['lastmod'],
    write: (rows) =>
      `<rss version="2.0"><channel>${[...rows, LAST].map(({ loc, lastmod }) => `<item><link>${loc.replace('&', '&amp;')}</link>${lastmod ? `<pubDate>${lastmod}</pubDate>` : ''}</item>`).join('')}</channel></rss>`,
  },
];

/** The row as a form has it. */
export interface HeldRow extends PlainRow {
  readonly holds: PlainForm['holds'];
}

export function heldRow(row: PlainRow, { holds }: PlainForm): HeldRow {
  return {
    loc: row.loc,
    lastmod: holds.includes('lastmod') ? row.lastmod : null,
    priority: holds.includes('priority') ? row.priority : null,
    holds,
  };
}

/** A urlset of these rows, with one more behind them, as it may not be empty. */
export function plainSitemap(rows: readonly PlainRow[]): string {
  const records = rows.map(
    ({ loc, lastmod, priority }) =>
      `<url><loc>${loc.replace('&', '&amp;')}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${priority ? `<priority>${priority}</priority>` : ''}</url>`,
  );
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${records.join('\n')}<url><loc>https://example.com/last</loc></url></urlset>`;
}

/** Rows that are the same are matched first, each once; then those of one address, by what both can hold. */
export function compareNaively(
  before: readonly HeldRow[],
  after: readonly HeldRow[],
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
  const take = (isMatch: (other: HeldRow) => boolean): HeldRow | undefined => {
    const at = left.findIndex(isMatch);
    return at >= 0 ? left.splice(at, 1)[0] : undefined;
  };
  const mine = before.filter((one) => !take((other) => key(other) === key(one)));
  const counts = { unchanged: before.length - mine.length, added: 0, removed: 0, changed: 0 };
  for (const one of mine) {
    const other = take(({ loc }) => loc === one.loc);
    const differs = one.holds.some((field) => {
      if (!other?.holds.includes(field) || (field === 'lastmod' && ignoreLastmod)) return false;
      const [a, b] = [one[field], other[field]];
      return field === 'priority' && a !== null && b !== null ? Number(a) !== Number(b) : a !== b;
    });
    counts[!other ? 'removed' : differs ? 'changed' : 'unchanged']++;
  }
  return { ...counts, added: left.length };
}
