// What the edit stage may ask of the outside: judges of values, the time, dates of source files; also for a thread, which
// is sent all of it as plain data.
import { statSync } from 'node:fs';
import type { BulkEdit } from '../../../../shared/model/bulk-edit.ts';
import { REST_NAME } from '../../../../shared/model/section.ts';
import type { BulkPlan } from './bulk-plan.ts';
import { planBulkEdit } from './transforms/transform-registry.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { judges } from './edit-judges.ts';

/** What an edit may need to know of the project. It can be sent to a thread. */
export interface PlanFacts {
  readonly now: Date;
  /** The names of the sections, and of what is in none, by their ids. */
  readonly sections: ReadonlyMap<number, string>;
  /** When the files of sources were last changed; those that are gone or were no files have no date. */
  readonly dates: ReadonlyMap<number, Date>;
}

/** The edit with its options read. Throws invalid-value for options that can't be used. */
export function planEdit(project: Pick<OpenProject, 'store'>, edit: BulkEdit): BulkPlan {
  return planWith(planFacts(project, edit), edit);
}

/** The same where the facts are known. */
export function planWith({ now, sections, dates }: PlanFacts, edit: BulkEdit): BulkPlan {
  return planBulkEdit(edit, { judges, now, sections, sourceDate: (source) => dates.get(source) ?? null });
}

/** Files are looked at only where the edit asks for their dates. */
export function planFacts({ store }: Pick<OpenProject, 'store'>, edit: BulkEdit): PlanFacts {
  const sections = store.sections.list().map(({ id, name }): [number, string] => [id, name]);
  return {
    now: new Date(),
    sections: new Map([[0, REST_NAME], ...sections]),
    dates: edit.kind === 'set-lastmod' && edit.to === 'source' ? datesOf(store) : new Map<number, Date>(),
  };
}

function datesOf(store: OpenProject['store']): Map<number, Date> {
  const dates = new Map<number, Date>();
  for (const { id, location } of store.sources()) {
    const changed = statSync(location, { throwIfNoEntry: false })?.mtime;
    if (changed) dates.set(id, changed);
  }
  return dates;
}
