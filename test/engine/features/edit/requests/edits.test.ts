import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../shared/contract/error-texts.ts';
import type { RequestResults } from '../../../../../shared/contract/requests/requests.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { editCopy } from '../../../../../electron/engine/features/edit/requests/edit-copy.ts';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editPaste } from '../../../../../electron/engine/features/edit/requests/edit-paste.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { rowDetail } from '../../../../../electron/engine/features/view/requests/row-detail.ts';
import { viewOpen } from '../../../../../electron/engine/features/view/requests/view-open.ts';
import { viewPosition } from '../../../../../electron/engine/features/view/requests/view-position.ts';
import { flagged } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';
import { addUrls } from '../../../add-urls.ts';

const ANY_STATE = expect.any(String) as string;

const rows = ['a', 'b', 'c', 'd'].map((name) => ({
  loc: `https://a.example/${name}`,
  lastmod: '2026-01-01',
  priority: 0.5,
}));
const ids = (...list: number[]): { kind: 'ids'; ids: number[] } => ({ kind: 'ids', ids: list });

function shown(context: EngineContext): RequestResults['view.rows']['rows'] {
  const { store, views } = currentProject(context);
  const all = store.db.all('SELECT id FROM url WHERE deleted = 0 ORDER BY id');
  return views.rows(all.map(([id]) => Number(id)));
}

describe('edit.set', () => {
  it('sets typed values, tells the change and offers to undo it', () => {
    const { context, events } = engineWith(rows);
    const { revision } = currentProject(context);
    const result = editSet({ rows: ids(1, 3), column: 'changefreq', value: 'weekly' }, context);
    const undo = { label: { code: 'set', column: 'changefreq' }, rows: 2 };
    expect(result).toEqual({ changed: 2, history: { undo, redo: null, state: ANY_STATE } });
    expect(events).toEqual([{ event: 'project.changed', data: { revision: revision + 1 } }]);
    expect(shown(context).map((row) => row.changefreq)).toEqual(['weekly', null, 'weekly', null]);
    expect(currentProject(context).store.db.all('SELECT typeof(changefreq) FROM url WHERE id = 1')).toEqual([
      ['integer'],
    ]);
  });

  it.each([
    ['loc', 'not an address', 'full URL'],
    ['loc', '', 'empty'],
    ['lastmod', '31.12.2026', 'W3C'],
    ['changefreq', 'sometimes', 'weekly'],
    ['priority', '2', '1.0'],
    ['included', 'maybe', 'true or false'],
  ] as const)('refuses %s "%s" with the reason and changes nothing', (column, value, reason) => {
    const { context, events } = engineWith(rows);
    const before = shown(context);
    expect(() => editSet({ rows: ids(1), column, value }, context)).toThrow(
      expect.objectContaining({ code: 'invalid-value', message: expect.stringContaining(reason) as string }),
    );
    expect(shown(context)).toEqual(before);
    expect(events).toEqual([]);
  });

  it('keeps an invalid value as text, flagged, where the user insists', () => {
    const { context } = engineWith(rows);
    void editSet({ rows: ids(1), column: 'priority', value: 'high', force: true }, context);
    void editSet({ rows: ids(2), column: 'loc', value: null, force: true }, context);
    const [first, second] = shown(context);
    expect(first).toMatchObject({ priority: 'high', problems: ['priority-invalid'] });
    expect(second).toMatchObject({ loc: '' });
    expect(second?.problems).toContain('loc-missing');
  });

  it('clears cells and includes or excludes rows', () => {
    const { context } = engineWith(rows);
    expect(editSet({ rows: ids(1, 2), column: 'lastmod', value: null }, context)).toMatchObject({
      history: { undo: { label: { code: 'clear', column: 'lastmod' } } },
    });
    void editSet({ rows: ids(2), column: 'included', value: 'FALSE' }, context);
    expect(shown(context).map((row) => [row.lastmod, row.included])).toEqual([
      [null, true],
      [null, false],
      ['2026-01-01', true],
      ['2026-01-01', true],
    ]);
    expect(currentProject(context).store.counts()).toEqual({ rows: 4, included: 3 });
  });

  it('moves the duplicate flag with the loc, elsewhere too, and back', () => {
    const { context } = engineWith(rows);
    const { store } = currentProject(context);
    const set = (id: number, value: string): unknown =>
      editSet({ rows: ids(id), column: 'loc', value }, context);
    set(3, 'https://a.example/b');
    expect(flagged(store, 'loc-duplicate')).toEqual([3]);
    set(1, 'https://a.example/b');
    expect(flagged(store, 'loc-duplicate')).toEqual([2, 3]);
    void editDelete({ rows: ids(1) }, context);
    expect(flagged(store, 'loc-duplicate')).toEqual([3]);
    void historyUndo({}, context);
    expect(flagged(store, 'loc-duplicate')).toEqual([2, 3]);
    void historyUndo({}, context);
    void historyUndo({}, context);
    expect(flagged(store, 'loc-duplicate')).toEqual([]);
    void historyRedo({}, context);
    expect(flagged(store, 'loc-duplicate')).toEqual([3]);
  });

  it('names rows by ranges of a view', async () => {
    const { context } = engineWith(rows);
    const { view } = await viewOpen({ filter: [], sort: [{ column: 'loc', direction: 'desc' }] }, context);
    void editSet(
      { rows: { kind: 'view', view, ranges: [{ from: 0, to: 2 }] }, column: 'priority', value: '1' },
      context,
    );
    expect(shown(context).map((row) => row.priority)).toEqual([0.5, 0.5, 1, 1]);
    expect(viewPosition({ view, id: 4 }, context)).toEqual({ position: 0 });
  });
});

