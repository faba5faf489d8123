// section.define: replaces the list of sections and sorts all rows anew. Not a step of undo: the rows keep their own choices.
import { AppError } from '../../../../shared/contract/errors.ts';
import type { EditResult } from '../../../../shared/contract/edit-result.ts';
import { sectionNameProblem, type Section } from '../../../../shared/model/section.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Command } from '../../context.ts';
import { announceChange, changeableProject } from '../project/current-project.ts';
import { sortAllSections } from './sort-sections.ts';

export const sectionDefine: Command<'section.define'> = ({ sections }, context) => {
  const project = changeableProject(context);
  const { store } = project;
  const last = store.sections.lastId();
  let next = last;
  const known = new Set(store.sections.list().map(({ id }) => id));
  const complete = sections.map(({ id, name, conditions }): Section => {
    if (id !== 0 && !known.has(id)) throw new AppError('not-found', 'A section is no longer in the project.');
    return { id: id === 0 ? ++next : id, name, conditions };
  });
  assertNames(complete.map(({ name }) => name));
  function* steps(): Steps<EditResult> {
    const changed = yield* store.db.transactionSteps(function* () {
      store.sections.define(complete);
      return yield* sortAllSections(project);
    });
    announceChange(context, project);
    return { changed, history: store.historyState() };
  }
  return context.jobs.runSteps('edit', steps(), store.counts().rows);
};

function assertNames(names: readonly string[]): void {
  names.forEach((name, i) => {
    const problem = sectionNameProblem(name, names.slice(0, i));
    if (problem === null) return;
    throw new AppError('invalid-value', `The section “${name}” can't have this name: ${REASONS[problem]}`);
  });
}

const REASONS = {
  empty: 'it is empty.',
  long: 'it is longer than 60 characters.',
  characters: 'use small letters, digits, “-” and “_”, beginning with a letter or a digit.',
  reserved: 'it is reserved. Choose another.',
  taken: 'another section has it.',
} as const;
