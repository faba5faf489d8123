// Sets the extension fragments of rows, with the numbers that the grid shows of them. It writes no XML itself.
import type { Steps } from '../../../../shared/model/steps.ts';
import { countExtensionTags } from './count-extension-tags.ts';
import type { ChangeWriter } from '../history/history.ts';

/** One fragment for each of these ascending ids. Yields the rows looked at, field by field. */
export function* setExtensions(
  writer: Pick<ChangeWriter, 'set'>,
  ids: Uint32Array,
  exts: readonly (string | null)[],
): Steps<void> {
  if (ids.length === 0) return;
  yield* writer.set('ext', ids, exts);
  const counts = exts.map((ext) => countExtensionTags(ext));
  for (const field of ['images', 'alternates', 'videos', 'news'] as const) {
    const cells = counts.map((count) => count[field]);
    yield* writer.set(field, ids, cells);
  }
}
