// A table merged into a project: what matches, what wins, what is deleted, and that one undo takes all of it back.
import { describe, expect, it } from 'vitest';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { pursueSteps } from '../../../../electron/engine/jobs/job-runner.ts';
import { applyReview } from '../../../../electron/engine/features/pending/apply-review.ts';
import { compareTable } from '../../../../electron/engine/features/table/compare-table.ts';
import { tableDecide, tableReview } from '../../../../electron/engine/features/table/requests/table-merge.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import type { ReviewWindow } from '../../../../shared/model/edit/review.ts';
import type { ReviewList } from '../../../../shared/model/table/tables.ts';
import { apply, compare, merge, QUIET, tableFile, valuesOf } from './table-project.ts';
import { engineWith } from '../../test-engine.ts';

const A = 'https://a.example/';
const ROWS = [
  { loc: `${A}1`, lastmod: '2025-01-01', priority: 0.5 },
  { loc: `${A}2` },
  { loc: `${A}3`, changefreq: 2 },
];

const short = (context: EngineContext): unknown[][] =>
  valuesOf(context).map(([loc, ...rest]) => [String(loc).replace(A, ''), ...rest.slice(0, 4)]);

async function undo(context: EngineContext): Promise<void> {
  const { historyUndo } =
    await import('../../../../electron/engine/features/history/requests/history-undo.ts');
  await historyUndo({}, context);
}

async function page(context: EngineContext, review: number, list: ReviewList): Promise<ReviewWindow> {
  return tableReview({ review, list, start: 0, count: 10 }, context);
}

