// The guide, the command line and the pages of the rules, as they stand in docs/: large, so it is loaded when help is asked for.
import { RULE_IDS } from '../../../shared/model/rule.ts';
import guide from '../../../docs/guide/README.md?raw';
import commandLine from '../../../docs/guide/command-line.md?raw';
import { articlesOf, ruleArticle, type Article } from './articles.ts';

const pages = import.meta.glob<string>('../../../docs/rules/*-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All articles, in the order of reading. */
export const MANUAL: readonly Article[] = [
  // What stands before the first part is about getting the app.
  ...articlesOf(guide, 'guide').slice(1),
  ...articlesOf(commandLine, 'commandLine'),
  ...RULE_IDS.map((id) => ruleArticle(id, pages[`../../../docs/rules/${id}.md`] ?? '')),
];
