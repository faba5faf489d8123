// What the fake engine of the grid's tests does not take, and why.
import type { CellEdit, EditOutcome } from '../../../../renderer/grid/grid-types.ts';
import { CHANGEFREQS } from '../../../../shared/protocol/changefreq.ts';

const FREQUENCIES: ReadonlySet<string> = new Set(['', ...CHANGEFREQS]);

/** Null where the value is taken. */
export function refusalOf({ column, value, force }: CellEdit): EditOutcome | null {
  if (force) return null;
  if (column === 'lastmod' && !/^(\d{4}(-\d\d){0,2}(T.*)?)?$/.test(value))
    return { ok: false, reason: `“${value}” is no W3C date. Write it as 2024-05-31.` };
  if (column === 'changefreq' && !FREQUENCIES.has(value))
    return { ok: false, reason: `“${value}” is no change frequency.` };
  if (column !== 'lastmod' || !/T\d\d:\d\d$/.test(value)) return null;
  const offers = ['+01:00', 'Z'].map((zone) => ({ value: value + zone, label: `Use ${value}${zone}` }));
  return { ok: false, reason: `“${value}” has no zone.`, offers };
}
