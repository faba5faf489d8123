// Whether a change of some columns can have rows leave a list, or stand elsewhere in it. Pure.
import { VALUE_COLUMNS } from '../../../shared/model/rows/columns.ts';
import type { EditableColumn } from '../../../shared/model/rows/row.ts';
import type { Condition, ViewQuery } from '../../../shared/model/rows/view-query.ts';

const PARTS_OF_LOC: readonly string[] = ['host', 'path', 'depth', 'query', 'section', 'robots'];

/** `changed`: the columns that a change wrote; none where it wrote others than these, or rows came and went. */
export function mayMove({ filter, sort }: ViewQuery, changed: readonly EditableColumn[]): boolean {
  const hangs = (column: string): boolean => hangsOn(column, changed);
  return (
    filter.some((condition) => columnsOf(condition).some(hangs)) || sort.some((key) => hangs(key.column))
  );
}

function hangsOn(column: string, changed: readonly string[]): boolean {
  if (column === 'id' || column === 'source') return false;
  // Rules look at every value.
  if (column === 'problems' || changed.length === 0) return true;
  return changed.includes(column) || (changed.includes('loc') && PARTS_OF_LOC.includes(column));
}

function columnsOf(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'search':
      return VALUE_COLUMNS;
    case 'problem':
      return ['problems'];
    case 'included':
      return ['included'];
    case 'leftOut':
      return ['included', 'problems'];
    case 'folder':
      return ['path'];
    case 'language':
      return ['alternates'];
    case 'rows':
    case 'source':
      return [];
    default:
      return [condition.column];
  }
}
