// section.define: replaces the list of sections and sorts all rows anew, as one step of undo. The rows keep their own choices.
import { isDeepStrictEqual } from 'node:util';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { EditResult } from '../../../../../shared/contract/edit-result.ts';
import { sectionNameProblem, type Section } from '../../../../../shared/model/section.ts';
import type { Command } from '../../../project/context.ts';
import { announceChange, applySteps, changeableProject } from '../../../project/current-project.ts';
import { sortAllSections } from '../../../check/run/sort-sections.ts';

export const sectionDefine: Command<'section.define'> = ({ sections }, context) => {
  const project = changeableProject(context);
  const { store } = project;
  const present = store.sections.list();
  let next = store.sections.lastId();
  const known = new Set(present.map(({ id }) => id));
  const complete = sections.map(({ id, name, conditions }): Section => {
    if (id !== 0 && !known.has(id)) throw new AppError('not-found', reason('section-gone'));
    return { id: id === 0 ? ++next : id, name, conditions };
  });
  assertNames(complete.map(({ name }) => name));
  if (isDeepStrictEqual(complete, present)) return { changed: 0, history: store.historyState() };
  let moved = 0;
  // Flags take no second pass.
  const order = { label: { code: 'sections' }, rows: Math.ceil(store.lastRowId() / 2) } as const;
  const defined = applySteps(context, order, function* (writer) {
    store.sections.define(complete, writer.change());
    moved = yield* sortAllSections(project);
  });
  const told = (result: EditResult): EditResult => {
    announceChange(context, project);
    return { ...result, changed: moved };
  };
  return defined instanceof Promise ? defined.then(told) : told(defined);
};

function assertNames(names: readonly string[]): void {
  names.forEach((name, i) => {
    const problem = sectionNameProblem(name, names.slice(0, i));
    if (problem === null) return;
    throw new AppError('invalid-value', reason(`section-name-${problem}`, { name }));
  });
}
