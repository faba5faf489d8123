// Random tables whose rows carry findings of several rules at once, from the fixtures of the rules, and projects of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { RULES } from '../../../../electron/engine/check/rule-registry.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { importSources } from '../../../../electron/engine/features/import/import-sources.ts';
import { recheckAll } from '../../../../electron/engine/check/run/recheck.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { ruleFixturePath } from '../rule-fixture.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { engineWith } from '../../test-engine.ts';

const NOBODY = { signal: new AbortController().signal, report: () => undefined };

/** What a row says, for comparing rows cell by cell. */
export const FIELDS = ['loc', 'lastmod', 'changefreq', 'priority', 'included', 'ext'] as const;

/** Longer rows (a thousand images) take long and say no more. */
const LONGEST = 4_000;

/** The rows of all fixtures as they stand there, fixture by fixture. */
export const FIXTURES = RULES.filter(({ kind }) => kind === 'row' || kind === 'set').map(({ id }) =>
  readFileSync(ruleFixturePath(id), 'utf8')
    .split('\n')
    .flatMap((line) => /^<url>(.*)<\/url>/.exec(line)?.[1] ?? [])
    .filter((content) => content.length < LONGEST),
);

const PLAIN = /<(loc|lastmod|changefreq|priority)>.*?<\/\1>/g;

interface Pieces {
  readonly loc: string;
  readonly lastmod: string;
  readonly changefreq: string;
  readonly priority: string;
  readonly ext: string;
}

function piecesOf(content: string): Pieces {
  const piece = (tag: string): string => new RegExp(`<${tag}>.*?</${tag}>`).exec(content)?.[0] ?? '';
  return {
    loc: piece('loc'),
    lastmod: piece('lastmod'),
    changefreq: piece('changefreq'),
    priority: piece('priority'),
    ext: content.replaceAll(PLAIN, ''),
  };
}

const ROWS = FIXTURES.map((rows) => rows.map(piecesOf));
const pool = (part: keyof Pieces): string[] => [
  ...new Set(ROWS.flat().flatMap((row) => (row[part] === '' ? [] : [row[part]]))),
];
const other = (part: keyof Pieces) => fc.option(fc.constantFrom(...pool(part)), { freq: 2 });

/** What a row gets beside its own cells, so that several rules find something in it. */
const more = fc.record({
  lastmod: other('lastmod'),
  changefreq: other('changefreq'),
  priority: other('priority'),
  ext: other('ext'),
});

/** The rows of some fixtures, as those link to each other, with cells from others. */
export const table = fc.array(fc.constantFrom(...ROWS), { minLength: 4, maxLength: 6 }).chain((fixtures) => {
  const rows = fixtures.flat();
  return fc.array(more, { minLength: rows.length, maxLength: rows.length }).map((additions) =>
    rows.map(({ loc, ...own }, i) => {
      const added = additions[i];
      const cells = (['lastmod', 'changefreq', 'priority'] as const).map(
        (part) => own[part] || (added?.[part] ?? ''),
      );
      return `<url>${loc}${cells.join('')}${own.ext}${added?.ext ?? ''}</url>`;
    }),
  );
});

const NAMESPACES = {
  xhtml: 'http://www.w3.org/1999/xhtml',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
};

/** Imports the rows; some are left out of the export, and a robots.txt blocks some. */
export async function projectOf(rows: readonly string[]): Promise<EngineContext> {
  const { context } = engineWith([]);
  const { store } = currentProject(context);
  const path = join(temporaryFolder(), 'table.xml');
  const prefixes = Object.entries(NAMESPACES).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);
  writeFileSync(
    path,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${prefixes.join(' ')}>\n${rows.join('\n')}\n</urlset>\n`,
  );
  await importSources({ store }, [path], NOBODY);
  store.setSettings({ baseUrl: 'https://example.com/' });
  const content = Buffer.from('User-agent: *\nDisallow: /private\nDisallow: /*?\n');
  store.robots.add(0, { origin: 'https://example.com', content, location: null });
  store.db.run('UPDATE url SET included = 0 WHERE id % 7 = 0');
  recheckAll({ store });
  return context;
}

/** The cells of each visible row, in the order of FIELDS. */
export function cellsOf(store: ProjectStore): Map<number, unknown[]> {
  const rows = store.db.all(`SELECT id, ${FIELDS.join()} FROM url WHERE deleted = 0 ORDER BY id`);
  return new Map(rows.map(([id, ...cells]) => [Number(id), cells]));
}
