// Sums up what of a side was not compared, as its files can't hold it. It compares nothing.
import { comparedFieldBit, comparedFieldsOf, type NotHeld } from '../../../../shared/model/comparison.ts';
import type { ReadSide } from './sides/compared-side.ts';

/** By the fields that are missing; `others` = what any row of the other side holds. */
export function notHeldBy(
  { ownFiles }: Pick<ReadSide, 'ownFiles'>,
  others: number,
  compared: number,
): NotHeld[] {
  const wanted = others & compared & ~comparedFieldBit('included') & ~comparedFieldBit('respelt');
  const groups = new Map<number, { files: number; rows: number }>();
  for (const { count, fields } of ownFiles) {
    const missing = wanted & ~fields;
    if (missing === 0 || count === 0) continue;
    const group = groups.get(missing) ?? { files: 0, rows: 0 };
    groups.set(missing, { files: group.files + 1, rows: group.rows + count });
  }
  return Array.from(groups, ([missing, group]) => ({
    ...group,
    fields: comparedFieldsOf(missing),
    addressOnly: missing === wanted,
  }));
}