describe('edit.paste', () => {
  it('sets a block as one step and keeps the cells of shorter rows', () => {
    const { context } = engineWith(rows);
    const result = editPaste(
      {
        rows: ids(4, 2),
        columns: ['loc', 'priority'],
        values: [['https://a.example/x', '0.9'], ['https://a.example/y']],
      },
      context,
    );
    expect(result).toEqual({
      changed: 2,
      history: { undo: { label: { code: 'paste' }, rows: 2 }, redo: null, state: ANY_STATE },
    });
    expect(shown(context).map((row) => [row.loc.slice(18), row.priority])).toEqual([
      ['a', 0.5],
      ['y', 0.5],
      ['c', 0.5],
      ['x', 0.9],
    ]);
    void historyUndo({}, context);
    expect(shown(context).map((row) => row.loc.slice(18))).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    [
      'a value that is not valid',
      { columns: ['lastmod' as const], values: [['2026'], ['soon']] },
      /Row 2.*column Last modified.*soon/,
    ],
    [
      'more rows than there are',
      { columns: ['lastmod' as const], values: [['2026'], ['2026'], ['2026']] },
      /3 rows.*only 2/,
    ],
    [
      'more columns than asked for',
      { columns: ['lastmod' as const], values: [['2026', 'daily']] },
      /2 columns.*only 1/,
    ],
  ])('refuses %s as a whole', (_, block, message) => {
    const { context } = engineWith(rows);
    const before = shown(context);
    expect(() => editPaste({ rows: ids(1, 2), ...block }, context)).toThrow(message);
    expect(shown(context)).toEqual(before);
  });
});

describe('new rows and edit.delete', () => {
  it('adds rows as they come, flagged where they are not valid, and gives their ids', () => {
    const { context } = engineWith(rows);
    const result = addUrls([' https://a.example/a ', 'no address'], context);
    expect(result).toMatchObject({
      changed: 2,
      added: [5, 6],
      history: { undo: { label: { code: 'add' }, rows: 2 } },
    });
    expect(shown(context).slice(4)).toMatchObject([
      { id: 5, loc: 'https://a.example/a', source: 0, problems: ['loc-duplicate'] },
      { id: 6, loc: 'no address', included: true },
    ]);
    expect(shown(context)[5]?.problems).toContain('loc-not-absolute');
  });

  it('deletes and brings back', () => {
    const { context } = engineWith(rows);
    expect(editDelete({ rows: ids(1, 2, 77) }, context)).toMatchObject({ changed: 2 });
    expect(shown(context).map((row) => row.id)).toEqual([3, 4]);
    void historyUndo({}, context);
    expect(shown(context).map((row) => row.id)).toEqual([1, 2, 3, 4]);
  });

  it('follows the site that most rows have', () => {
    const { context } = engineWith([
      { loc: 'https://a.example/1' },
      { loc: 'https://b.example/1' },
      { loc: 'https://a.example/2' },
    ]);
    expect(shown(context).map((row) => row.problems.length)).toEqual([0, 1, 0]);
    void addUrls(['https://b.example/2', 'https://b.example/3'], context);
    expect(currentProject(context).store.site()).toBe('https://b.example');
    expect(shown(context).map((row) => row.problems.length)).toEqual([1, 0, 1, 0, 0]);
    void historyUndo({}, context);
    expect(shown(context).map((row) => row.problems.length)).toEqual([0, 1, 0]);
  });
});

