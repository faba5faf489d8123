// Sets that say of one page several things in several files: they are compared, and taken over, as one row.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparisonSummary } from '../../../../shared/model/comparison.ts';
import { EXTENSION_GROUPS, SEPARATE_KINDS } from '../../../../shared/model/export/set-options.ts';
import {
  ask,
  compare,
  exportTo,
  file,
  folder,
  givenComparingEngine,
  NOW,
  projectFrom,
  set,
  url,
} from './comparing-engine.ts';

interface Page {
  readonly name: string;
  readonly lastmod: string;
  readonly image: string;
  readonly video: string;
  readonly news: string;
  readonly link: string;
}

const image = (n: number): string =>
  `<image:image><image:loc>${url(`${String(n)}.png`)}</image:loc></image:image>`;
const video = (n: number): string =>
  `<video:video><video:thumbnail_loc>${url('t.jpg')}</video:thumbnail_loc><video:title>${String(n)}</video:title><video:description>d</video:description><video:content_loc>${url('v.mp4')}</video:content_loc></video:video>`;
const news = (day: string): string =>
  `<news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication><news:publication_date>${day}</news:publication_date><news:title>T</news:title></news:news>`;
const LINK = `<xhtml:link rel="alternate" hreflang="de" href="${url('de')}"/>`;
const TODAY = new Date().toISOString().slice(0, 10);

const PAGES = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    lastmod: fc.constantFrom('', '2026-01-01', '2026-01-02'),
    image: fc.constantFrom('', image(1), image(2), image(1) + image(2)),
    video: fc.constantFrom('', video(1), video(2)),
    news: fc.constantFrom('', news(TODAY), news('2020-01-01')),
    link: fc.constantFrom('', LINK),
  }),
  { selector: ({ name }) => name, minLength: 1 },
);

