// edit.preview: what a bulk edit would change, counted exactly, while other requests have their turn.
import type { Command } from '../../../project/context.ts';
import { changesOf, previewBulk, type Found } from '../preview-bulk.ts';
import type { BulkPreview, CellChange } from '../../../../../shared/model/edit/bulk-edit.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { currentProject } from '../../../project/current-project.ts';
import { judges } from '../edit-judges.ts';
import { planEdit } from '../plan-tools.ts';
import { readCopies } from '../read-copies.ts';
import { openScope, rowsOf } from '../scope-rows.ts';

export const editPreview: Command<'edit.preview'> = async (
  { preview, scope, edit, first },
  context,
  window = 0,
) => {
  const project = currentProject(context);
  const previews = project.previews.of(window);
  const plan = planEdit(project, edit);
  const { rows, order } = openScope(project, scope);
  let found: BulkPreview = { rows: 0, validRows: 0, invalid: 0, first: [] };
  const steps = previewBulk(rows, plan, judges, first, (so) => {
    found = so.preview;
  });
  const total = rows.total * (plan.kind === 'rows' ? plan.passes : 1);
  const result = await previews.run(steps, (done) => {
    const so = { ...found, first: withLocs(project.store, found.first) };
    const data = { preview, done, total: Math.max(total, done), found: so };
    context.emit({ event: 'preview.progress', data });
  });
  previews.keep({
    preview,
    hits: result.hits.view(),
    columnsOf: (id) =>
      changesOf(rowsOf(project.store, Uint32Array.of(id)), plan, judges).map(({ column }) => column),
  });
  const shown = order ? firstInOrder(result, order) : result.preview.first;
  const named = withLocs(project.store, shown);
  const { keepers } = result;
  return { ...result.preview, first: keepers ? withCopies(project.store, named, keepers) : named };

  function firstInOrder({ hits, preview: whole }: Found, ids: Uint32Array): readonly CellChange[] {
    if (plan.kind === 'rows' || hits.length <= first) return inOrder(whole.first, ids);
    const wanted: number[] = [];
    for (let i = 0; i < ids.length && wanted.length < first; i++) {
      if (previews.isHit(ids[i] ?? 0)) wanted.push(ids[i] ?? 0);
    }
    const changes = changesOf(rowsOf(project.store, Uint32Array.from(wanted).sort()), plan, judges);
    return inOrder(changes, Uint32Array.from(wanted)).slice(0, first);
  }
};

/** The changes with the addresses of their rows, where these say nothing of them. */
function withLocs(store: ProjectStore, changes: readonly CellChange[]): readonly CellChange[] {
  const ids = new Set(changes.flatMap(({ id, column }) => (column === 'loc' ? [] : [id])));
  if (ids.size === 0) return changes;
  const rows = store.rowsById([...ids], true);
  const locs = new Map(rows.id.map((id, i) => [id, rows.loc[i] ?? '']));
  return changes.map((change) => {
    const loc = change.column === 'loc' ? undefined : locs.get(change.id);
    return loc === undefined ? change : { ...change, loc };
  });
}

/** The rows that go with what tells them from those that stay. */
function withCopies(
  store: ProjectStore,
  changes: readonly CellChange[],
  keepers: ReadonlyMap<number, number>,
): readonly CellChange[] {
  const copies = readCopies(store, [...keepers].flat());
  return changes.map((change) => {
    const goes = copies.get(change.id);
    const stays = copies.get(keepers.get(change.id) ?? 0);
    return goes && stays ? { ...change, copies: { goes, stays } } : change;
  });
}

/** Changes in the order that their rows have in `ids`. */
function inOrder(changes: readonly CellChange[], ids: Uint32Array): readonly CellChange[] {
  const wanted = new Set(changes.map(({ id }) => id));
  const places = new Map<number, number>();
  for (let i = 0; i < ids.length && places.size < wanted.size; i++) {
    const id = ids[i] ?? 0;
    if (wanted.has(id) && !places.has(id)) places.set(id, i);
  }
  return changes.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}
