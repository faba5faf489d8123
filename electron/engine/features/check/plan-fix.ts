// Works out what a rule's fix changes in rows. It wires store, view, edit and check, and changes nothing.
import { BATCH_ROWS, type RowBatch } from '../../rows/entry-batch.ts';
import type { FixMode, FixSample } from '../../../../shared/model/edit/fix-preview.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';
import type { RuleSets } from '../../rows/rule-sets.ts';
import type { RowSet } from '../../../../shared/model/rows/row-set.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { checkBatch } from '../../check/check-batch.ts';
import type { Fix } from '../../check/fix-function.ts';
import { fixFor } from '../../check/fixes.ts';
import { standardParams } from '../../check/rule-level.ts';
import { ruleOf } from '../../check/rule-registry.ts';
import type { CheckContext, RuleParams } from '../../check/rule-definition.ts';
import { readItems } from '../edit/extension-items.ts';
import { writeItems } from '../edit/write-items.ts';
import { normaliseCell } from '../../read/normalise/normalise-value.ts';
import type { OpenProject } from '../../project/open-project.ts';
import type { ProjectStore } from '../../store/store.ts';
import { idsOfRule, idsWithValue } from '../../store/rows/rows-of-rule.ts';
import { cellText } from '../../view/cell-text.ts';
import { checkContext } from '../../check/run/check-context.ts';
import { linkFixPlanner } from './plan-link-fix.ts';
import { changedLinks } from '../languages/write-links.ts';

/** A row that a fix changes; of extensions also the whole fragment that it gets. */
export interface FixChange extends FixSample {
  readonly ext?: string | null;
}

export interface PlannedFix {
  /** How many of the rows looked at lose the finding. */
  readonly fixed: number;
  readonly changes: readonly FixChange[];
}

export interface FixRequest {
  readonly rule: RuleId;
  readonly mode?: FixMode | undefined;
  readonly rows?: RowSet | undefined;
}

/** The fix of a rule; throws invalid-request for a rule without one, or without this way. */
export function fixOf({ rule, mode }: FixRequest): Fix {
  const fix = fixFor(rule, mode);
  if (fix) return fix;
  throw new AppError(
    'invalid-request',
    mode === undefined ? reason('fix-none', { rule }) : reason('fix-mode-none', { rule, mode }),
  );
}

/**
 * The ids of the rows in question, ascending. Where the fix deletes rows, also those that repeat the address of one: they
 * would have the finding next.
 */
export function* fixScope({ store, views }: OpenProject, request: FixRequest): Steps<number[]> {
  const fix = fixOf(request);
  const wanted = request.rows ? new Set(views.ids(request.rows)) : null;
  // A finding about the project as a whole is about all rows with a value.
  const everywhere = ruleOf(request.rule).kind === 'project' && fix.kind === 'cell';
  const flagged = yield* everywhere ? idsWithValue(store.db, fix.column) : idsOfRule(store.db, request.rule);
  const ids = wanted ? flagged.filter((id) => wanted.has(id)) : flagged;
  return fix.kind === 'delete' ? withRepeats(store, ids) : ids;
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

/** What the fix does to these rows, some thousand at a time. Rows keep their value where the finding would stay. */
export function* planFix(
  project: OpenProject,
  request: FixRequest,
  ids: readonly number[],
): Generator<PlannedFix & { readonly looked: number }> {
  const { store } = project;
  const fix = fixOf(request);
  const plan = fix.kind === 'links' ? planLinks(store, request.rule) : planRows(project, request, fix);
  const step = fix.kind === 'links' || fix.kind === 'items' ? BATCH_ROWS / 10 : BATCH_ROWS;
  for (let start = 0; start < ids.length; start += step) {
    const part = ids.slice(start, start + step);
    yield { ...plan(part), looked: part.length };
  }
}

function planLinks(store: ProjectStore, rule: RuleId): (ids: readonly number[]) => PlannedFix {
  const plan = linkFixPlanner(store, rule);
  return (ids) => {
    const { fixed, links } = plan(ids);
    const changed = changedLinks(store, links);
    const { id, loc } = store.rowsById(changed.map((row) => row.id));
    const locs = new Map(id.map((one, i) => [one, loc[i] ?? '']));
    const changes = changed.map((row) => extChange(row.id, locs.get(row.id) ?? '', row.before, row.after));
    return { fixed, changes };
  };
}

function planRows(
  project: OpenProject,
  { rule }: FixRequest,
  fix: Fix,
): (ids: readonly number[]) => PlannedFix {
  const { store } = project;
  const context = checkContext(project);
  const params = context.active?.params[rule] ?? standardParams(ruleOf(rule));
  return (ids) => {
    const batch = store.rowsById(ids);
    const changes: FixChange[] = [];
    for (let i = 0; i < batch.count; i++) {
      const change = fixRow(batch, i, fix, { context, params });
      if (change && !stillFound(batch, i, change, rule, context, store.ruleSets)) changes.push(change);
    }
    return { fixed: changes.length, changes };
  };
}

/** The row before and after, or null where the fix can't help. */
function fixRow(
  batch: RowBatch,
  i: number,
  fix: Fix,
  { context, params }: { readonly context: CheckContext; readonly params: RuleParams },
): FixChange | null {
  const loc = batch.loc[i] ?? '';
  const id = batch.id[i] ?? 0;
  if (fix.kind === 'delete') return { id, loc, column: null, before: loc, after: null };
  if (fix.kind === 'items') {
    const ext = batch.ext[i] ?? null;
    const edits = fix.change(readItems(ext), context, params);
    return edits ? extChange(id, loc, ext, writeItems(ext, edits)) : null;
  }
  if (fix.kind === 'links') return null;
  const before =
    fix.column === 'included'
      ? String(batch.included[i] ?? true)
      : (cellText(fix.column, batch[fix.column][i] ?? null) ?? '');
  const after = fix.change(before, context, params);
  return after === undefined || after === before ? null : { id, loc, column: fix.column, before, after };
}

/** A change of extensions, shown as the elements that go and those that come. */
function extChange(id: number, loc: string, before: string | null, after: string | null): FixChange {
  const [old, now] = [before, after].map((ext) => readItems(ext).map(({ xml }) => xml));
  const gone = (old ?? []).filter((xml) => !now?.includes(xml));
  const come = (now ?? []).filter((xml) => !old?.includes(xml));
  return {
    id,
    loc,
    column: 'ext',
    before: gone.join('\n'),
    after: come.length > 0 ? come.join('\n') : null,
    ext: after,
  };
}

/** True where the rule would find the fixed row again. */
function stillFound(
  batch: RowBatch,
  i: number,
  { column, after, ext }: FixChange,
  rule: RuleId,
  context: CheckContext,
  sets: RuleSets,
): boolean {
  if (column === null || (column === 'included' && after === 'false')) return false;
  const row = {
    count: 1,
    loc: [column === 'loc' ? (after ?? '') : (batch.loc[i] ?? '')],
    lastmod: [column === 'lastmod' ? after : (batch.lastmod[i] ?? null)],
    changefreq: [column === 'changefreq' ? typed(column, after) : (batch.changefreq[i] ?? null)],
    priority: [column === 'priority' ? typed(column, after) : (batch.priority[i] ?? null)],
    ext: [column === 'ext' ? (ext ?? null) : null],
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
