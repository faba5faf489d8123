// edit.fill through the engine: patterns, areas, undo, refusals.
import { describe, expect, it } from 'vitest';
import { editFill } from '../../../../electron/engine/features/edit/requests/edit-fill.ts';
import { editPaste } from '../../../../electron/engine/features/edit/requests/edit-paste.ts';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import { viewChanged } from '../../../../electron/engine/features/view/requests/view-changed.ts';
import { viewOpen } from '../../../../electron/engine/features/view/requests/view-open.ts';
import { viewRows } from '../../../../electron/engine/features/view/requests/view-rows.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import type { RequestParams, RequestResults } from '../../../../shared/contract/requests/requests.ts';
import { engineWith } from '../../test-engine.ts';

const rows = Array.from({ length: 6 }, (_, i) => ({
  loc: `https://a.example/${String(i)}`,
  lastmod: i % 2 === 0 ? '2026-01-01' : null,
  priority: 0.5,
}));

async function open(context: EngineContext): Promise<number> {
  return (await viewOpen({ filter: [], sort: [] }, context)).view;
}

async function shown(context: EngineContext): Promise<RequestResults['view.rows']['rows']> {
  return (await viewRows({ view: await open(context), start: 0, count: 100 }, context)).rows;
}

function area(
  view: number,
  from: number,
  to: number,
  ...cells: RequestParams<'edit.fill'>['areas'][number]['cells']
): RequestParams<'edit.fill'>['areas'][number] {
  return { rows: { kind: 'view', view, ranges: [{ from, to }] }, cells };
}

describe('edit.fill', () => {
  it('writes a series in the order of the view and takes it back as one step', async () => {
    const { context } = engineWith(rows);
    const { view } = await viewOpen({ filter: [], sort: [{ column: 'loc', direction: 'desc' }] }, context);
    const before = await shown(context);
    const result = editFill(
      {
        areas: [
          area(view, 1, 4, {
            column: 'lastmod',
            pattern: { kind: 'date', start: '2024-02-28', step: 1, unit: 'day' },
          }),
        ],
      },
      context,
    );
    expect(result).toMatchObject({
      changed: 3,
      history: { undo: { label: { code: 'set', column: 'lastmod' }, rows: 3 } },
    });
    expect((await shown(context)).map((row) => row.lastmod)).toEqual([
      '2026-01-01',
      null,
      '2024-03-01',
      '2024-02-29',
      '2024-02-28',
      null,
    ]);
    void historyUndo({}, context);
    expect(await shown(context)).toEqual(before);
  });

  it('fills several areas and columns as one step', async () => {
    const { context } = engineWith(rows);
    const view = await open(context);
    const cells = (value: string) => ({
      column: 'priority' as const,
      pattern: { kind: 'repeat' as const, values: [value] },
    });
    const daily = {
      column: 'changefreq' as const,
      pattern: { kind: 'repeat' as const, values: ['daily', 'weekly'] },
    };
    void editFill({ areas: [area(view, 0, 1, cells('1')), area(view, 3, 6, cells('0.2'), daily)] }, context);
    expect((await shown(context)).map(({ priority, changefreq }) => [priority, changefreq])).toEqual([
      [1, null],
      [0.5, null],
      [0.5, null],
      [0.2, 'daily'],
      [0.2, 'weekly'],
      [0.2, 'daily'],
    ]);
    void historyUndo({}, context);
    expect((await shown(context)).every((row) => row.priority === 0.5 && row.changefreq === null)).toBe(true);
  });

  it('gives each row its own value of another column, and keeps the hash of a filled loc true', async () => {
    const { context } = engineWith(rows);
    const view = await open(context);
    void editFill(
      {
        areas: [
          area(view, 0, 2, { column: 'loc', pattern: { kind: 'repeat', values: ['https://a.example/5'] } }),
        ],
      },
      context,
    );
    expect(
      (await shown(context)).filter((row) => row.problems.includes('loc-duplicate')).map(({ id }) => id),
    ).toEqual([2, 6]);
    void editFill(
      {
        areas: [area(view, 2, 3, { column: 'lastmod', pattern: { kind: 'column', from: 'loc' } })],
        force: true,
      },
      context,
    );
    expect((await shown(context))[2]).toMatchObject({
      lastmod: 'https://a.example/2',
      problems: ['lastmod-invalid'],
    });
  });

  it('refuses a series that leaves the valid values, naming the row, and changes nothing', async () => {
    const { context } = engineWith(rows);
    const before = await shown(context);
    const fill = {
      areas: [
        area(await open(context), 0, 6, {
          column: 'priority',
          pattern: { kind: 'number', start: 0.8, step: 0.1, decimals: 1 },
        }),
      ],
    } satisfies RequestParams<'edit.fill'>;
    expect(() => editFill(fill, context)).toThrow(/Row 4 of the fill, column Priority: “1.1”/);
    const why = { key: 'typed-priority-invalid', params: { text: '1.1' } };
    const place = { row: 4, field: 'priority', column: 'Priority', why, count: 3 };
    expect(() => editFill(fill, context)).toThrow(
      expect.objectContaining({ reason: { key: 'fill-refused', params: place } }),
    );
    expect(await shown(context)).toEqual(before);
    void editFill({ ...fill, force: true }, context);
    expect((await shown(context))[3]).toMatchObject({ priority: '1.1', problems: ['priority-out-of-range'] });
  });

  it('counts what is refused in all areas, and writes nothing beside it', async () => {
    const { context } = engineWith(rows);
    const before = await shown(context);
    const view = await open(context);
    const repeat = (...values: string[]) => ({
      column: 'priority' as const,
      pattern: { kind: 'repeat' as const, values },
    });
    const right = { column: 'lastmod', pattern: { kind: 'column', from: 'loc' } } as const;
    const areas = [
      area(view, 0, 2, repeat('1')),
      area(view, 2, 4, repeat('high')),
      area(view, 3, 6, repeat('0.1', 'low'), right),
    ];
    expect(() => editFill({ areas }, context)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/Row 1 of the fill.*the first of 6 values/) as string,
        reason: expect.objectContaining({
          params: expect.objectContaining({
            row: 1,
            field: 'priority',
            why: { key: 'typed-priority-invalid', params: { text: 'high' } },
            count: 6,
          }) as unknown,
        }) as unknown,
      }),
    );
    expect(await shown(context)).toEqual(before);
  });

  it('says where the change stands in a view', async () => {
    const { context } = engineWith(rows);
    const view = await open(context);
    const priority = { column: 'priority' as const, pattern: { kind: 'repeat' as const, values: ['1'] } };
    void editFill({ areas: [area(view, 0, 2, priority), area(view, 4, 5, priority)] }, context);
    expect(await viewChanged({ view }, context)).toEqual({
      ranges: [
        { from: 0, to: 2 },
        { from: 4, to: 5 },
      ],
      columns: ['priority'],
      misses: false,
    });
  });

  it('says where a change begins that stands all over a view, and never a part for the whole', async () => {
    const many = Array.from({ length: 20_003 }, (_, i) => ({ loc: `https://a.example/${String(i)}` }));
    const { context } = engineWith(many);
    const view = await open(context);
    const ranges = many.flatMap((_, i) => (i % 2 === 1 ? [{ from: i, to: i + 1 }] : []));
    const cells = [{ column: 'priority' as const, pattern: { kind: 'repeat' as const, values: ['1'] } }];
    await editFill({ areas: [{ rows: { kind: 'view', view, ranges }, cells }] }, context);
    expect(await viewChanged({ view }, context)).toMatchObject({ ranges: [{ from: 1, to: 2 }] });
  });
});

