// The files of docs/ as the help shows them: cut at their headings, each part an article.
import { lexer, type MarkedToken } from 'marked';
import type { RuleId } from '../../../shared/model/rule.ts';

/** The list of keys, which is made by the window and stands in no file. */
export const KEYS = 'keys';

export type ArticleGroup = 'guide' | 'commandLine' | 'rules';

/** One heading with what stands below it. */
export interface Article {
  /** `guide/import`, `commandLine/check`, `rules/loc-missing`: the group and the heading or the rule. */
  readonly id: string;
  readonly group: ArticleGroup;
  /** As in the file; the names of rules are better taken from the window's own texts. */
  readonly title: string;
  /** 1 = a part of the guide, 2 = within one. */
  readonly level: 1 | 2;
  readonly blocks: readonly MarkedToken[];
}

/** A file's articles: each heading of the first three levels begins one. */
export function articlesOf(markdown: string, group: ArticleGroup): readonly Article[] {
  const articles: (Article & { readonly blocks: MarkedToken[] })[] = [];
  for (const token of tokensOf(markdown)) {
    if (token.type === 'heading' && token.depth <= 3) {
      const title = token.text.replace(/^\d+\. /, '');
      const id = `${group}/${slug(title)}`;
      const part = articles.findLast(({ level }) => level === 1);
      // What a part without a text of its own is divided into are parts themselves.
      const isWithin = token.depth === 3 && part !== undefined && part.blocks.some(hasText);
      articles.push({ id, group, title, level: isWithin ? 2 : 1, blocks: [] });
    } else if (!isPicture(token)) {
      articles.at(-1)?.blocks.push(token);
    }
  }
  return articles.filter(({ blocks }) => blocks.some(hasText));
}

/** The page of a rule, without its heading, which the window has in its own language. */
export function ruleArticle(rule: RuleId, markdown: string): Article {
  const [, ...blocks] = tokensOf(markdown);
  return { id: `rules/${rule}`, group: 'rules', title: rule, level: 1, blocks };
}

/** The id of the article that a link between the files leads to, such as `../rules/loc-missing.md`; null: out of the help. */
export function linkedArticle(href: string, all: readonly Article[]): string | null {
  if (/^[a-z]+:/i.test(href)) return null;
  const rule = href.slice(href.lastIndexOf('/') + 1).replace(/\.md$/, '');
  // The window has its own list of them.
  if (rule === KEYS) return KEYS;
  const found =
    all.find(({ id }) => id === `rules/${rule}`) ??
    all.find(
      ({ group }) =>
        group === (href.includes('rules/') ? 'rules' : rule === 'command-line' ? 'commandLine' : 'guide'),
    );
  return found?.id ?? null;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function hasText({ type }: MarkedToken): boolean {
  return type !== 'space';
}

/** Without extensions to the language there are no others. */
function tokensOf(markdown: string): MarkedToken[] {
  return lexer(markdown) as MarkedToken[];
}

/** A picture of the window, which is there itself. */
function isPicture(token: MarkedToken): boolean {
  return token.type === 'paragraph' && token.tokens.every(({ type }) => type === 'image');
}
