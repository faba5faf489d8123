// What the edit stage may ask of the outside: judges of values, the time, dates of source files.
import { statSync } from 'node:fs';
import type { BulkEdit } from '../../../../shared/model/edit/bulk-edit.ts';
import { REST_NAME } from '../../../../shared/model/section.ts';
import type { BulkPlan } from './bulk-plan.ts';
import { planBulkEdit } from './transforms/transform-registry.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { judges } from './edit-judges.ts';

/** The edit with its options read. Throws invalid-value for options that can't be used. */
export function planEdit({ store }: Pick<OpenProject, 'store'>, edit: BulkEdit): BulkPlan {
  const sections = store.sections.list().map(({ id, name }): [number, string] => [id, name]);
  // Files are looked at only where the edit asks for their dates.
  const dates =
    edit.kind === 'set-lastmod' && edit.to === 'source' ? datesOf(store) : new Map<number, Date>();
  return planBulkEdit(edit, {
    judges,
    now: new Date(),
    sections: new Map([[0, REST_NAME], ...sections]),
    sourceDate: (source) => dates.get(source) ?? null,
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
