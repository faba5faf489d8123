// Joins entries of one address that stand in several files of a set and say different things of it, as sitemaps of pages
// and of their images, videos and news do. It reads nothing, and what says the same twice stays two.
import { comparedFieldBit } from '../../../../shared/model/comparison.ts';
import { mergeExtensions, type RowValues } from './digest/compare-values.ts';
import { EXTENSION_FIELDS, extensionParts } from './digest/extension-parts.ts';

/** An entry of a set with the file that it stands in, and the fields that it can hold. */
export interface SetEntry extends RowValues {
  readonly file: string;
  readonly held: number;
}

/** Entries that are one row, the one whose place and values it has first. */
export interface EntryGroup<T extends SetEntry> {
  readonly members: readonly T[];
  readonly row: T;
}

interface Group<T extends SetEntry> {
  readonly members: T[];
  /** The vocabularies that one of them has. */
  kinds: number;
}

/**
 * The entries of one address as rows, in their order. An entry of extensions alone, without any other value, completes
 * one of another file that has none of these; it is joined with the first such.
 */
export function joinEntries<T extends SetEntry>(entries: readonly T[]): EntryGroup<T>[] {
  if (entries.length < 2) return entries.map((row) => ({ members: [row], row }));
  const groups: Group<T>[] = [];
  const whole = entries.filter((entry) => !isPart(entry));
  for (const entry of [...whole, ...entries.filter(isPart)]) {
    const kinds = kindsOf(entry);
    const fits = ({ members, kinds: known }: Group<T>): boolean =>
      (known & kinds) === 0 && members.every(({ file }) => file !== entry.file);
    const group = isPart(entry) ? groups.find(fits) : undefined;
    if (!group) groups.push({ members: [entry], kinds });
    else {
      group.members.push(entry);
      group.kinds |= kinds;
    }
  }
  return groups.map(({ members }) => ({ members, row: members.reduce(completed) }));
}

/** The first one's values are its own; where it can't hold extensions, it holds those that it is given. */
function completed<T extends SetEntry>(entry: T, part: T): T {
  const kinds = kindsOf(part);
  const ext = entry.ext ? mergeExtensions(entry.ext, part.ext, kinds) : part.ext;
  return { ...entry, ext, held: entry.held | kinds };
}

/** True where it says nothing but what its extensions do. */
function isPart({ lastmod, changefreq, priority, included, ext }: RowValues): boolean {
  return included && [lastmod, changefreq, priority].every((value) => (value ?? '') === '') && !!ext;
}

/** The vocabularies that it has, as a set of fields. */
function kindsOf({ ext }: RowValues): number {
  const parts = extensionParts(ext);
  return EXTENSION_FIELDS.reduce(
    (set, field) => (parts[field] === '' ? set : set | comparedFieldBit(field)),
    0,
  );
}
