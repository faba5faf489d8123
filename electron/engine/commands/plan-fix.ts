// Works out what a rule's fix changes in rows. It wires store, view and check, and changes nothing.
import { BATCH_ROWS, type RowBatch } from '../../../shared/model/entry-batch.ts';
import type { FixSample } from '../../../shared/model/fix.ts';
import type { RuleId } from '../../../shared/model/rule.ts';
import type { RuleSets } from '../../../shared/model/rule-sets.ts';
import type { RowSet } from '../../../shared/model/row-set.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { checkBatch } from '../check/check-batch.ts';
import { FIXES, type Fix } from '../check/fixes.ts';
import { standardParams } from '../check/rule-level.ts';
import { ruleOf } from '../check/rule-registry.ts';
import type { CheckContext, RuleParams } from '../check/rule.ts';
import { normaliseCell } from '../normalise/normalise-value.ts';
import type { OpenProject } from '../open-project.ts';
import type { ProjectStore } from '../store/project-store.ts';
import { cellText } from '../view/cell-text.ts';
import { checkContext } from './check-context.ts';

/** The rows of a batch that a fix changes: their ids, and what their cells become. */
export interface PlannedFix {
  readonly found: number;
  readonly ids: readonly number[];
  readonly samples: readonly FixSample[];
}

/** The fix of a rule; throws invalid-request for a rule without one. */
export function fixOf(rule: RuleId): Fix {
  const fix = FIXES[rule];
  if (!fix)
    throw new AppError('invalid-request', `${rule} has no fix: a person has to decide what was meant.`);
  return fix;
}

/**
 * The ids of the rows in question, ascending. Where the fix deletes rows, also those that repeat the address of one: they
 * would have the finding next.
 */
export function fixScope({ store, views }: OpenProject, rule: RuleId, rows: RowSet | undefined): number[] {
  const wanted = rows ? new Set(views.ids(rows)) : null;
  const ids: number[] = [];
  for (const batch of store.batches()) {
    for (let i = 0; i < batch.count; i++) {
      const id = batch.id[i] ?? 0;
      if (store.ruleSets.has(batch.issues[i] ?? 0, rule) && wanted?.has(id) !== false) ids.push(id);
    }
  }
  return fixOf(rule).column === null ? withRepeats(store, ids) : ids;
}

function withRepeats(store: ProjectStore, ids: readonly number[]): number[] {
  const all = new Set(ids);
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    for (const { ids: group, locs } of store.locGroups(
      store.hashesOf(ids.slice(start, start + BATCH_ROWS)),
    )) {
      const gone = new Set(locs.filter((_, i) => all.has(group[i] ?? 0)));
      // The first row of an address stays where it is not to go itself.
      const first = new Set<string>();
      group.forEach((id, i) => {
        const loc = locs[i] ?? '';
        if (!first.has(loc) && !all.has(id)) gone.delete(loc);
        first.add(loc);
        if (gone.has(loc)) all.add(id);
      });
    }
  }
  return [...all].sort((a, b) => a - b);
}

/** What the fix does to these rows, ≤ 5,000 at a time. Rows keep their value where the finding would stay. */
export function* planFix(project: OpenProject, rule: RuleId, ids: readonly number[]): Generator<PlannedFix> {
  const { store } = project;
  const fix = fixOf(rule);
  const context = checkContext(project);
  const params = context.active?.params[rule] ?? standardParams(ruleOf(rule));
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const batch = store.rowsById(ids.slice(start, start + BATCH_ROWS));
    const changed: number[] = [];
    const samples: FixSample[] = [];
    for (let i = 0; i < batch.count; i++) {
      const sample = fixRow(batch, i, fix, { context, params });
      if (!sample || stillFound(batch, i, sample, rule, context, store.ruleSets)) continue;
      changed.push(sample.id);
      samples.push(sample);
    }
    yield { found: batch.count, ids: changed, samples };
  }
}

/** The row before and after, or null where the fix can't help. */
function fixRow(
  batch: RowBatch,
  i: number,
  fix: Fix,
  { context, params }: { readonly context: CheckContext; readonly params: RuleParams },
): FixSample | null {
  const loc = batch.loc[i] ?? '';
  const id = batch.id[i] ?? 0;
  if (fix.column === null) return { id, loc, column: null, before: loc, after: null };
  const before =
    fix.column === 'included'
      ? String(batch.included[i] ?? true)
      : (cellText(fix.column, batch[fix.column][i] ?? null) ?? '');
  const after = fix.change(before, context, params);
  return after === undefined || after === before ? null : { id, loc, column: fix.column, before, after };
}

/** True where the rule would find the fixed row again. */
function stillFound(
  batch: RowBatch,
  i: number,
  { column, after }: FixSample,
  rule: RuleId,
  context: CheckContext,
  sets: RuleSets,
): boolean {
  if (column === null) return false;
  const row = {
    count: 1,
    loc: [column === 'loc' ? (after ?? '') : (batch.loc[i] ?? '')],
    lastmod: [column === 'lastmod' ? after : (batch.lastmod[i] ?? null)],
    changefreq: [column === 'changefreq' ? typed(column, after) : (batch.changefreq[i] ?? null)],
    priority: [column === 'priority' ? typed(column, after) : (batch.priority[i] ?? null)],
    ext: [null],
    included: [column === 'included' ? after === 'true' : (batch.included[i] ?? true)],
  };
  return sets.has(checkBatch(row, context, sets)[0] ?? 0, rule);
}

/** A text as the store has it. */
export function typed(column: 'changefreq' | 'priority', text: string | null): string | number | null {
  if (text === null) return null;
  const value = normaliseCell(column, text);
  return value !== null && typeof value === 'object' ? value.invalid : value;
}