const urlset = (records: readonly string[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${records.join('\n')}\n</urlset>`;
const record = (name: string, inside: string): string => `<url><loc>${url(name)}</loc>${inside}</url>`;
const dated = (lastmod: string): string => (lastmod === '' ? '' : `<lastmod>${lastmod}</lastmod>`);

const whole = (pages: readonly Page[]): string =>
  urlset(
    pages.map((page) =>
      record(page.name, dated(page.lastmod) + page.image + page.link + page.video + page.news),
    ),
  );

/** A set of these pages in a folder: with images, videos and news in files of their own, or not. */
async function writeSet(name: string, pages: readonly Page[], isApart: boolean): Promise<string> {
  const out = join(folder, name);
  await rm(out, { recursive: true, force: true });
  await mkdir(out);
  if (!isApart) await writeFile(join(out, 'pages.xml'), whole(pages));
  else {
    const rest = pages.map(({ name: loc, lastmod, link }) => record(loc, dated(lastmod) + link));
    await writeFile(join(out, 'pages.xml'), urlset(rest));
    for (const kind of ['image', 'video', 'news'] as const) {
      const some = pages.filter((page) => page[kind] !== '').map((page) => record(page.name, page[kind]));
      // Names on both sides of that of the pages, so that the order of files does not matter.
      const at = join(out, kind === 'video' ? 'videos.xml' : `a-${kind}.xml`);
      if (some.length > 0) await writeFile(at, urlset(some));
    }
  }
  return out;
}

const found = ({ same, counts, fields }: ComparisonSummary) => ({ same, counts, fields });

givenComparingEngine();

describe('entries of one page in several files', () => {
  it('are compared as the row that they are together, whatever is apart on either side', async () => {
    const forms = fc.constantFrom<readonly [boolean, boolean]>([true, true], [true, false], [false, true]);
    await fc.assert(
      fc.asyncProperty(PAGES, PAGES, forms, async (before, after, apart) => {
        const expected = await compare(
          set(await writeSet('a', before, false)),
          set(await writeSet('b', after, false)),
        );
        const inParts = await compare(
          set(await writeSet('c', before, apart[0])),
          set(await writeSet('d', after, apart[1])),
        );
        expect(found(inParts)).toEqual(found(expected));
        const { items } = await ask('compare.rows', { start: 0, count: 100 });
        const shown = items.map(({ loc, after: row }) => ({ loc, lastmod: row?.lastmod ?? '' }));
        for (const { loc, lastmod } of shown) {
          const page = after.find(({ name }) => url(name) === loc);
          expect(lastmod).toBe(page?.lastmod ?? '');
        }
      }),
      { numRuns: 80 },
    );
  });

  it('are the rows of the project, right after an export with any settings', async () => {
    const kinds = fc.subarray([...SEPARATE_KINDS]);
    await fc.assert(
      fc.asyncProperty(
        PAGES,
        kinds,
        fc.subarray([...EXTENSION_GROUPS]),
        async (pages, separate, leaveOut) => {
          await rm(join(folder, 'site.mapwright'), { force: true });
          await rm(join(folder, 'out'), { recursive: true, force: true });
          await projectFrom('site', await file('site.xml', whole(pages)));
          await exportTo(join(folder, 'out'), { separate, leaveOut });
          for (const side of [
            set(join(folder, 'out')),
            { kind: 'export', out: join(folder, 'out') } as const,
          ]) {
            const summary = await compare(NOW, side);
            expect(summary.counts).toEqual({ added: 0, removed: 0, changed: 0 });
            expect(summary.unchanged).toBe(pages.length);
            expect(summary.sides.map(({ rows, duplicates }) => [rows, duplicates])).toEqual([
              [pages.length, 0],
              [pages.length, 0],
            ]);
          }
          await ask('project.close', {});
        },
      ),
      { numRuns: 12 },
    );
  });

  it('are taken over field by field, and nothing else of a row with them', async () => {
    const page: Page = {
      ...{
        name: 'a',
        lastmod: '2026-01-01',
        image: image(1),
        video: video(1),
        news: news(TODAY),
        link: LINK,
      },
    };
    await projectFrom('site', await file('site.xml', whole([page, { ...page, name: 'b' }])));
    const out = join(folder, 'out');
    await exportTo(out, { separate: ['image', 'video', 'news'] });
    await ask('edit.set', { rows: { kind: 'ids', ids: [1] }, column: 'lastmod', value: '2026-03-03' });
    expect(await compare(NOW, { kind: 'export', out })).toMatchObject({
      counts: { added: 0, removed: 0, changed: 1 },
      fields: { lastmod: 1, images: 0, videos: 0, news: 0 },
    });
    await ask('compare.apply', {});
    const all = { images: 1, videos: 1, news: 1, alternates: 1 };
    expect((await ask('row.detail', { id: 1 })).row).toMatchObject({ lastmod: '2026-01-01', ...all });
    expect(await compare(NOW, { kind: 'export', out })).toMatchObject({ same: true, unchanged: 2 });

    // What the export leaves out is the project's all the same.
    const bare = join(folder, 'bare');
    await exportTo(bare, { leaveOut: ['image'] });
    expect((await compare(NOW, set(bare))).sides[0].unwritten).toEqual(['images']);
    const other = set(await writeSet('other', [{ ...page, image: '', video: video(2) }], true));
    await compare(set(bare), other);
    expect((await ask('compare.apply', { kind: 'changed' })).applied.changed).toBe(0);
    await writeFile(join(bare, 'sitemap-1.xml'), whole([{ ...page, image: '', video: video(2) }]));
    await compare(NOW, set(bare));
    expect((await ask('compare.apply', { kind: 'changed' })).applied.changed).toBe(1);
    expect((await ask('row.detail', { id: 1 })).row).toMatchObject(all);
  });

  it('of a table take nothing from a row that the table can not hold', async () => {
    const page: Page = {
      ...{ name: 'a', lastmod: '', image: image(1), video: video(1), news: '', link: LINK },
    };
    await projectFrom('site', await file('site.xml', whole([page])));
    await compare(NOW, set(await file('b.csv', `loc,images\n${url('a')},${url('9.png')}\n`)));
    await ask('compare.apply', {});
    const { row } = await ask('row.detail', { id: 1 });
    expect(row).toMatchObject({ images: 1, videos: 1, alternates: 1 });
  });
});
