// Compares the files of two sets by name and content: what to send, what to delete. It reads no file and decides nothing.
import type { ComparedFile } from '../../../../../shared/model/comparison.ts';

export interface SetFileFacts {
  /** Relative to the set's folder. */
  readonly name: string;
  readonly size: number;
  /** null where it is not known: then the file counts as another. */
  readonly sha256: string | null;
  readonly urls: number;
  readonly isRobots: boolean;
}

/**
 * All files of both sets by name: uploads, then deletions, then what stays. A robots.txt is the site's and not the set's:
 * it counts only where both have one, as a sitemap's address leads to none.
 */
export function compareFileSets(
  allBefore: readonly SetFileFacts[],
  allAfter: readonly SetFileFacts[],
): ComparedFile[] {
  const before = withoutLoneRobots(allBefore, allAfter);
  const after = withoutLoneRobots(allAfter, allBefore);
  const old = new Map(before.map((file) => [file.name, file]));
  const kept = new Set(after.map(({ name }) => name));
  const compared = after.map((file): ComparedFile => {
    const known = old.get(file.name);
    const same = known !== undefined && known.sha256 !== null && known.sha256 === file.sha256;
    return {
      name: file.name,
      fate: same ? 'unchanged' : 'upload',
      replaces: known !== undefined && !same,
      sizes: [known?.size ?? null, file.size],
      urls: [known?.urls ?? null, file.urls],
    };
  });
  const gone = before
    .filter(({ name }) => !kept.has(name))
    .map(({ name, size, urls }): ComparedFile => ({
      name,
      fate: 'delete',
      replaces: false,
      sizes: [size, null],
      urls: [urls, null],
    }));
  return [
    ...compared.filter(({ fate }) => fate === 'upload'),
    ...gone,
    ...compared.filter(({ fate }) => fate === 'unchanged'),
  ];
}

function withoutLoneRobots(
  files: readonly SetFileFacts[],
  others: readonly SetFileFacts[],
): readonly SetFileFacts[] {
  const names = new Set(others.map(({ name }) => name));
  return files.filter(({ name, isRobots }) => !isRobots || names.has(name));
}
