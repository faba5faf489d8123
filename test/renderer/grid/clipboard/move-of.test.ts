// Where a cut goes, by what is selected.
import { describe, expect, it } from 'vitest';
import type { GridArea, GridColumn, GridSelection } from '../../../../renderer/grid/grid-types.ts';
import { moveOf } from '../../../../renderer/grid/clipboard/move-of.ts';

interface Row {
  readonly id: number;
}

const column = (id: string, isEditable: boolean): GridColumn<Row> => ({
  ...{ id, title: id, width: 10, value: () => '' },
  ...(isEditable ? { editor: 'text' as const } : {}),
});
const SHOWN = [column('loc', true), column('source', false), column('lastmod', true), column('line', false)];
const source = { fetch: () => Promise.resolve([]) };

function at(...areas: readonly GridArea[]): GridSelection<Row> {
  const ranges = areas.flatMap((area) => area.ranges);
  const columns = [...new Set(areas.flatMap((area) => area.columns))];
  const active = { active: { row: 0, column: 0 }, activeColumn: null, activeRow: null };
  return { ...active, areas, ranges, columns, rows: 1, wholeRows: false, wholeColumns: false };
}

const go = (columns: readonly string[], rows: number, selection: GridSelection<Row>, wholeRows = false) =>
  moveOf<Row>({ columns, rows, wholeRows, filled: true }, { selection, source, rows: 10 }, SHOWN);

describe('moveOf', () => {
  it('puts cells into the columns they come from, whatever is shown between', () => {
    expect(go(['loc', 'lastmod'], 2, at({ ranges: [{ from: 4, to: 5 }], columns: ['loc'] }))).toEqual({
      kind: 'cells',
      source,
      ranges: [{ from: 4, to: 6 }],
      columns: [
        { from: 'loc', to: 'loc' },
        { from: 'lastmod', to: 'lastmod' },
      ],
      filled: true,
      beyond: 0,
    });
  });

  it('puts them side by side elsewhere; read-only columns, and what is beyond the last one, take nothing', () => {
    const onto = at({ ranges: [{ from: 0, to: 1 }], columns: ['lastmod'] });
    expect(go(['loc', 'source', 'lastmod'], 1, onto)).toMatchObject({
      columns: [
        { from: 'loc', to: 'lastmod' },
        { from: 'source', to: null },
        { from: 'lastmod', to: null },
      ],
    });
  });

  it('takes a column that is no longer shown nowhere, rather than elsewhere', () => {
    const onto = at({ ranges: [{ from: 0, to: 1 }], columns: ['loc'] });
    expect(go(['loc', 'priority'], 1, onto)).toMatchObject({
      columns: [
        { from: 'loc', to: 'loc' },
        { from: 'priority', to: null },
      ],
    });
  });

  it('counts the rows beyond the last one', () => {
    const onto = at({ ranges: [{ from: 8, to: 9 }], columns: ['loc'] });
    expect(go(['loc'], 5, onto)).toMatchObject({ ranges: [{ from: 8, to: 10 }], beyond: 3 });
  });

  it('goes over the cells of the selection however large it is: nothing is repeated', () => {
    const onto = at({ ranges: [{ from: 0, to: 9 }], columns: ['loc'] });
    expect(go(['loc'], 3, onto)).toMatchObject({ ranges: [{ from: 0, to: 3 }] });
  });

  it('is refused onto several areas, and where nothing takes anything', () => {
    const one = { ranges: [{ from: 0, to: 1 }], columns: ['source'] };
    expect(go(['loc'], 1, at(one, { ranges: [{ from: 4, to: 5 }], columns: ['loc'] }))).toBe('pasteAreas');
    expect(go(['source'], 1, at(one))).toBe('pasteReadOnly');
  });

  it('puts whole rows before the first selected one', () => {
    const onto = at({ ranges: [{ from: 6, to: 8 }], columns: ['source'] });
    expect(go(['loc', 'source'], 3, onto, true)).toEqual({ kind: 'rows', before: 6, source });
  });
});
