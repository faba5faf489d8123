// Writes what a fix changes in rows, as part of a change.
import { hashLoc } from '../../rows/hash-loc.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { ChangeWriter } from '../../store/history/history.ts';
import { setExtensions } from '../../store/rows/set-extensions.ts';
import { typed, type FixChange } from './plan-fix.ts';

/** All of one column. */
export function* writeFix(writer: ChangeWriter, changes: readonly FixChange[]): Steps<void> {
  const column = changes[0]?.column;
  const rows = Uint32Array.from(changes, ({ id }) => id);
  const after = changes.map((change) => change.after);
  if (column === null) yield* writer.set('deleted', rows, 1);
  else if (column === 'included') yield* writer.set('included', rows, 0);
  else if (column === 'ext') {
    const exts = changes.map(({ ext }) => ext ?? null);
    yield* setExtensions(writer, rows, exts);
  } else if (column === 'loc') {
    const locs = after.map((text) => text ?? '');
    yield* writer.set('loc', rows, locs);
    yield* writer.set(
      'hash',
      rows,
      locs.map((text) => hashLoc(text)),
    );
  } else if (column === 'changefreq' || column === 'priority') {
    yield* writer.set(
      column,
      rows,
      after.map((text) => typed(column, text)),
    );
  } else if (column === 'lastmod') yield* writer.set('lastmod', rows, after);
}
