// Which rows of a batch its file says are not to be part of the sitemap. It reads nothing.
import type { NormalBatch } from '../../../../shared/model/entry-batch.ts';

/** True where the file excludes row i; tables alone can. */
export function isExcluded({ excluded }: Pick<NormalBatch, 'excluded'>, i: number): boolean {
  return excluded?.includes(i) ?? false;
}
