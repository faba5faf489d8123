// An edit that is refused before it wrote anything changes nothing: views stay as they are, and nothing is read anew.
import { expect, it } from 'vitest';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { editFill } from '../../../../../electron/engine/features/edit/requests/edit-fill.ts';
import { editPaste } from '../../../../../electron/engine/features/edit/requests/edit-paste.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { engineWith } from '../../../test-engine.ts';

const rows = ['a', 'b', 'c'].map((name) => ({ loc: `https://a.example/${name}` }));

it('a refused cell leaves the rows of views as they are; a block that was half written does not', async () => {
  const { context } = engineWith(rows);
  const { views } = currentProject(context);
  const { membership } = views;
  const one = { rows: { kind: 'ids' as const, ids: [2] } };
  await expect(async () => editSet({ ...one, column: 'priority', value: '7' }, context)).rejects.toThrow(
    /“7”/,
  );
  expect(views.membership).toBe(membership);
  const block = { columns: ['priority' as const], values: [['0.7']], add: [['0.8'], ['7']] };
  await expect(async () => editPaste({ ...one, ...block }, context)).rejects.toThrow(/Row 3/);
  expect(views.membership).toBe(membership);
  const fill = (value: string) => ({
    ...one,
    cells: [{ column: 'priority' as const, pattern: { kind: 'repeat' as const, values: [value] } }],
  });
  await expect(async () => editFill({ areas: [fill('0.7'), fill('7')] }, context)).rejects.toThrow(/Row 1/);
  expect(views.membership).not.toBe(membership);
  expect(views.rows([2])).toMatchObject([{ priority: null }]);
});
