// Finds articles by words, and the part of each that says most about them.
import type { MarkedToken, Token } from 'marked';

/** What is searched: an article, or the list of keys. */
export interface Searched {
  readonly id: string;
  readonly title: string;
  /** Its parts as plain text. */
  readonly parts: readonly string[];
}

export interface Hit {
  readonly id: string;
  readonly title: string;
  /** Around the first of the words; empty where they stand in the title alone. */
  readonly excerpt: string;
}

/** Characters before the first hit, and in all. */
const [BEFORE, LENGTH] = [30, 130];

/** Those that have every word in any place; those that have them in their titles first. No words find nothing. */
export function searchArticles(all: readonly Searched[], words: readonly string[]): readonly Hit[] {
  if (words.length === 0) return [];
  const count = (text: string): number => words.filter((word) => text.toLowerCase().includes(word)).length;
  return all
    .filter(({ title, parts }) => count([title, ...parts].join('\n')) === words.length)
    .toSorted((a, b) => count(b.title) - count(a.title))
    .map(({ id, title, parts }) => {
      const [best] = parts.toSorted((a, b) => count(b) - count(a));
      return { id, title, excerpt: best !== undefined && count(best) > 0 ? excerptOf(best, words) : '' };
    });
}

function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const first = words
    .map((word) => lower.indexOf(word))
    .filter((at) => at >= 0)
    .reduce((a, b) => Math.min(a, b));
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const cut = text.slice(start, start + LENGTH).replaceAll('\n', ' ');
  return `${start > 0 ? '…' : ''}${cut}${start + LENGTH < text.length ? '…' : ''}`;
}

/** What a part of a file says, without its marks. */
export function plainText(token: Token): string {
  const one = token as MarkedToken;
  switch (one.type) {
    case 'table':
      return [one.header, ...one.rows].map((row) => row.map(textWithin).join(' ')).join('\n');
    case 'list':
      return one.items.map(textWithin).join('\n');
    case 'space':
      return '';
    default:
      return 'tokens' in one ? textWithin(one) : 'text' in one ? one.text : '';
  }
}

function textWithin({ tokens = [] }: { readonly tokens?: readonly Token[] }): string {
  return tokens.map(plainText).join('');
}
