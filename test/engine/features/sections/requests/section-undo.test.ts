// The list of sections as a step of undo: the rows are sorted as they were, and so is what is exported of them.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyGoTo } from '../../../../../electron/engine/features/history/requests/history-go-to.ts';
import { historyList } from '../../../../../electron/engine/features/history/requests/history-list.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { projectClose } from '../../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../../electron/engine/features/project/requests/project-open.ts';
import { sectionDefine } from '../../../../../electron/engine/features/sections/requests/section-define.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { Section } from '../../../../../shared/model/section.ts';
import { folderOf, options } from '../../export/layout/export-set.ts';
import { exportNow } from '../../export/option-set.ts';
import { makeEarlier } from '../../../store/rows/earlier-version.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';

const under = (name: string, path: string): Section => ({
  id: 0,
  name,
  conditions: [{ kind: 'text', column: 'path', operator: 'startsWith', value: path }],
});
const rows = ['/shop/1', '/shop/2', '/blog/3', '/4'].map((path) => ({ loc: `https://example.com${path}` }));

function sectionsOf(context: EngineContext): number[] {
  return currentProject(context)
    .store.db.all('SELECT section FROM url WHERE deleted = 0 ORDER BY id')
    .map(Number);
}

const names = (context: EngineContext): string[] =>
  currentProject(context)
    .store.sections.list()
    .map(({ name }) => name);

describe('the list of sections', () => {
  it('is a step of undo and redo, with all rows sorted by it, also after the project was closed', async () => {
    const { context, path } = engineWith(rows);
    await sectionDefine({ sections: [under('shop', '/shop/')] }, context);
    const shop = currentProject(context).store.sections.list();
    const result = await sectionDefine({ sections: [...shop, under('blog', '/blog/')] }, context);
    expect(result).toMatchObject({ changed: 1, history: { undo: { label: { code: 'sections' } } } });
    expect(sectionsOf(context)).toEqual([1, 1, 2, 0]);
    for (let turn = 0; turn < 2; turn++) {
      await historyUndo({}, context);
      expect([names(context), sectionsOf(context)]).toEqual([['shop'], [1, 1, 0, 0]]);
      await historyUndo({}, context);
      expect([names(context), sectionsOf(context)]).toEqual([[], [0, 0, 0, 0]]);
      await projectClose({}, context);
      await projectOpen({ path }, context);
      await historyRedo({}, context);
      expect([names(context), sectionsOf(context)]).toEqual([['shop'], [1, 1, 0, 0]]);
      await historyRedo({}, context);
      expect([names(context), sectionsOf(context)]).toEqual([
        ['shop', 'blog'],
        [1, 1, 2, 0],
      ]);
    }
    const { entries } = await historyList({ start: 0, count: 2 }, context);
    expect(entries.map(({ label }) => label?.code)).toEqual(['sections', 'sections']);
  });

  it('makes no step where it stays the same, and keeps what can be redone', async () => {
    const { context } = engineWith(rows);
    await sectionDefine({ sections: [under('shop', '/shop/')] }, context);
    const list = currentProject(context).store.sections.list();
    await sectionDefine({ sections: [] }, context);
    await historyUndo({}, context);
    const { history } = await sectionDefine({ sections: list }, context);
    expect([history.undo?.label.code, history.redo?.label.code]).toEqual(['sections', 'sections']);
  });

  it('comes back with the state that it belongs to, over edits of rows and lists that are no more', async () => {
    const { context } = engineWith(rows);
    await sectionDefine({ sections: [under('shop', '/shop/')] }, context);
    const rowsOfEdit = { kind: 'ids' as const, ids: [4] };
    await editSet({ rows: rowsOfEdit, column: 'loc', value: 'https://example.com/shop/4' }, context);
    expect(sectionsOf(context)).toEqual([1, 1, 0, 1]);
    await sectionDefine({ sections: [under('blog', '/blog/')] }, context);
    expect(sectionsOf(context)).toEqual([0, 0, 2, 0]);
    await historyGoTo({ change: 2 }, context);
    expect(sectionsOf(context)).toEqual([1, 1, 0, 0]);
    // What could be redone is gone, and its number is given again.
    await sectionDefine({ sections: [under('all', '/')] }, context);
    expect(sectionsOf(context)).toEqual([3, 3, 3, 3]);
    await historyUndo({}, context);
    await historyUndo({}, context);
    expect([names(context), sectionsOf(context)]).toEqual([[], [0, 0, 0, 0]]);
    await historyRedo({}, context);
    await historyRedo({}, context);
    expect([names(context), sectionsOf(context)]).toEqual([['all'], [3, 3, 3, 3]]);
  });

  it('leads to the same files as before once it is undone', async () => {
    const { context } = engineWith(rows);
    const set = options(join(temporaryFolder(), 'set'), { baseUrl: 'https://example.com/' });
    await sectionDefine({ sections: [under('shop', '/shop/')] }, context);
    await exportNow(context, set);
    const before = folderOf(set.out);
    await sectionDefine({ sections: [under('blog', '/blog/')] }, context);
    await exportNow(context, { ...set, removeOld: true });
    expect([...folderOf(set.out).keys()]).not.toEqual([...before.keys()]);
    await historyUndo({}, context);
    await exportNow(context, { ...set, removeOld: true });
    const after = folderOf(set.out);
    const packed = [...before].filter(([name]) => name.endsWith('.gz'));
    expect(packed.map(([name]) => [name, after.get(name)])).toEqual(packed);
    expect(packed).toHaveLength(2);
  });

  it('of a project of an earlier version is taken over, without sorting its rows anew', async () => {
    const { context, path } = engineWith(rows);
    await sectionDefine({ sections: [under('shop', '/shop/')] }, context);
    await projectClose({}, context);
    makeEarlier(
      path,
      23,
      `INSERT INTO meta(key, value) SELECT 'sections', sections FROM section_list;
       DELETE FROM meta WHERE key = 'sectionsSorted'`,
    );
    await projectOpen({ path }, context);
    const { store } = currentProject(context);
    expect([names(context), sectionsOf(context), store.sections.isSorted()]).toEqual([
      ['shop'],
      [1, 1, 0, 0],
      true,
    ]);
  });
});
