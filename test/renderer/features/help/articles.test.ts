// The help has all that the files say: every rule a page, every link a place, every part words that find it.
import { describe, expect, it } from 'vitest';
import { walkTokens, type MarkedToken } from 'marked';
import { linkedArticle } from '../../../../renderer/features/help/articles.ts';
import { MANUAL } from '../../../../renderer/features/help/manual.ts';
import { plainText, searchArticles } from '../../../../renderer/features/help/search-articles.ts';
import { typedWords } from '../../../../renderer/ui/search/typed-words.ts';
import { RULE_IDS } from '../../../../shared/model/rule.ts';

const TEXTS = MANUAL.map(({ id, title, blocks }) => ({ id, title, parts: blocks.map(plainText) }));

describe('the help', () => {
  it('has a page for every rule, and each page says something', () => {
    const rules = MANUAL.filter(({ group }) => group === 'rules').map(({ title }) => title);
    expect(rules).toEqual(RULE_IDS);
    for (const { id, parts } of TEXTS) expect(parts.join('').length, id).toBeGreaterThan(80);
    expect(new Set(MANUAL.map(({ id }) => id)).size).toBe(MANUAL.length);
  });

  it('has the parts that the pages of the window open it at', () => {
    const ids = MANUAL.map(({ id }) => id);
    for (const part of ['overview', 'the-table', 'robots-txt', 'language-versions', 'compare'])
      expect(ids).toContain(`guide/${part}`);
  });

  it('leads every link to a page of its own, or tells its address', () => {
    const targets: (string | null)[] = [];
    for (const { blocks } of MANUAL) {
      void walkTokens([...blocks], (token) => {
        const one = token as MarkedToken;
        if (one.type !== 'link' || /^https:/.test(one.href)) return;
        targets.push(linkedArticle(one.href, MANUAL));
      });
    }
    expect(targets.length).toBeGreaterThan(5);
    expect(targets).not.toContain(null);
    expect(linkedArticle('lastmod-no-zone.md', MANUAL)).toBe('rules/lastmod-no-zone');
    expect(linkedArticle('../rules/README.md', MANUAL)).toBe(`rules/${RULE_IDS[0]}`);
    expect(linkedArticle('keys.md', MANUAL)).toBe('keys');
    expect(linkedArticle('https://www.sitemaps.org/', MANUAL)).toBeNull();
  });

  it('finds what has all the words, titles first, and shows where they stand', () => {
    const found = searchArticles(TEXTS, typedWords('  Clipboard SPREADSHEET '));
    expect(found.map(({ id }) => id)).toContain('guide/copy-paste-and-delete');
    const correct = found.find(({ id }) => id === 'guide/copy-paste-and-delete');
    expect(correct?.excerpt.toLowerCase()).toMatch(/clipboard|spreadsheet/);
    expect(searchArticles(TEXTS, typedWords('tables'))[0]?.id).toBe('guide/tables');
    expect(searchArticles(TEXTS, typedWords('clipboard xyzzy'))).toEqual([]);
    expect(searchArticles(TEXTS, [])).toEqual([]);
  });

  it('takes what is typed as letters, not as a pattern', () => {
    expect(searchArticles(TEXTS, typedWords('[a-z')).length).toBeLessThan(3);
  });
});
