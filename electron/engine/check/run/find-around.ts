// Finds what else depends on rows that get other addresses, in the file as it was before: the last part of a large edit
// that a thread can do. It judges nothing.
import { finish } from '../../../../shared/model/steps.ts';
import type { Database } from '../../store/file/database.ts';
import { hasLinks } from '../../store/links/links.ts';
import { hashesAtStake } from '../../store/links/loc-groups.ts';
import { eitherOf, SortedNumbers } from '../../store/rows/sorted-numbers.ts';
import { concatIds } from '../../view/id-lists.ts';
import { findLinkRows } from './find-link-rows.ts';

/** Rows that get other addresses, with the hashes of both. */
export interface MovedLocs {
  readonly ids: Uint32Array;
  readonly before: Float64Array;
  readonly after: Float64Array;
}

/** What the flags of equal addresses and of links have to be looked at for. */
export interface Around {
  /** Loc hashes whose groups the change can alter; see hashesAtStake. */
  readonly twins: Float64Array;
  /** Rows whose links it can alter, ascending. */
  readonly links: Uint32Array;
}

/** What is around these rows, each of which is in one part. */
export function findAround(db: Database, parts: readonly MovedLocs[]): Around {
  const ids = concatIds(parts.map((part) => part.ids)).sort();
  const before = new SortedNumbers(...parts.map((part) => part.before));
  const after = new SortedNumbers(...parts.map((part) => part.after));
  const hashes = eitherOf(before, after);
  return {
    twins: hashesAtStake(db, { before, after }, parts),
    links: hasLinks(db)
      ? Uint32Array.from(finish(findLinkRows(db, { ids, hashes, replacedExts: [], all: false })))
      : new Uint32Array(),
  };
}
