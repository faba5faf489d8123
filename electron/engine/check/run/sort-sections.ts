// Puts rows into their sections: the user's own choice, else the first section whose conditions they meet. It wires
// store and view.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { ProjectStore } from '../../store/store.ts';
import { classifier, type Classify } from '../../view/filter/classify-rows.ts';

interface Project {
  readonly store: ProjectStore;
}

/** Sorts all rows anew; the result is how many went to another section. */
export function* sortAllSections(project: Project): Steps<number> {
  const { sections } = project.store;
  const changed = yield* sortRange(project, 1, sections.highestId());
  sections.noteSorted();
  return changed;
}

/** After a change of the rows with these ascending ids, or of the list: with that, a step of undo comes and goes. */
export function* sortTouched(project: Project, ids: Uint32Array): Steps<void> {
  if (project.store.sections.isSorted()) yield* sortSections(project, ids);
  else yield* sortAllSections(project);
}

/** Sorts the rows that an import adds, inside its transaction. Nothing to do without sections. */
export function* sortNewRows(project: Project, first: number): Steps<void> {
  if (project.store.sections.list().length === 0) return;
  yield* sortRange(project, first, project.store.sections.highestId());
}

/** Sorts the rows with these ascending ids; others near them may be looked at, too. Nothing to do without sections. */
function* sortSections(project: Project, ids: Uint32Array): Steps<void> {
  if (project.store.sections.list().length === 0) return;
  for (let start = 0; start < ids.length;) {
    const first = ids[start] ?? 0;
    let end = start + 1;
    while (end < ids.length && (ids[end] ?? 0) - first < BATCH_ROWS && isNear(ids, end)) end++;
    yield* sortRange(project, first, ids[end - 1] ?? first);
    start = end;
  }
}

/** Rows further apart are better read by themselves. */
const NEAR = 8;

function isNear(ids: Uint32Array, at: number): boolean {
  return (ids[at] ?? 0) - (ids[at - 1] ?? 0) <= NEAR;
}

function* sortRange(project: Project, first: number, last: number): Steps<number> {
  let changed = 0;
  const { store } = project;
  const sections = store.sections.list();
  const sources = new Map(store.sources().map(({ id, location }) => [id, location]));
  const classify = classifier(store.db, sections, sources);
  const known = new Set(sections.map(({ id }) => id));
  for (let from = first; from <= last; from += BATCH_ROWS) {
    const to = Math.min(last, from + BATCH_ROWS - 1);
    changed += sortBatch(project, { from, to, classify, known });
    yield to - from + 1;
  }
  return changed;
}

function sortBatch(
  { store: { sections } }: Project,
  { from, to, classify, known }: { from: number; to: number; classify: Classify; known: ReadonlySet<number> },
): number {
  const rows = sections.rows(from, to);
  const groups = classify(from, to);
  const ids: number[] = [];
  const goals: number[] = [];
  rows.forEach(({ id, section, chosen }, i) => {
    const goal = chosen !== null && (chosen === 0 || known.has(chosen)) ? chosen : (groups[i]?.group ?? 0);
    if (goal === section) return;
    ids.push(id);
    goals.push(goal);
  });
  sections.put(ids, goals);
  return ids.length;
}
