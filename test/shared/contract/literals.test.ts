// No sentence for users stands in the code: each is a reason, whose words are in the tables of three languages.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { reason } from '../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../shared/model/problem.ts';

/** English by design: what only programs ask for, and the words of the browser host's own answers. */
const IN_ENGLISH = [
  'electron/engine/features/compare/digest/start-digest-worker.ts', // What a bug is called.
  'electron/engine/features/export/threads/export-thread.ts', // The same.
  'electron/engine/store/file/project-header.ts', // The detail of an error.
  'electron/engine/store/file/recover-project.ts', // The same.
  'shared/contract/condition-schemas.ts', // A request that no window makes.
];

/** Who hands on what another version said; see asTold. */
const HANDS_ON = ['electron/engine/store/stored-problems.ts', 'shared/contract/errors.ts'];

/** The texts, in three languages. */
const TABLES = [
  'shared/contract/error-texts',
  'shared/rule-texts/',
  'electron/engine/features/check/report/page-words.ts',
  'electron/engine/features/compare/comparison-words.ts',
];

const SENTENCE = /[a-z]{2,} [a-z]{2,}.*\.$/s;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'electron', 'shared'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !TABLES.some((table) => path.startsWith(table)))
  .filter((path) => !/^electron\/(?:browser|cli|main|start)\//.test(path));

function sentencesIn(path: string, content: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    // A bug is told in English.
    if (
      ts.isNewExpression(node) &&
      /Error$/.test(node.expression.getText()) &&
      !/AppError/.test(node.getText())
    )
      return;
    const text = textOf(node);
    if (text !== null && SENTENCE.test(text)) found.push(`${path}: ${text}`);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true));
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

it('finds a sentence however it is written', () => {
  expect(sentencesIn('a.ts', "const message = 'The file is empty.';")).toHaveLength(1);
  expect(sentencesIn('a.ts', 'out.tell(`The file "${name}" is empty.`);')).toHaveLength(1);
  expect(sentencesIn('a.ts', "throw new Error('The file is empty.');")).toHaveLength(0);
});

it('stands in the tables of texts alone', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((path) => !IN_ENGLISH.includes(path))
    .flatMap((path) => sentencesIn(path, readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});

it('is handed on from another version in two places alone', () => {
  const found = files.filter((path) => /\basTold\(|'as-told'/.test(readFileSync(path, 'utf8')));
  expect(found.filter((path) => path !== 'shared/contract/error-texts.ts').toSorted()).toEqual(HANDS_ON);
});

it('is nothing that a problem can have', () => {
  const where = { severity: 'error', code: 'x' } as const;
  const problems: Problem[] = [{ ...where, reason: reason('no-entries') }];
  // @ts-expect-error A sentence is no reason.
  problems.push({ ...where, reason: 'The file is empty.' });
  // @ts-expect-error A message is made where it is shown.
  problems.push({ ...where, reason: reason('no-entries'), message: 'The file is empty.' });
  expect(problems).toHaveLength(3);
});