describe('edit.paste', () => {
  it('adds the lines beyond the last row with all their columns, in the same step', async () => {
    const { context } = engineWith(rows);
    const view = await open(context);
    const result = editPaste(
      {
        rows: { kind: 'view', view, ranges: [{ from: 5, to: 6 }] },
        columns: ['loc', 'lastmod', 'included'],
        values: [['https://a.example/new', '2024-05-31', 'true']],
        add: [
          ['https://a.example/more', 'soon', 'false'],
          ['https://a.example/last', '', ''],
        ],
        force: true,
      },
      context,
    ) as RequestResults['edit.paste'];
    expect(result).toMatchObject({ added: [7, 8], history: { undo: { label: { code: 'paste' }, rows: 3 } } });
    expect((await shown(context)).slice(5)).toMatchObject([
      { loc: 'https://a.example/new', lastmod: '2024-05-31', included: true },
      { loc: 'https://a.example/more', lastmod: 'soon', included: false, problems: ['lastmod-invalid'] },
      { loc: 'https://a.example/last', lastmod: null, included: true },
    ]);
    void historyUndo({}, context);
    expect((await shown(context)).map(({ loc }) => loc)).toEqual(rows.map(({ loc }) => loc));
  });

  it('keeps what is not valid where the user insists', async () => {
    const { context } = engineWith(rows);
    const paste = {
      rows: { kind: 'ids' as const, ids: [1] },
      columns: ['priority' as const],
      values: [['high']],
    };
    expect(() => editPaste(paste, context)).toThrow(/column Priority: “high”/);
    void editPaste({ ...paste, force: true }, context);
    expect((await shown(context))[0]).toMatchObject({ priority: 'high', problems: ['priority-invalid'] });
  });
});
