// Reads the value of --columns where it names columns of a table. It asks nothing.
import { isRobotsColumn, type RobotsColumn } from '../../../shared/model/rows/robots-column.ts';
import { UsageError } from './usage-error.ts';

/** Each of the known names, or robots:CRAWLER, at most once. Throws a UsageError. */
export function readColumnNames<Name extends string>(
  text: string,
  known: readonly Name[],
): (Name | RobotsColumn)[] {
  const columns = text.split(',').map((part) => {
    const name = part.trim();
    const column = isRobotsColumn(name) ? name : known.find((one) => one === name);
    if (column) return column;
    throw new UsageError(`--columns: there is no "${name}". Columns: ${known.join(', ')}, robots:CRAWLER.`);
  });
  if (new Set(columns).size < columns.length)
    throw new UsageError(`--columns names a column twice: "${text}".`);
  return columns;
}
