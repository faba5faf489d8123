// What the edit stage may ask of the outside: judges of values, the time, dates of source files.
import { statSync } from 'node:fs';
import type { BulkEdit } from '../../../shared/model/bulk-edit.ts';
import { REST_NAME } from '../../../shared/model/section.ts';
import type { BulkPlan } from '../edit/bulk-plan.ts';
import { planBulkEdit } from '../edit/transforms/transform-registry.ts';
import type { OpenProject } from '../open-project.ts';
import { judges } from './current-project.ts';

/** The edit with its options read. Throws invalid-value for options that can't be used. */
export function planEdit({ store }: OpenProject, edit: BulkEdit): BulkPlan {
  let dates: ReadonlyMap<number, Date> | undefined;
  return planBulkEdit(edit, {
    judges,
    now: new Date(),
    sections: new Map([
      [0, REST_NAME],
      ...store.sections.list().map(({ id, name }): [number, string] => [id, name]),
    ]),
    sourceDate: (source) => {
      dates ??= datesOf(store);
      return dates.get(source) ?? null;
    },
  });
}

/** When the files of sources were last changed; those that are gone or were no files have no date. */
function datesOf(store: OpenProject['store']): Map<number, Date> {
  const dates = new Map<number, Date>();
  for (const { id, location } of store.sources()) {
    const changed = statSync(location, { throwIfNoEntry: false })?.mtime;
    if (changed) dates.set(id, changed);
  }
  return dates;
}
