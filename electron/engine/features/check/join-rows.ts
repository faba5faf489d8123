// Makes one row of several of one address where all but one of them only have images, videos and the like, as sitemaps of
// their own bring them. What it makes is in one row then; that the others go is for the caller to do.
import { ALL_COMPARED_FIELDS } from '../../../../shared/model/comparison.ts';
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { joinEntries, type EntryGroup, type SetEntry } from '../compare/join-entries.ts';
import type { ChangeWriter } from '../../store/history/history.ts';
import type { ProjectStore } from '../../store/store.ts';
import { setExtensions } from '../../store/rows/set-extensions.ts';

interface Row extends SetEntry {
  readonly id: number;
  readonly loc: string;
}

export interface JoinedRows {
  /** Rows that have now what others of their address said. */
  readonly kept: ReadonlySet<number>;
  /** Those others. */
  readonly gone: ReadonlySet<number>;
}

/** Of a row its id, its source and the number of its set of rules. */
export type IsMeant = (id: number, source: number, issues: number) => boolean;

/**
 * Joins rows with the address of one of these, among those that are meant; rows of one source are never joined. Without a
 * writer it only looks. Yields the rows looked at.
 */
export function* joinRows(
  store: ProjectStore,
  writer: Pick<ChangeWriter, 'set'> | null,
  ids: readonly number[],
  isMeant: IsMeant,
): Steps<JoinedRows> {
  const kept = new Set<number>();
  const gone = new Set<number>();
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const some = ids.slice(start, start + BATCH_ROWS).filter((id) => !kept.has(id) && !gone.has(id));
    const joined = groupsOf(store, some, isMeant);
    for (const { members, row } of joined) {
      kept.add(row.id);
      for (const { id } of members) if (id !== row.id) gone.add(id);
    }
    const rows = joined.map(({ row }) => row).toSorted((a, b) => a.id - b.id);
    if (writer) {
      const written = Uint32Array.from(rows, ({ id }) => id);
      const exts = rows.map(({ ext }) => ext);
      yield* setExtensions(writer, written, exts);
    }
    yield some.length;
  }
  return { kept, gone };
}

function groupsOf(store: ProjectStore, ids: readonly number[], isMeant: IsMeant): EntryGroup<Row>[] {
  const issues = new Map<number, number>();
  for (const group of store.locGroups(store.hashesOf(ids))) {
    group.ids.forEach((id, i) => issues.set(id, group.issues[i] ?? 0));
  }
  const byLoc = new Map<string, Row[]>();
  for (const { source, ...values } of store.imports.rows([...issues.keys()].sort((a, b) => a - b))) {
    const { id, loc } = values;
    if (!isMeant(id, source, issues.get(id) ?? 0)) continue;
    const row: Row = { ...values, file: String(source), held: ALL_COMPARED_FIELDS };
    const rows = byLoc.get(loc);
    if (rows) rows.push(row);
    else byLoc.set(loc, [row]);
  }
  return [...byLoc.values()].flatMap((rows) => joinEntries(rows).filter(({ members }) => members.length > 1));
}
