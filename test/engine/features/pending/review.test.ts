// Changes that wait: found by comparing, shown with before and after, taken over in parts, as one undo step.
import { engineWith, type TestEngine } from '../../test-engine.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReview as applySteps } from '../../../../electron/engine/features/pending/apply-review.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import {
  reviewAccept,
  reviewApply,
  reviewDiscard,
} from '../../../../electron/engine/features/pending/requests/review-apply.ts';
import { reviewRows } from '../../../../electron/engine/features/pending/requests/review-rows.ts';
import { ChangeStage } from '../../../../electron/engine/features/pending/change-stage.ts';
import { keepReview } from '../../../../electron/engine/features/pending/pending-review.ts';
import { ReviewSink } from '../../../../electron/engine/features/import/review/review-sink.ts';
import type { OpenProject, PendingReview } from '../../../../electron/engine/project/open-project.ts';
import { finish } from '../../../../shared/model/steps.ts';
import type { ReviewItem } from '../../../../shared/model/edit/review.ts';
import { dump, importRows, toBatch, type SampleRow } from '../../store/rows/sample-project.ts';

const UPDATE = { code: 'update', sources: 1 } as const;
const applyReview = (project: OpenProject) => finish(applySteps(project));

/** Stages rows as the new content of the project's first source. */
function stage(
  engine: TestEngine,
  rows: readonly SampleRow[],
  more: Partial<PendingReview> = {},
): OpenProject {
  const project = currentProject(engine.context);
  const ids = project.store.sources().map(({ id }) => id);
  const first = ids[0] ?? 1;
  stageOf(project, ids, [[first, rows]], new Set([first]), more);
  return project;
}

/** Stages rows as the content of these sources. */
function stageOf(
  project: OpenProject,
  sources: readonly number[],
  contents: readonly (readonly [source: number, rows: readonly SampleRow[]])[],
  complete: ReadonlySet<number>,
  more: Partial<PendingReview> = {},
): void {
  const staged = new ChangeStage(project.store, { sources, bySource: true });
  finish(staged.load());
  const sink = new ReviewSink(staged, []);
  for (const [source, rows] of contents) sink.add(source, toBatch(rows));
  finish(staged.finish((source) => complete.has(source)));
  const { table, unchanged } = staged;
  keepReview(project, { label: UPDATE, table, unchanged, newSources: [], versions: [], ...more });
}

function items(engine: TestEngine): readonly ReviewItem[] {
  const window = reviewRows({ start: 0, count: 500 }, engine.context) as { items: readonly ReviewItem[] };
  return window.items;
}

function rowsOf(project: OpenProject): SampleRow[] {
  return [...project.store.batches()].flatMap((batch) =>
    batch.loc.map((loc, i) => ({
      loc,
      lastmod: batch.lastmod[i] ?? null,
      changefreq: batch.changefreq[i] ?? null,
      priority: batch.priority[i] ?? null,
      ext: batch.ext[i] ?? null,
    })),
  );
}

const OLD: readonly SampleRow[] = [
  { loc: 'https://e.com/same', lastmod: '2026-01-01' },
  { loc: 'https://e.com/changed', lastmod: '2026-01-01', priority: 0.5, changefreq: 3 },
  { loc: 'https://e.com/gone' },
];
const NEW: readonly SampleRow[] = [
  { loc: 'https://e.com/fresh', changefreq: 2, ext: '<image:image/>' },
  { loc: 'https://e.com/changed', lastmod: '2026-02-02', priority: 0.7, changefreq: 3 },
  { loc: 'https://e.com/same', lastmod: '2026-01-01' },
];

