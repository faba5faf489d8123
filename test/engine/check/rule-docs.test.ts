// Every rule has a page, a fixture and a test, and the index of the pages is as generated from the rules.
// After a change of rules: npx vitest run test/engine/check/rule-docs.test.ts --update
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIXES } from '../../../electron/engine/check/fixes.ts';
import { profileLevel } from '../../../electron/engine/check/rule-level.ts';
import { RULES } from '../../../electron/engine/check/rule-registry.ts';
import { AUTHORITIES, RULE_GROUPS, RULE_IDS } from '../../../shared/model/rule.ts';

const INDEX = resolve('docs/rules/README.md');

function namesIn(folder: string, ending: string): string[] {
  // The rules lie in folders by what they are about; a fixture may be a folder itself.
  const names = readdirSync(resolve(folder), { encoding: 'utf8', recursive: ending !== '*' });
  return names
    .filter((name) => name.endsWith(ending) || ending === '*')
    .map((name) => basename(name))
    .map((name) => name.slice(0, -(ending === '*' ? extname(name) : ending).length))
    .filter((name) => name !== 'README');
}

function indexOfRules(): string {
  const groups = RULE_GROUPS.map((group) => {
    const lines = RULES.filter((rule) => rule.group === group).map((rule) => {
      const { id, asks, summary, source } = rule;
      const who = AUTHORITIES.filter((authority) => asks[authority] !== undefined).join(', ');
      return `- [${id}](${id}.md) (${profileLevel(rule, 'default')}; ${who}): ${summary}. [Source](${source})`;
    });
    return `## ${group}\n\n${lines.join('\n')}\n`;
  });
  return `# Rules

What Mapwright checks. Findings about rows are filters in the grid, and each rule has a page: what it finds, why, who says so, how to fix it, and how to switch it off. The severity is that of the default profile (sitemaps.org, Google, and our own advice, “mapwright”).

This index is generated from the rules themselves.

${groups.join('\n')}`;
}

describe('the files of the rules', () => {
  it.each([
    ['electron/engine/check/rules', '.ts'],
    ['test/engine/check/rules', '.test.ts'],
    ['test/fixtures/rules', '*'],
    ['docs/rules', '.md'],
  ])('%s has exactly one file a rule', (folder, ending) => {
    expect(namesIn(folder, ending).toSorted()).toEqual([...RULE_IDS].toSorted());
  });

  it.each(RULES)('the page of $id has its severity, source and all sections', (rule) => {
    const page = readFileSync(resolve('docs/rules', `${rule.id}.md`), 'utf8');
    expect(page.split('\n').filter((line) => line.startsWith('#'))).toEqual([
      `# ${rule.id}`,
      '## What',
      '## Why',
      '## Who says so',
      '## How to fix',
      '## How to switch off',
    ]);
    expect(page).toContain(`**${rule.summary}** (${profileLevel(rule, 'default')})`);
    expect(page).toContain(rule.source);
  });

  it.each(RULE_IDS)('the page of %s tells of its fix, and of none where there is none', (id) => {
    const page = readFileSync(resolve('docs/rules', `${id}.md`), 'utf8');
    const how = /## How to fix\n([^]*?)\n## /.exec(page)?.[1] ?? '';
    // The fix of another rule is named as such.
    expect(/\b(?:the fix|fix does)\b/i.test(how)).toBe(FIXES[id] !== undefined);
  });

  it('the index is up to date', async () => {
    expect(existsSync(INDEX)).toBe(true);
    await expect(indexOfRules()).toMatchFileSnapshot(INDEX);
  });
});
