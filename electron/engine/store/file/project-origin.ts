// Where an open project came from: the file itself, the recovered copy of one, or a copy of one that can't be changed.
import type { ReadOnlyWhy } from '../../../../shared/model/project.ts';

export interface ProjectOrigin {
  /** What the user opened; where that was damaged or foreign, its recovered copy. */
  readonly path: string;
  /** The damaged or foreign original, where this is its recovered copy. */
  readonly recoveredFrom: string | null;
  /** What that has which no project has; null where it is damaged. */
  readonly foreignPart: string | null;
  /** Why the file at `path` can't be changed, of which this is a copy; null where it is that file. */
  readonly readOnly: ReadOnlyWhy | null;
  readonly onClose: () => void;
}

/** A copy of a project that can't be changed. */
export interface CopyToRead {
  /** Of the project. */
  readonly path: string;
  readonly why: ReadOnlyWhy;
  readonly onClose: () => void;
}

/** `recovered`: what the opened file told. */
export function projectOrigin(
  path: string,
  recovered: Pick<ProjectOrigin, 'recoveredFrom' | 'foreignPart'> = {
    recoveredFrom: null,
    foreignPart: null,
  },
  read: CopyToRead | null = null,
): ProjectOrigin {
  if (!read) return { path, ...recovered, readOnly: null, onClose: () => undefined };
  const recoveredFrom = recovered.recoveredFrom === null ? null : read.path;
  return { ...recovered, path: read.path, recoveredFrom, readOnly: read.why, onClose: read.onClose };
}
