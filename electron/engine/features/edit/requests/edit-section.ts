// edit.section: moves rows to a section, or lets the conditions decide about them again. One undo step.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { REST_NAME } from '../../../../../shared/model/section.ts';
import type { Command } from '../../../project/context.ts';
import { applySteps, changeableProject } from '../../../project/current-project.ts';

export const editSection: Command<'edit.section'> = ({ rows, section }, context) => {
  const { store, views } = changeableProject(context);
  const names = new Map([
    [0, REST_NAME],
    ...store.sections.list().map(({ id, name }): [number, string] => [id, name]),
  ]);
  if (section !== null && !names.has(section)) {
    throw new AppError('not-found', reason('section-gone'));
  }
  const name = section === null ? null : (names.get(section) ?? null);
  const ids = views.ids(rows);
  return applySteps(context, { label: { code: 'section', name }, rows: ids.length }, (writer) =>
    writer.set('chosen', ids, section),
  );
};
