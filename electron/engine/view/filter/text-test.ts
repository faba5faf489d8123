// Text conditions as functions of a cell's text, for what SQL can't say. The one definition of how texts compare.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { readRegex, regexProblem } from '../../../../shared/model/edit/read-regex.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { hasLetters, writtenOut } from './written-out.ts';

export type TextCondition = Extract<Condition, { kind: 'text' }>;

/**
 * The condition without its negation, for a text that is there. Letters compare without case unless matchCase; those
 * outside ASCII are found percent-encoded, too, and the other way round. A regular expression sees the text as it is
 * written. Throws invalid-value for one that can't be read.
 */
export function textTest(condition: TextCondition): (text: string) => boolean {
  const { operator, value } = condition;
  if (operator === 'regex') {
    const pattern = compiled(value, condition.matchCase ?? false);
    return (text) => pattern.test(text);
  }
  if (operator === 'empty') return (text) => text === '';
  if (operator === 'notEmpty') return (text) => text !== '';
  const fold = condition.matchCase === true ? (text: string) => text : foldCase;
  const accepts = comparison(operator, fold(value));
  if (!hasLetters(value)) return (text) => accepts(fold(text));
  const acceptsLetters = comparison(operator, fold(writtenOut(value)));
  return (text) => accepts(fold(text)) || acceptsLetters(fold(writtenOut(text)));
}

function comparison(
  operator: 'contains' | 'equals' | 'startsWith' | 'endsWith',
  wanted: string,
): (folded: string) => boolean {
  switch (operator) {
    case 'contains':
      return (text) => text.includes(wanted);
    case 'equals':
      return (text) => text === wanted;
    case 'startsWith':
      return (text) => text.startsWith(wanted);
    case 'endsWith':
      return (text) => text.endsWith(wanted);
  }
}

/**
 * The text for comparing without case: letter by letter, so that a final sigma equals any other. The two letters
 * outside ASCII whose lower case is in ASCII stay what they are, which makes it agree with SQLite's LIKE.
 */
function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (!/[\u0130\u03c2\u212a]/.test(text) && !lower.includes('\u03c2')) return lower;
  return Array.from(text, (letter) => (/[\u0130\u212a]/.test(letter) ? letter : letter.toLowerCase()))
    .join('')
    .replaceAll('\u03c2', '\u03c3');
}

function compiled(source: string, matchCase: boolean): RegExp {
  const problem = regexProblem(source);
  if (problem !== null) {
    throw new AppError('invalid-value', reason('regex-invalid', { regex: source, cause: problem }));
  }
  return readRegex(source, matchCase ? '' : 'i');
}
