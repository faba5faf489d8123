// Finds the rows whose links between language versions a change of other rows can alter. It judges none of them.
import { hashLoc } from '../../rows/hash-loc.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { Database } from '../../store/file/database.ts';
import { extsOf, LinkRows, openLinksTo } from '../../store/links/links.ts';
import type { NumberSet } from '../../store/rows/sorted-numbers.ts';
import { rememberAlternates } from './judge-link-rows.ts';

const IDS_AT_ONCE = 500;

/** Rows that changed, as far as links depend on them. */
interface LinkChanges {
  /** Ascending. */
  readonly ids: Uint32Array;
  /** The loc hashes that they have or had. */
  readonly hashes: NumberSet;
  /** The fragments that were replaced. */
  readonly replacedExts: readonly string[];
  /** Whether all of them are to be judged: those that have no versions any more may have flags of before. */
  readonly all: boolean;
}

/** The rows that have language versions among those that changed, and the rows that link to these or did. Ascending. */
export function* findLinkRows(
  db: Database,
  { ids, hashes, replacedExts, all }: LinkChanges,
  read = rememberAlternates(),
): Steps<number[]> {
  const rows = new LinkRows(db);
  const around = rows.among(ids, hashes);
  yield 0;
  const wanted = new Set(around);
  if (all) for (const id of ids) wanted.add(id);
  for (const id of openLinksTo(db, hashes)) wanted.add(id);
  // A row that returns a link stands among the links of the row that it returns it to.
  const linked = new Set<number>();
  const noteLinks = (exts: readonly string[]): void => {
    for (const ext of new Set(exts)) for (const { href } of read(ext)) linked.add(hashLoc(href));
  };
  noteLinks(replacedExts);
  for (let start = 0; start < around.length; start += IDS_AT_ONCE) {
    noteLinks(extsOf(db, around.slice(start, start + IDS_AT_ONCE)));
    yield 0;
  }
  for (const id of rows.among(new Uint32Array(), linked)) wanted.add(id);
  return [...wanted].sort((a, b) => a - b);
}