describe('edit.copy', () => {
  it('gives cells as spreadsheets exchange them', () => {
    const { context } = engineWith([
      { loc: 'https://a.example/a', lastmod: 'two\nlines', priority: 1, changefreq: 2 },
      { loc: 'a "quoted"\tone', priority: 'high' },
    ]);
    expect(
      editCopy(
        { rows: ids(2, 1), columns: ['included', 'loc', 'lastmod', 'changefreq', 'priority'] },
        context,
      ),
    ).toEqual({
      text: 'true\t"a ""quoted""\tone"\t\t\thigh\r\ntrue\thttps://a.example/a\t"two\nlines"\tdaily\t1.0\r\n',
    });
  });
});

describe('edit.copy of columns that nobody edits', () => {
  it('gives what the grid shows of them', () => {
    const { context } = engineWith([{ loc: 'https://a.example/shop/x?q=1' }, { loc: 'no address' }]);
    const columns = ['source', 'line', 'images', 'host', 'path', 'depth', 'query', 'problems'] as const;
    const { text } = editCopy({ rows: ids(1, 2), columns: [...columns] }, context) as { text: string };
    const [first, second] = text.split('\r\n').map((line) => line.split('\t'));
    expect(first?.slice(2)).toEqual(['', 'a.example', '/shop/x', '2', 'q=1', '']);
    expect(first?.[0]).toBe('a.xml');
    expect(second?.slice(3, 4)).toEqual(['']);
    expect(second?.at(-1)).toContain('loc-not-absolute');
  });
});

describe('row.detail', () => {
  it('tells where a duplicate stands first', () => {
    const { context } = engineWith([
      { loc: 'https://a.example/' },
      { loc: 'https://a.example/twice' },
      { loc: 'https://a.example/twice' },
      { loc: 'https://a.example/twice' },
    ]);
    const messageOf = (id: number) =>
      (rowDetail({ id }, context) as RequestResults['row.detail']).findings.map(({ reason }) =>
        inEnglish(reason),
      );
    const place = `line ${String(shown(context)[1]?.line)} of /in/a.xml`;
    expect(messageOf(2)).toEqual([]);
    expect(messageOf(4)).toEqual([expect.stringContaining(place)]);
    void addUrls(['https://a.example/mine', 'https://a.example/mine'], context);
    expect(messageOf(6)).toEqual([expect.stringContaining('a row that was added by hand')]);
  });

  it('tells everything about a row', () => {
    const { context } = engineWith([
      {
        loc: 'https://a.example/?a&b',
        lastmod: 'soon',
        ext: '<image:image><image:loc>https://a.example/i.png</image:loc></image:image>',
      },
    ]);
    expect(rowDetail({ id: 1 }, context)).toMatchObject({
      row: { id: 1, images: 1 },
      sourceLocation: '/in/a.xml',
      extensions: { images: [{ loc: 'https://a.example/i.png' }], videos: [], news: [], alternates: [] },
      findings: [{ code: 'lastmod-invalid', severity: 'error' }],
      xml: '<url><loc>https://a.example/?a&amp;b</loc><image:image><image:loc>https://a.example/i.png</image:loc></image:image></url>',
    });
    void editSet({ rows: ids(1), column: 'included', value: 'false' }, context);
    expect(rowDetail({ id: 1 }, context)).toMatchObject({ xml: null });
    void editDelete({ rows: ids(1) }, context);
    expect(() => rowDetail({ id: 1 }, context)).toThrow(expect.objectContaining({ code: 'not-found' }));
  });
});
