// Sets or clears lastmod: to the time of the edit, a date, or the date of the source's file.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { PlanTools } from '../bulk-plan.ts';
import type { Cell } from '../edit-target.ts';
import type { OptionsOf, PlanTransform } from './transform.ts';

export const setLastmod: PlanTransform<'set-lastmod'> = (options, tools) => {
  const value = valueFor(options, tools);
  return {
    kind: 'cells',
    edits: [
      {
        column: 'lastmod',
        beside: 'source',
        next: (text, source) => (options.onlyMissing && text !== null ? undefined : value(source)),
      },
    ],
  };
};

/** Rows of sources without a known date keep what they have. */
function valueFor(
  { to, date }: OptionsOf<'set-lastmod'>,
  { judges, now, sourceDate }: PlanTools,
): (source: Cell) => string | null | undefined {
  switch (to) {
    case 'now':
      return () => toSeconds(now);
    case 'today':
      return () => localDay(now);
    case 'nothing':
      return () => null;
    case 'source':
      return (source) => {
        const changed = sourceDate(Number(source));
        return changed ? toSeconds(changed) : undefined;
      };
    case 'date': {
      const judged = judges.normalise('lastmod', date);
      if (judged === null) throw new AppError('invalid-value', reason('date-missing'));
      if (typeof judged === 'object') throw new AppError('invalid-value', judged.why);
      return () => String(judged);
    }
  }
}

/** The day on the user's calendar, which may be another one than in UTC. */
function localDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function toSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
