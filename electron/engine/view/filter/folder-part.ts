// A folder of a host as a condition on rows. It runs nothing.
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { foldIds, folderOf } from '../coded/folder-of.ts';
import type { FilterPart } from './filter-part.ts';
import { holdsAnyOf } from './text-sql.ts';
import type { SqlPart } from '../view-database.ts';

type FolderCondition = Extract<Condition, { kind: 'folder' }>;

/** The condition without its negation. */
export function folderPart({ host, path, folded }: FolderCondition): FilterPart {
  const sql = hint(host, folded === true ? '' : path);
  return {
    ...(sql && { sql }),
    test: {
      columns: ['loc'],
      regex: null,
      accepts: (loc) => {
        const of = folderOf(loc ?? '');
        return of.host === host && (folded === true ? foldIds(of.path) : of.path).startsWith(path);
      },
    },
  };
}

/** What the addresses of all such rows hold; a slash is the path of one that has none. */
function hint(host: string | null, path: string): SqlPart | undefined {
  const parts = [host ?? '', path === '/' ? '' : path].flatMap((text) =>
    text === '' ? [] : (holdsAnyOf('loc', [text]) ?? []),
  );
  if (parts.length === 0) return undefined;
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}
