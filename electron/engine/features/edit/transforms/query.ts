// Strips the query of addresses, or takes named parameters out of it, or all others. What stays keeps its text.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { editParts } from '../url-parts.ts';
import type { PlanTransform } from './transform.ts';

export const query: PlanTransform<'query'> = ({ mode, names }) => {
  const wanted = names.map((name) => name.trim()).filter((name) => name !== '');
  if (mode !== 'strip' && wanted.length === 0) {
    throw new AppError('invalid-value', reason('query-none'));
  }
  const named = nameTest(wanted);
  return {
    kind: 'cells',
    edits: [
      {
        column: 'loc',
        next: editParts((parts) => {
          if (parts.query === '') return null;
          if (mode === 'strip') return { query: '' };
          const all = parts.query.slice(1).split('&');
          const given = all.filter((part) => part !== '');
          const kept = given.filter((part) => named(nameOf(part)) === (mode === 'keep'));
          // Where nothing goes, empty parts stay, too.
          if (kept.length === given.length) return null;
          return { query: kept.length === 0 ? '' : `?${kept.join('&')}` };
        }),
      },
    ],
  };
};

/** A name with a final star stands for all that begin so. */
function nameTest(names: readonly string[]): (name: string) => boolean {
  const exact = new Set(names.filter((name) => !name.endsWith('*')));
  const starts = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1));
  return (name) => exact.has(name) || starts.some((start) => name.startsWith(start));
}

function nameOf(part: string): string {
  const name = part.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
