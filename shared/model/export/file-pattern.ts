// Patterns of file names: "{section}-{n:3}". Says what is wrong with one, and fills it in.
import { setNameProblem } from './set-name.ts';

/** What stands in the places of a pattern. */
export interface PatternValues {
  readonly section: string;
  readonly host: string;
  readonly n: number;
}

export type PatternProblem =
  'empty' | 'characters' | 'reserved' | 'long' | 'placeholder' | 'number' | 'section' | 'folder';

const PLACE = /\{(section|host|n(?::([1-9]))?)\}/g;

/** Endings follow from the format, so a pattern may have one or not. */
const ENDING = /\.(?:xml|txt)(?:\.gz)?$|\.gz$/i;

/** The pattern without white space around it and without an ending. */
export function barePattern(pattern: string): string {
  return pattern.trim().replace(ENDING, '');
}

/** What keeps a text from being a pattern of names; `sections`: the set has several families of files. */
export function patternProblem(pattern: string, sections: boolean): PatternProblem | null {
  const bare = barePattern(pattern);
  if (bare === '') return 'empty';
  if (/[{}]/.test(bare.replace(PLACE, ''))) return 'placeholder';
  const found = Array.from(bare.matchAll(PLACE), ([, name = '']) => name);
  if (!found.some((name) => name.startsWith('n'))) return 'number';
  if (sections && !found.includes('section')) return 'section';
  const parts = bare.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return 'folder';
  if (parts.some((part) => part.endsWith('.'))) return 'characters';
  for (const n of [1, 2]) {
    const problem = setNameProblem(
      `${fillPattern(bare, { section: 'sitemap', host: 'example.com', n })}.xml.gz`,
    );
    if (problem) return problem;
  }
  return null;
}

/** The name that a pattern gives, without ending. */
export function fillPattern(pattern: string, { section, host, n }: PatternValues): string {
  return barePattern(pattern).replace(PLACE, (_, name: string, digits?: string) => {
    if (name === 'section') return section;
    return name === 'host' ? host : String(n).padStart(Number(digits ?? 1), '0');
  });
}
