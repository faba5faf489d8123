// Which entries of the palette match what is typed, and in which order. Pure.
import { PALETTE_USED_MAX, USED_ID_MAX } from '../../../shared/contract/settings-schemas.ts';
import { placesOf, typedWords } from '../../ui/search/typed-words.ts';
import type { PaletteEntry, PaletteKind } from './palette-entry.ts';

/** Groups before anything is typed, in order; what was used last stands before them. */
const KINDS: readonly PaletteKind[] = [
  'command',
  'transform',
  'issue',
  'section',
  'view',
  'setting',
  'project',
  'column',
];

const WORD_LETTER = /[\p{L}\p{N}]/u;

export interface PaletteGroup {
  /** 'found': what matches, in one list without a head. */
  readonly head: PaletteKind | 'recent' | 'found';
  readonly entries: readonly PaletteEntry[];
}

/**
 * How well an entry matches; the lower the better, null where it does not. All words have to be found, in any order: 0 the label
 * itself, 1 its start, 2 starts of its words, 3 anywhere in it, 4 in its search words too.
 */
export function paletteRank(
  { label, words }: Pick<PaletteEntry, 'label' | 'words'>,
  typed: readonly string[],
): number | null {
  const name = label.toLowerCase();
  const whole = typed.join(' ');
  if (name === whole || name === `${whole}…`) return 0;
  if (name.startsWith(whole)) return 1;
  if (typed.every((word) => startsWord(name, word))) return 2;
  if (typed.every((word) => name.includes(word))) return 3;
  const all = `${name} ${words.toLowerCase()}`;
  return typed.every((word) => all.includes(word)) ? 4 : null;
}

/**
 * The groups to show. Nothing typed: what can be used, the last used first, then by kind. Else what matches: an exact name, then
 * the last used whose words begin with what is typed, then by rank; of equals what can be used, and the last used, first.
 */
export function paletteGroups(
  entries: readonly PaletteEntry[],
  typed: string,
  used: readonly string[],
): readonly PaletteGroup[] {
  const words = typedWords(typed);
  return words.length === 0
    ? listed(entries, used)
    : [{ head: 'found', entries: found(entries, words, used) }];
}

function listed(entries: readonly PaletteEntry[], used: readonly string[]): readonly PaletteGroup[] {
  const usable = entries.filter(({ why }) => why === undefined);
  const recent = used.flatMap((id) => usable.find((entry) => entry.id === id) ?? []);
  const others = usable.filter((entry) => entry.onlyTyped !== true && !recent.includes(entry));
  const groups: readonly PaletteGroup[] = [
    { head: 'recent', entries: recent },
    ...KINDS.map((kind) => ({ head: kind, entries: others.filter((entry) => entry.kind === kind) })),
  ];
  return groups.filter((group) => group.entries.length > 0);
}

function found(
  entries: readonly PaletteEntry[],
  words: readonly string[],
  used: readonly string[],
): readonly PaletteEntry[] {
  return entries
    .flatMap((entry) => {
      const rank = paletteRank(entry, words);
      if (rank === null) return [];
      const at = used.indexOf(entry.id);
      const isUsed = at >= 0 && entry.why === undefined;
      return [
        {
          entry,
          rank: isUsed && rank === 2 ? 1 : rank,
          off: entry.why === undefined ? 0 : 1,
          last: isUsed ? at : PALETTE_USED_MAX,
        },
      ];
    })
    .sort((a, b) => a.rank - b.rank || a.off - b.off || a.last - b.last)
    .map(({ entry }) => entry);
}

/** The ids with this one first. One that is too long to be kept changes nothing. */
export function withUsed(used: readonly string[], id: string): readonly string[] {
  if (id.length > USED_ID_MAX) return used;
  return [id, ...used.filter((other) => other !== id)].slice(0, PALETTE_USED_MAX);
}

function startsWord(text: string, word: string): boolean {
  return placesOf(text, word).some((at) => at === 0 || !WORD_LETTER.test(text.charAt(at - 1)));
}