describe('a review', () => {
  it('shows what is added, changed by field, and removed, with both values', () => {
    const engine = engineWith(OLD);
    const project = stage(engine, NEW);
    expect(project.review?.unchanged).toBe(1);
    expect(items(engine)).toMatchObject([
      { kind: 'added', loc: 'https://e.com/fresh', before: null, after: { changefreq: 'daily' }, fields: [] },
      {
        kind: 'changed',
        loc: 'https://e.com/changed',
        before: { lastmod: '2026-01-01', priority: 0.5, changefreq: 'weekly' },
        after: { lastmod: '2026-02-02', priority: 0.7, changefreq: 'weekly' },
        fields: ['lastmod', 'priority'],
        acceptedFields: ['lastmod', 'priority'],
      },
      { kind: 'removed', loc: 'https://e.com/gone', after: null, accepted: true },
    ]);
  });

  it('takes all of it over as one step, which one undo takes back exactly', async () => {
    const engine = engineWith(OLD);
    const before = dump(currentProject(engine.context).store);
    const project = stage(engine, NEW);
    expect(applyReview(project)).toEqual({ added: 1, changed: 1, removed: 1 });
    expect(project.review).toBeNull();
    expect(new Set(rowsOf(project).map((row) => JSON.stringify(row)))).toEqual(
      new Set(NEW.map((row) => JSON.stringify({ loc: row.loc, ...values(row) }))),
    );
    expect(project.store.historyState().undo).toMatchObject({ label: UPDATE, rows: 3 });
    void historyUndo({}, engine.context);
    expect(dump(project.store)).toEqual(before);
  });

  it('takes over only the rows and the fields that are accepted', async () => {
    const engine = engineWith(OLD);
    const project = stage(engine, NEW);
    const fresh = items(engine).find(({ kind }) => kind === 'added')?.item ?? 0;
    void reviewAccept({ items: [fresh], accept: false }, engine.context);
    void reviewAccept({ kind: 'removed', accept: false }, engine.context);
    const summary = await reviewAccept({ field: 'lastmod', accept: false }, engine.context);
    expect(summary).toMatchObject({
      counts: { added: 1, changed: 1, removed: 1 },
      accepted: { added: 0, changed: 1, removed: 0 },
      fields: { lastmod: 1, priority: 1, changefreq: 0 },
    });
    applyReview(project);
    const changed = rowsOf(project).find(({ loc }) => loc.endsWith('/changed'));
    expect(changed).toMatchObject({ lastmod: '2026-01-01', priority: 0.7 });
    expect(rowsOf(project)).toHaveLength(3);
  });

  it('takes over empty cells alone where that is what is accepted, also of one field', async () => {
    const engine = engineWith([{ loc: 'https://e.com/a', lastmod: '2026-01-01' }, ...OLD.slice(2)]);
    const project = stage(engine, [
      { loc: 'https://e.com/a', lastmod: '2026-02-02', priority: 0.5, changefreq: 2 },
      { loc: 'https://e.com/fresh' },
    ]);
    const filled = await reviewAccept({ kind: 'changed', accept: 'fill' }, engine.context);
    expect(filled.accepted).toEqual({ added: 1, changed: 1, removed: 1 });
    expect(items(engine)[0]).toMatchObject({ acceptedFields: ['changefreq', 'priority'], accepted: true });
    void reviewAccept({ field: 'priority', accept: false }, engine.context);
    void reviewAccept({ field: 'lastmod', accept: 'fill' }, engine.context);
    expect(items(engine)[0]).toMatchObject({ acceptedFields: ['changefreq'] });
    applyReview(project);
    expect(rowsOf(project)[0]).toMatchObject({ lastmod: '2026-01-01', priority: null, changefreq: 2 });
  });

  it('shows extensions as what is in them, and as XML where that is the same on both sides', () => {
    const image = (name: string, more = '') =>
      `<image:image><image:loc>https://e.com/${name}</image:loc>${more}</image:image>`;
    const title = '<image:title>T</image:title>';
    const engine = engineWith([
      { loc: 'https://e.com/a', ext: image('1') },
      { loc: 'https://e.com/b', ext: image('1') },
    ]);
    stage(engine, [
      { loc: 'https://e.com/a', ext: image('1') + image('2') },
      { loc: 'https://e.com/b', ext: image('1', title) },
    ]);
    expect(items(engine)).toMatchObject([
      { before: { ext: 'https://e.com/1' }, after: { ext: 'https://e.com/1\nhttps://e.com/2' } },
      { before: { ext: image('1') }, after: { ext: image('1', title) } },
    ]);
  });

  it('is refused by its number once the project has changed, or another has taken its place', () => {
    const engine = engineWith(OLD);
    const project = stage(engine, NEW);
    const first = project.review?.id ?? 0;
    expect(() => reviewRows({ review: first, start: 0, count: 1 }, engine.context)).not.toThrow();
    stage(engine, NEW);
    expect(() => reviewApply({ review: first }, engine.context)).toThrow(/changed since/);
    void reviewDiscard({ review: first }, engine.context);
    const second = project.review?.id ?? 0;
    project.revision++;
    expect(() => reviewApply({ review: second }, engine.context)).toThrow(/changed since/);
    expect(reviewApply({}, engine.context)).toEqual({ added: 1, changed: 1, removed: 1 });
  });

  it('leaves everything as it was when cancelled, and can be taken over later', async () => {
    const engine = engineWith(OLD);
    const project = stage(engine, NEW);
    const before = dump(project.store);
    const steps = applySteps(project);
    steps.next();
    steps.next();
    expect(() => steps.throw(new Error('cancelled'))).toThrow('cancelled');
    expect(dump(project.store)).toEqual(before);
    expect(project.store.historyState().undo?.label).toMatchObject({ code: 'text' });
    expect(applyReview(project)).toEqual({ added: 1, changed: 1, removed: 1 });
  });

  it('knows a row that moved to another source of the set', async () => {
    const engine = engineWith(OLD);
    const project = currentProject(engine.context);
    importRows(project.store, [{ loc: 'https://e.com/second' }], '/in/b.xml');
    const [a = 0, b = 0] = project.store.sources().map(({ id }) => id);
    const moved = [{ loc: 'https://e.com/gone', lastmod: '2026-03-03' }, { loc: 'https://e.com/second' }];
    const contents = [[a, OLD.slice(0, 2)] as const, [b, moved] as const];
    stageOf(project, [a, b], contents, new Set([a, b]));
    expect(items(engine)).toMatchObject([
      {
        kind: 'changed',
        loc: 'https://e.com/gone',
        fields: ['lastmod', 'source'],
        before: { source: a },
        after: { source: b },
      },
    ]);
    applyReview(project);
    expect(project.store.db.number('SELECT source FROM url WHERE loc = ?', 'https://e.com/gone')).toBe(b);
  });

  it('brings its sources along, and gives them up with undo', async () => {
    const engine = engineWith(OLD);
    const project = currentProject(engine.context);
    const facts = { bytes: 9, problems: [] };
    const source = {
      location: 'https://e.com/new.xml',
      format: 'urlset',
      entries: 1,
      parent: null,
      facts,
    } as const;
    stageOf(project, [], [[-1, [{ loc: 'https://e.com/new' }]]], new Set(), { newSources: [source] });
    applyReview(project);
    expect(project.store.sources().at(-1)).toMatchObject({
      location: 'https://e.com/new.xml',
      entries: 1,
      bytes: 9,
    });
    void historyUndo({}, engine.context);
    expect(project.store.sources()).toHaveLength(1);
  });
});

