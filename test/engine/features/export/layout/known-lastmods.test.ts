// What the index says of files whose rows stay and whose names change.
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { sectionDefine } from '../../../../../electron/engine/features/sections/requests/section-define.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';
import { options } from './export-set.ts';
import { exportNow, NOW, SITE, text } from '../option-set.ts';

const LATER = '2026-06-01T00:00:00Z';

let context: EngineContext;
let set: ReturnType<typeof options>;
/** When the shop changed; the blog never did. */
let edited = '';

beforeEach(async () => {
  context = engineWith(['/blog/1', '/shop/1', '/shop/2'].map((path) => ({ loc: SITE + path }))).context;
  set = options(temporaryFolder(), { gzip: false });
  nameSections('blog', 'shop');
  await datesAt(NOW);
  void editSet({ rows: { kind: 'ids', ids: [2] }, column: 'priority', value: '0.3' }, context);
  edited = lastEdit();
  expect(await datesAt(NOW)).toEqual({ 'blog-1.xml': undefined, 'shop-1.xml': edited });
});

/** When the project was changed last, rows or sections. */
function lastEdit(): string {
  const changed = new Date(currentProject(context).store.exports.lastChangeAt());
  return `${changed.toISOString().slice(0, 19)}Z`;
}

function nameSections(blog: string, shop: string): void {
  const known = currentProject(context).store.sections.list();
  const sections = [blog, shop].map((name, i) => ({
    id: known[i]?.id ?? 0,
    name,
    conditions: [
      {
        ...({ kind: 'text', column: 'path', operator: 'startsWith' } as const),
        value: ['/blog/', '/shop/'][i] ?? '',
      },
    ],
  }));
  void sectionDefine({ sections }, context);
}

/** Exports as planned; what the index says of each file then. */
async function datesAt(now: number, out = set.out): Promise<Record<string, string | undefined>> {
  await exportNow(context, { ...set, out }, now);
  const entries = text(out, 'sitemap-index.xml').matchAll(
    /<loc>[^<]*\/([^</]*)<\/loc>(?:<lastmod>([^<]*))?/g,
  );
  return Object.fromEntries(Array.from(entries, ([, name = '', date]) => [name, date] as const));
}

it('files whose names change places changed then, though their rows did not', async () => {
  nameSections('shop', 'blog');
  const swapped = { 'shop-1.xml': lastEdit(), 'blog-1.xml': lastEdit() };
  expect(await datesAt(Date.parse(LATER))).toEqual(swapped);
  expect(await datesAt(Date.parse('2026-07-01'))).toEqual(swapped);
});

it('so they do in another folder, to which the set was not exported before', async () => {
  nameSections('shop', 'blog');
  const swapped = { 'shop-1.xml': lastEdit(), 'blog-1.xml': lastEdit() };
  expect(await datesAt(Date.parse(LATER), temporaryFolder())).toEqual(swapped);
});

it('a file that gets a new name keeps its date, and one that gets the name of another changes', async () => {
  nameSections('news', 'blog');
  expect(await datesAt(Date.parse(LATER))).toEqual({ 'news-1.xml': undefined, 'blog-1.xml': lastEdit() });
});

it('an edit in the very millisecond in which the set was kept came after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-03-01T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await datesAt(NOW);
  void editSet({ rows: { kind: 'ids', ids: [2] }, column: 'priority', value: '0.4' }, context);
  expect(await datesAt(NOW)).toMatchObject({ 'shop-1.xml': '2099-03-01T10:00:00Z' });
});
