// Says what is wrong with an element's fields in the user's language. The judging is done by the protocol's own rules.
import type { ExtensionKind } from '../../../shared/model/rows/extension-item.ts';
import { fieldProblems, type FieldProblem } from './extension-problems.ts';
import { useText } from '../../locales/use-text.ts';

export interface ToldFieldProblem extends FieldProblem {
  readonly message: string;
}

type Fields = Parameters<typeof fieldProblems>[1];

/** `page` = the row's loc, which no video may lead to. */
export function useFieldProblems(): (
  kind: ExtensionKind,
  fields: Fields,
  page: string,
) => ToldFieldProblem[] {
  const { t } = useText();
  return (kind, fields, page) =>
    fieldProblems(kind, fields, page).map((problem) => ({
      ...problem,
      message: t(`fieldProblems.${problem.code}`, { limit: problem.limit ?? '' }),
    }));
}
