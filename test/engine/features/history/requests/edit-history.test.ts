// Any edits: flags are those of a full check, undoing all gives the first state, redoing all the last; also reopened.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import type { Section } from '../../../../../shared/model/section.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { projectClose } from '../../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../../electron/engine/features/project/requests/project-open.ts';
import { recheckAll } from '../../../../../electron/engine/check/run/recheck.ts';
import { sortAllSections } from '../../../../../electron/engine/check/run/sort-sections.ts';
import { arrangeIds, readBlocks } from '../../../../../electron/engine/view/sort/arrange-ids.ts';
import { Tally } from '../../../../../electron/engine/store/rows/tally.ts';
import { dump, importRows } from '../../../store/rows/sample-project.ts';
import { loc, step, type Step } from '../../edit/requests/any-step.ts';
import { engineWith } from '../../../test-engine.ts';

/** The visible rows in their order, their sources, what is kept beside them, and the site. */
function state(context: EngineContext): unknown {
  const { store } = currentProject(context);
  const rowIds = store.db.all('SELECT id FROM url WHERE deleted = 0 ORDER BY id').map(([id]) => Number(id));
  const order = arrangeIds(Uint32Array.from(rowIds), readBlocks(store.db));
  const links = store.db.all(
    'SELECT target, row FROM open_link JOIN url ON url.id = row WHERE deleted = 0 ORDER BY target, row',
  );
  const kept = { counts: store.counts(), rules: [...store.ruleCounts()].toSorted(), site: store.site() };
  const sections = store.sections.counts().toSorted((a, b) => a.section - b.section);
  const exceptions = store.exceptions.list();
  return { rows: dump(store), order, links, sections, exceptions, sources: store.sources(), ...kept };
}

/** What is told of all rows without counting them. */
function numbersOf(store: Pick<Tally, 'counts' | 'rules' | 'flagged' | 'sources'>): unknown {
  return [store.counts(), new Map(store.rules()), store.flagged(), new Map(store.sources())];
}

function assertAllIsAsFoundAnew(context: EngineContext): void {
  const project = currentProject(context);
  const { db, ruleSets, robotsFlags, counts, ruleCounts, flaggedRows, sourceCounts } = project.store;
  expect(numbersOf({ counts, rules: ruleCounts, flagged: flaggedRows, sources: sourceCounts })).toEqual(
    numbersOf(new Tally(db, ruleSets, robotsFlags)),
  );
  const kept = state(context);
  const takenBack = new Error('taken back');
  let full: unknown;
  try {
    project.store.db.transaction(() => {
      recheckAll(project);
      finish(sortAllSections(project));
      full = state(context);
      throw takenBack;
    });
  } catch (error) {
    if (error !== takenBack) throw error;
  }
  expect(kept).toEqual(full);
}

async function run(step: Step, context: EngineContext): Promise<void> {
  try {
    await step(context);
  } catch (error) {
    if (!(error instanceof AppError) || !['invalid-value', 'not-found'].includes(error.code)) throw error;
  }
}

it('edits, undo and redo keep rows, flags and counts exact, also after reopening', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(loc, { minLength: 1, maxLength: 8 }),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      fc.nat(3),
      async (locs, steps, reopenAfter) => {
        const { context, path } = engineWith([]);
        const { store } = currentProject(context);
        const sections: Section[] = [
          {
            id: 1,
            name: 'ones',
            conditions: [{ kind: 'text', column: 'path', operator: 'endsWith', value: '2' }],
          },
        ];
        store.sections.define(sections, 0);
        const first = state(context);
        importRows(
          store,
          locs.map((text) => ({ loc: text })),
        );
        recheckAll({ store });
        finish(sortAllSections({ store }));
        for (const next of steps) {
          await run(next, context);
          assertAllIsAsFoundAnew(context);
        }
        const states = [state(context)];
        while (currentProject(context).store.historyState().undo !== null) {
          if (states.length === reopenAfter) {
            await projectClose({}, context);
            await projectOpen({ path }, context);
          }
          void historyUndo({}, context);
          states.push(state(context));
        }
        expect(states.at(-1)).toEqual(first);
        for (const later of states.slice(0, -1).toReversed()) {
          void historyRedo({}, context);
          expect(state(context)).toEqual(later);
        }
        await projectClose({}, context);
      },
    ),
    { numRuns: 40 },
  );
});
