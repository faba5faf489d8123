// Writes language versions of rows as part of a change. It wires store and edit, and decides nothing.
import type { Steps } from '../../../../shared/model/steps.ts';
import { writeAlternates, type LinkEdit } from '../edit/write-alternates.ts';
import { countExtensionTags } from '../../store/rows/count-extension-tags.ts';
import type { ChangeWriter } from '../../store/history/history.ts';
import { linkRowsById } from '../../store/links/links.ts';
import type { ProjectStore } from '../../store/store.ts';

/** What the links of a row become. */
export interface RowLinks {
  readonly id: number;
  readonly links: readonly LinkEdit[];
  /** Links of languages that are not named go. */
  readonly replace: boolean;
}

/** A fragment before and after, where they differ. */
export interface ChangedLinks {
  readonly id: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** What links make of a fragment. */
interface Written extends Omit<RowLinks, 'id'> {
  readonly before: string | null;
  readonly text: string | null;
}

/** What would change; some thousands of rows at most. A row that is named twice gets both, one after the other. */
export function changedLinks(store: ProjectStore, rows: readonly RowLinks[]): ChangedLinks[] {
  const stored = new Map(
    linkRowsById(
      store.db,
      rows.map(({ id }) => id),
    ).map(({ id, ext }) => [id, ext === '' ? null : ext]),
  );
  const after = new Map<number, string | null>();
  // Rows of a cluster stand together, and mostly had the same links before.
  let last: Written | undefined;
  for (const { id, links, replace } of rows) {
    const before = after.has(id) ? after.get(id) : stored.get(id);
    if (before === undefined) continue;
    if (last?.links !== links || last.before !== before || last.replace !== replace) {
      last = { links, before, replace, text: writeAlternates(before, links, replace) };
    }
    after.set(id, last.text);
  }
  return Array.from(after, ([id, ext]) => ({ id, before: stored.get(id) ?? null, after: ext }))
    .filter((row) => row.before !== row.after)
    .sort((a, b) => a.id - b.id);
}

/** Writes fragments with the number of their links. */
export function* writeLinks(writer: ChangeWriter, changes: readonly ChangedLinks[]): Steps<void> {
  if (changes.length === 0) return;
  const ids = Uint32Array.from(changes, ({ id }) => id);
  yield* writer.set(
    'ext',
    ids,
    changes.map(({ after }) => after),
  );
  const counts = changes.map(({ after }) => countExtensionTags(after).alternates);
  yield* writer.set('alternates', ids, counts);
}
