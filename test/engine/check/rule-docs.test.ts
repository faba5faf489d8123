// Every rule has a page, a fixture and a test, and the index of the pages is as generated from the rules.
// After a change of rules: npx vitest run test/engine/check/rule-docs.test.ts --update
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../electron/engine/check/rule-registry.ts';
import { RULE_IDS } from '../../../shared/model/rule.ts';

const INDEX = resolve('docs/rules/README.md');

function namesIn(folder: string, extension: string): string[] {
  const names = readdirSync(resolve(folder)).filter((name) => name.endsWith(extension));
  return names.map((name) => name.slice(0, -extension.length)).filter((name) => name !== 'README');
}

function indexOfRules(): string {
  const lines = RULES.map(
    ({ id, severity, profile, summary, source }) =>
      `- [${id}](${id}.md) (${severity}, ${profile}): ${summary}. [Source](${source})`,
  );
  return `# Rules

What Mapwright checks. Each finding is a filter in the grid, and each rule has a page: what it finds, why, who says so, and how to fix it.

This index is generated from the rules themselves.

${lines.join('\n')}
`;
}

describe('the files of the rules', () => {
  it.each([
    ['electron/engine/check/rules', '.ts'],
    ['test/engine/check/rules', '.test.ts'],
    ['test/fixtures/rules', '.xml'],
    ['docs/rules', '.md'],
  ])('%s has exactly one file a rule', (folder, extension) => {
    expect(namesIn(folder, extension).toSorted()).toEqual([...RULE_IDS].toSorted());
  });

  it.each(RULES)(
    'the page of $id has its severity, source and all sections',
    ({ id, severity, summary, source }) => {
      const page = readFileSync(resolve('docs/rules', `${id}.md`), 'utf8');
      expect(page.split('\n').filter((line) => line.startsWith('#'))).toEqual([
        `# ${id}`,
        '## What',
        '## Why',
        '## Who says so',
        '## How to fix',
      ]);
      expect(page).toContain(`**${summary}** (${severity})`);
      expect(page).toContain(source);
    },
  );

  it('the index is up to date', async () => {
    expect(existsSync(INDEX)).toBe(true);
    await expect(indexOfRules()).toMatchFileSnapshot(INDEX);
  });
});
