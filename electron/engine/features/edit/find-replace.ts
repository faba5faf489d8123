// Find and replace as an edit of cells: literal or regular expression, case, whole cell.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ReplaceEdit } from '../../../../shared/model/edit/bulk-edit.ts';
import { readRegex, regexProblem } from '../../../../shared/model/edit/read-regex.ts';
import type { BulkPlan, ColumnEdit } from './bulk-plan.ts';

/** Throws invalid-value for a regular expression that can't be read. */
export function planReplace(edit: ReplaceEdit): BulkPlan {
  const columns = [...new Set(edit.columns)];
  return {
    kind: 'cells',
    edits: columns.map((column) => ({ column, ...(edit.regex ? byRegex(edit) : literally(edit)) })),
  };
}

/** An empty cell is an empty text, so that a pattern such as ^$ can fill it. */
function byRegex({ find, replacement, matchCase, wholeCell }: ReplaceEdit): Omit<ColumnEdit, 'column'> {
  const pattern = readPattern(find, matchCase);
  const whole = wholeCell ? new RegExp(`^(?:${find})$`, pattern.flags) : pattern;
  // Most cells don't match, and asking first takes half the time of replacing nothing. Without "g" it keeps no place.
  const asked = new RegExp(whole.source, whole.flags.replace('g', ''));
  const next = (text: string | null): string | undefined =>
    asked.test(text ?? '') ? (text ?? '').replace(whole, replacement) : undefined;
  return { next, patterns: [find] };
}

/** The replacement stands for itself, whatever dollars are in it. */
function literally({ find, replacement, matchCase, wholeCell }: ReplaceEdit): Omit<ColumnEdit, 'column'> {
  const itself = (): string => replacement;
  if (matchCase) {
    const next = wholeCell
      ? (text: string | null) => (text === find ? replacement : undefined)
      : (text: string | null) => (text?.includes(find) === true ? text.replaceAll(find, itself) : undefined);
    return { next };
  }
  // Without "u", letters outside ASCII never equal one inside.
  const ascii = isAscii(find);
  const source = wholeCell ? `^${escaped(find)}$` : escaped(find);
  const pattern = new RegExp(source, ascii ? 'gi' : 'giu');
  return { next: (text) => text?.replace(pattern, itself) };
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

function readPattern(source: string, matchCase: boolean): RegExp {
  const problem = regexProblem(source);
  if (problem !== null) {
    throw new AppError('invalid-value', reason('regex-invalid', { regex: source, cause: problem }));
  }
  return readRegex(source, matchCase ? 'g' : 'gi');
}