describe('merging a table', () => {
  const file = () =>
    tableFile(`loc,lastmod,priority\n${A}1,2025-02-02,\n${A}2,2025-02-02,0.8\n${A}9,2025-02-02,\n`);

  it('takes the file’s values, empty ones too, and adds new rows; columns that it lacks stay', async () => {
    const { context } = engineWith(ROWS);
    const before = valuesOf(context);
    expect(await merge(context, file())).toMatchObject({ added: 1, changed: 2, deleted: 0 });
    expect(short(context)).toEqual([
      ['1', '2025-02-02', null, null, 1],
      ['2', '2025-02-02', null, 0.8, 1],
      ['3', null, 2, null, 1],
      ['9', '2025-02-02', null, null, 1],
    ]);
    await undo(context);
    expect(valuesOf(context)).toEqual(before);
  });

  it.each([
    ['mine', ['2025-01-01', 0.5], [null, null]],
    ['fill', ['2025-01-01', 0.5], ['2025-02-02', 0.8]],
  ] as const)('with "%s" never overwrites', async (policy, first, second) => {
    const { context } = engineWith(ROWS);
    await merge(context, file(), { policy });
    const rows = valuesOf(context);
    expect([rows[0]?.[1], rows[0]?.[3]]).toEqual(first);
    expect([rows[1]?.[1], rows[1]?.[3]]).toEqual(second);
    expect(rows).toHaveLength(4);
  });

  it('shows what would change and applies only what is accepted', async () => {
    const { context } = engineWith(ROWS);
    const found = await compare(context, file(), { policy: 'review' });
    expect(found).toMatchObject({ rows: 3, added: 1, changed: 2, unchanged: 0, missing: 1 });
    expect(found.accepted).toEqual({ added: 1, changed: 0, missing: 0 });
    const changed = (await page(context, found.review, 'changed')).items;
    expect(changed).toMatchObject([
      {
        line: 2,
        loc: `${A}1`,
        accepted: false,
        fields: ['lastmod', 'priority'],
        before: { lastmod: '2025-01-01', priority: 0.5 },
        after: { lastmod: '2025-02-02', priority: null },
      },
      {
        line: 3,
        loc: `${A}2`,
        fields: ['lastmod', 'priority'],
        before: { lastmod: null, priority: null },
        after: { priority: 0.8 },
      },
    ]);
    const missing = (await page(context, found.review, 'missing')).items;
    expect(missing).toMatchObject([{ line: 0, loc: `${A}3` }]);
    const { review } = found;
    await tableDecide({ review, list: 'added', decision: 'reject' }, context);
    await tableDecide(
      { review, list: 'changed', items: [changed[1]?.item ?? 0], decision: 'accept' },
      context,
    );
    expect(
      await tableDecide(
        { review, list: 'missing', items: missing.map(({ item }) => item), decision: 'accept' },
        context,
      ),
    ).toEqual({ added: 0, changed: 1, missing: 1 });
    expect(apply(context, found)).toMatchObject({ added: 0, changed: 1, deleted: 1 });
    expect(short(context)).toEqual([
      ['1', '2025-01-01', null, 0.5, 1],
      ['2', '2025-02-02', null, 0.8, 1],
    ]);
  });

  it('becomes a source with the rows of it that are added, and not without', async () => {
    const { context } = engineWith(ROWS);
    const sources = () => currentProject(context).store.sources();
    const before = sources();
    const path = tableFile(`loc,priority\n${A}1,0.9\n${A}8,0.1\n${A}9,0.1\n`);
    const refused = await compare(context, path);
    const { review } = refused;
    await tableDecide({ review, list: 'added', decision: 'reject' }, context);
    expect(apply(context, refused)).toMatchObject({ added: 0, changed: 1 });
    expect(sources()).toEqual(before);
    const found = await compare(context, path);
    const [first] = (await page(context, found.review, 'added')).items;
    await tableDecide(
      { review: found.review, list: 'added', items: [first?.item ?? 0], decision: 'reject' },
      context,
    );
    apply(context, found);
    expect(sources().slice(before.length)).toMatchObject([{ location: path, format: 'csv', entries: 1 }]);
    await undo(context);
    expect(sources()).toEqual(before);
  });

  it('deletes what the file lacks only on request', async () => {
    const { context } = engineWith(ROWS);
    expect(await merge(context, file(), { deleteMissing: true })).toMatchObject({ deleted: 1 });
    expect(short(context).map(([loc]) => loc)).toEqual(['1', '2', '9']);
  });

  it('by id changes addresses, and takes a copied row for a new one', async () => {
    const { context } = engineWith(ROWS);
    const path = tableFile(`id,loc\n1,${A}one\n2,${A}2\n2,${A}copy\n,${A}new\n99,${A}gone\n`);
    const found = await compare(context, path, { key: 'id' });
    expect(found).toMatchObject({ added: 3, changed: 1, unchanged: 1, missing: 1 });
    expect(found.problems.map(({ code }) => code)).toEqual(['table-ids-new']);
    apply(context, found);
    expect(short(context).map(([loc]) => loc)).toEqual(['one', '2', '3', 'copy', 'new', 'gone']);
    expect(valuesOf(context)[0]?.[6]).not.toBe(valuesOf(context)[1]?.[6]);
  });

  it('warns where the ids seem to be of another project', async () => {
    const rows = Array.from({ length: 12 }, (_, i) => ({ loc: `${A}${i}` }));
    const { context } = engineWith(rows);
    const path = tableFile(`id,loc\n${rows.map((_, i) => `${i + 1},https://b.example/${i}`).join('\n')}\n`);
    const found = await compare(context, path, { key: 'id' });
    expect(found.problems.map(({ code }) => code)).toContain('table-ids-elsewhere');
  });

  it('matches rows with one address in their order, so that merging twice changes nothing', async () => {
    const { context } = engineWith([]);
    const path = tableFile(`loc,priority\n${A}1,0.1\n${A}1,0.2\n${A}1,0.3\n`);
    await merge(context, path);
    expect(await compare(context, path)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  });

  it('by address changes nothing where rows with one address come in another order, with their ids', async () => {
    const twin = { loc: `${A}1`, lastmod: '2025-03-03' };
    const { context } = engineWith([ROWS[0] ?? twin, { loc: '' }, twin, { loc: '', priority: 0.5 }]);
    const sorted = `id,loc,lastmod,priority\n4,,,0.5\n3,${A}1,2025-03-03,\n2,,,\n1,${A}1,2025-01-01,0.5\n`;
    expect(await compare(context, tableFile(sorted))).toMatchObject({ added: 0, changed: 0, missing: 0 });
    // A row that was copied has the id of another one.
    expect(await compare(context, tableFile(`${sorted}3,${A}1,2025-03-03,\n`))).toMatchObject({
      added: 1,
      changed: 0,
    });
    // An id of another address says nothing.
    const elsewhere = `id,loc,lastmod,priority\n2,${A}1,2025-01-01,0.5\n,${A}1,2025-03-03,\n`;
    expect(await compare(context, tableFile(elsewhere))).toMatchObject({ added: 0, changed: 0, missing: 2 });
  });

  it('keeps invalid values and flags them, and leaves excluded rows out', async () => {
    const { context } = engineWith([]);
    await merge(context, tableFile(`loc,lastmod,included\n${A}1,03/04/2025,nein\n${A}2,2025-01-01,\n`));
    expect(short(context)).toEqual([
      ['1', '03/04/2025', null, null, 0],
      ['2', '2025-01-01', null, null, 1],
    ]);
    const { db } = currentProject(context).store;
    expect(db.number('SELECT count(*) FROM url WHERE issues <> 0')).toBe(1);
  });

  it('reads local dates and decimal commas only as the user says', async () => {
    const path = tableFile(
      `loc;lastmod;priority\n${A}1;31.01.2025;0,5\n${A}2;03.04.2025;\n${A}3;31.02.2025;\n${A}4;31.05.2025 10:30;\n`,
    );
    const { context } = engineWith([]);
    await merge(context, path, { options: { dates: 'dmy', decimalComma: true } });
    expect(short(context)).toEqual([
      ['1', '2025-01-31', null, 0.5, 1],
      ['2', '2025-04-03', null, null, 1],
      ['3', '31.02.2025', null, null, 1],
      // As a pasted one: without the zone that nobody wrote, which the checks tell.
      ['4', '2025-05-31T10:30', null, null, 1],
    ]);
  });

  it('changes images and alternates without touching other extensions', async () => {
    const ext =
      `<image:image><image:loc>${A}1.jpg</image:loc><image:title>One</image:title></image:image>` +
      `<x:y xmlns:x="urn:x">z</x:y><xhtml:link rel="alternate" hreflang="de" href="${A}de"/>`;
    const { context } = engineWith([{ loc: `${A}1`, ext }]);
    await merge(context, tableFile(`loc,images,hreflang nl\n${A}1,${A}1.jpg ${A}2.jpg,${A}nl\n`));
    expect(valuesOf(context)[0]?.[5]).toBe(
      `<image:image><image:loc>${A}1.jpg</image:loc><image:title>One</image:title></image:image>` +
        `<image:image><image:loc>${A}2.jpg</image:loc></image:image><x:y xmlns:x="urn:x">z</x:y>` +
        `<xhtml:link rel="alternate" hreflang="de" href="${A}de"/><xhtml:link rel="alternate" hreflang="nl" href="${A}nl"/>`,
    );
  });

  it('refuses a comparison that the project has outgrown', async () => {
    const { context } = engineWith(ROWS);
    const found = await compare(context, file());
    currentProject(context).revision++;
    expect(() => apply(context, found)).toThrow(/changed since/);
  });

  it('cancelled at any time leaves the project as it was', async () => {
    const rows = Array.from({ length: 6_000 }, (_, i) => ({ loc: `${A}${i}` }));
    const { context } = engineWith(rows);
    const before = valuesOf(context);
    const path = tableFile(`loc,priority\n${rows.map(({ loc }) => `${loc},0.5\n`).join('')}${A}new,0.5\n`);
    const stopped = (after: number) => {
      const abort = new AbortController();
      let reports = 0;
      const report = (): void => {
        if (++reports >= after) abort.abort(new Error('stop'));
      };
      return { signal: abort.signal, report };
    };
    const order = { path, options: {}, key: 'loc', policy: 'theirs', deleteMissing: false } as const;
    const project = currentProject(context);
    await expect(compareTable(project, order, stopped(1))).rejects.toThrow('stop');
    await compare(context, path);
    const outcome = pursueSteps(applyReview(project), 1, stopped(1)).then(
      () => 'applied',
      () => 'stopped',
    );
    if ((await outcome) === 'stopped') expect(valuesOf(context)).toEqual(before);
    expect(await compareTable(project, order, QUIET)).toBeTruthy();
  });

  it('names the file where no column can be told to have what it goes by', async () => {
    const { context } = engineWith(ROWS);
    await expect(compare(context, tableFile('a;b\n1;2\n'))).rejects.toThrow(/table\.csv.*URLs/);
    await expect(compare(context, tableFile(`loc\n${A}1\n`), { key: 'id' })).rejects.toThrow(/row ids/);
    await expect(compare(context, '/nowhere/x.csv')).rejects.toThrow(/does not exist/);
  });

  it.each([
    ['nothing', ' \r\n', /empty/],
    ['a page', '<!DOCTYPE html><table><tr><td>loc</td></tr></table>', /HTML page/],
    ['an old workbook', Buffer.from('D0CF11E0A1B11AE1', 'hex'), /\.xls\b.*Save it as/],
  ])('says that %s is no table, and what to do', async (_, content, message) => {
    await expect(compare(engineWith(ROWS).context, tableFile(content))).rejects.toThrow(message);
  });

  it('takes numbers of images and language versions for no addresses of them', async () => {
    const { context } = engineWith(ROWS);
    const before = valuesOf(context);
    const counted = tableFile(`URL,Images,Hreflang\n${A}1,3,0\n${A}2,0,12\n`);
    const { problems } = await compare(context, counted);
    expect(problems.map(({ code }) => code)).toEqual([]);
    expect(await merge(context, counted)).toMatchObject({ added: 0, changed: 0 });
    expect(valuesOf(context)).toEqual(before);
  });

  it('reads decimal commas where they can be nothing else, and tells it', async () => {
    const { context } = engineWith([]);
    const path = tableFile(`loc;priority\n${A}1;0,8\n${A}2;1,5\n`);
    const { problems } = await compare(context, path);
    expect(problems.map(({ code }) => code)).toContain('table-decimal-comma');
    await merge(context, path);
    expect(short(context).map((row) => row[3])).toEqual([0.8, '1,5']);
  });
});
