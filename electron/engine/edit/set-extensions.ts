// Sets the extension fragment of one row, with the numbers that the grid shows of it. It writes no XML itself.
import type { Steps } from '../../../shared/model/steps.ts';
import type { EditTarget } from './edit-target.ts';

/** How many of each the fragment has. */
export interface ExtensionCounts {
  readonly images: number;
  readonly alternates: number;
  readonly videos: number;
  readonly news: number;
}

export function* setExtensions(
  target: EditTarget,
  id: number,
  ext: string | null,
  counts: ExtensionCounts,
): Steps<void> {
  const ids = Uint32Array.of(id);
  yield* target.set('ext', ids, ext);
  for (const field of ['images', 'alternates', 'videos', 'news'] as const) {
    yield* target.set(field, ids, counts[field]);
  }
}