function values({ lastmod = null, changefreq = null, priority = null, ext = null }: SampleRow) {
  return { lastmod, changefreq, priority, ext };
}

describe('comparing and taking over', () => {
  it('gives exactly the new rows, whatever both sides are', async () => {
    const row = fc.record({
      loc: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f').map((name) => `https://e.com/${name}`),
      lastmod: fc.constantFrom(null, '2026-01-01', '2026-01-02'),
      priority: fc.constantFrom(null, 0.5, 'high'),
      changefreq: fc.constantFrom(null, 1, 'sometimes'),
      ext: fc.constantFrom(null, '<image:image/>'),
    });
    const rows = fc.array(row, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(rows, rows, async (old, fresh) => {
        const engine = engineWith([{ loc: 'https://e.com/x' }, ...old]);
        const before = dump(currentProject(engine.context).store);
        const project = stage(engine, [{ loc: 'https://e.com/x' }, ...fresh]);
        applyReview(project);
        const sorted = (list: readonly SampleRow[]) =>
          list.map((r) => JSON.stringify({ loc: r.loc, ...values(r) })).sort();
        expect(sorted(rowsOf(project))).toEqual(sorted([{ loc: 'https://e.com/x' }, ...fresh]));
        if (project.store.historyState().undo?.label.code === 'update') void historyUndo({}, engine.context);
        expect(dump(project.store)).toEqual(before);
        project.store.close();
        engine.context.current = null;
      }),
      { numRuns: 40 },
    );
  });
});
