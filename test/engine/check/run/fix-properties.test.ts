// Fixes over random tables whose rows carry findings of several rules at once: each takes away what it says and nothing
// else, doing it again changes nothing, and undo brings every byte back. Rules and fixes that are added take part by
// themselves, through their fixtures.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIXES } from '../../../../electron/engine/check/fixes.ts';
import { RULES } from '../../../../electron/engine/check/rule-registry.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { fixApply, fixPreview } from '../../../../electron/engine/features/check/requests/fix-apply.ts';
import { historyRedo } from '../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import { recheckAll } from '../../../../electron/engine/check/run/recheck.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { FIX_MODES, type FixMode } from '../../../../shared/model/edit/fix-preview.ts';
import { RULE_IDS, type RuleId } from '../../../../shared/model/rule.ts';
import { dump, flagged } from '../../store/rows/sample-project.ts';
import { cellsOf, FIELDS, FIXTURES, projectOf, table } from './faulty-table.ts';

const CASES = RULE_IDS.filter((id) => FIXES[id] !== undefined).flatMap((rule) =>
  ((FIX_MODES as Partial<Record<RuleId, readonly FixMode[]>>)[rule] ?? [undefined]).map((mode) =>
    mode === undefined ? { rule } : { rule, mode },
  ),
);

/** Applies one fix and takes it back; false where it had nothing to do. */
async function holds(context: EngineContext, request: (typeof CASES)[number]): Promise<boolean> {
  const { store } = currentProject(context);
  const before = dump(store);
  const cells = cellsOf(store);
  const found = flagged(store, request.rule);
  const preview = await fixPreview(request, context);
  const { changed } = await fixApply(request, context);
  expect(changed).toBe(preview.changes);
  if (changed === 0) {
    expect(dump(store)).toEqual(before);
    return false;
  }
  const columns = new Map(preview.samples.map(({ id, column }) => [id, column]));
  expect(columns.size).toBe(preview.changes);
  const after = cellsOf(store);
  for (const [id, old] of cells) {
    const column = columns.get(id);
    const now =
      column === null ? undefined : old.map((cell, i) => (FIELDS[i] === column ? after.get(id)?.[i] : cell));
    expect(after.get(id)).toEqual(now);
  }
  // Nothing comes to have the finding that did not, and as many lose it as was said.
  const left = flagged(store, request.rule);
  expect(found.filter((id) => left.includes(id))).toEqual(left);
  if (found.length === preview.found) expect(left).toHaveLength(preview.found - preview.fixable);

  const once = dump(store);
  recheckAll({ store });
  expect(dump(store)).toEqual(once);
  expect((await fixApply(request, context)).changed).toBe(0);
  await historyUndo({}, context);
  expect(dump(store)).toEqual(before);
  await historyRedo({}, context);
  expect(dump(store)).toEqual(once);
  await historyUndo({}, context);
  return true;
}

it('every fix takes away its finding and nothing else, whatever else the rows break', async () => {
  const applied = new Map<RuleId, number>();
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const context = await projectOf(rows);
      for (const request of CASES) {
        try {
          if (await holds(context, request)) applied.set(request.rule, (applied.get(request.rule) ?? 0) + 1);
        } catch (error) {
          throw new Error(`The fix of ${JSON.stringify(request)}`, { cause: error });
        }
      }
      currentProject(context).store.close();
    }),
    { numRuns: 6 },
  );
  expect(applied.size).toBeGreaterThan(CASES.length / 2);
});

/** Rules about whole columns find something in these. */
const ALIKE = Array.from(
  { length: 120 },
  (_, i) =>
    `<loc>https://example.com/${String(i)}</loc><changefreq>daily</changefreq><priority>0.5</priority>`,
);

it.each(CASES)('the fix of $rule, $mode, does what it says to the fixture of its rule', async (request) => {
  const at = RULES.filter(({ kind }) => kind === 'row' || kind === 'set').findIndex(
    ({ id }) => id === request.rule,
  );
  const context = await projectOf((FIXTURES[at] ?? ALIKE).map((content) => `<url>${content}</url>`));
  const { store } = currentProject(context);
  const isExcluded = request.rule === 'hreflang-target-excluded' ? "loc LIKE '%/d'" : '0';
  store.db.run(`UPDATE url SET included = NOT (${isExcluded})`);
  recheckAll({ store });
  expect(await holds(context, request)).toBe(true);
  store.close();
});
