// Which changes can have rows leave the list that is shown, or stand elsewhere in it.
import { expect, it } from 'vitest';
import { mayMove } from '../../../../renderer/features/view/may-move.ts';
import type { EditableColumn } from '../../../../shared/model/rows/row.ts';
import type { Condition, SortKey } from '../../../../shared/model/rows/view-query.ts';

const path: Condition = { kind: 'text', column: 'path', operator: 'contains', value: 'a' };
const searched: Condition = { kind: 'search', value: 'a' };
const problem: Condition = { kind: 'problem' };
const source: Condition = { kind: 'source', source: 1 };
const byDate: SortKey = { column: 'lastmod', direction: 'asc' };

it.each<[string, readonly Condition[], readonly SortKey[], readonly EditableColumn[], boolean]>([
  ['no filter', [], [], ['loc'], false],
  ['a part of the address', [path], [], ['loc'], true],
  ['another column', [path], [], ['lastmod'], false],
  ['a search over all', [searched], [], ['priority'], true],
  ['a search over all, inclusion', [searched], [], ['included'], false],
  ['problems', [problem], [], ['priority'], true],
  ['a source', [source], [], ['loc'], false],
  ['the sorted column', [], [byDate], ['lastmod'], true],
  ['something else', [path], [byDate], [], true],
])('%s', (_, filter, sort, changed, moves) => {
  expect(mayMove({ filter, sort }, changed)).toBe(moves);
});
