// Reads test/fixtures/rules/<id>.xml: one <url> a line, its expected findings in a comment behind it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readExtensions } from '../../../electron/engine/read/parse/xml/read-extensions.ts';
import { RobotsJudge } from '../../../electron/engine/check/robots/robots-judge.ts';
import type { CheckContext, RowValues } from '../../../electron/engine/check/rule-definition.ts';
import { RULE_IDS, type RuleId } from '../../../shared/model/rule.ts';
import { changefreqCode } from '../../../shared/protocol/changefreq.ts';
import { parsePriority } from '../../../shared/protocol/priority.ts';

export interface FixtureRow extends RowValues {
  readonly line: number;
  readonly expected: readonly RuleId[];
}

export interface RuleFixture {
  readonly path: string;
  readonly context: CheckContext;
  readonly rows: readonly FixtureRow[];
  /** Rules about the file or the project that find something in it, too. */
  readonly also: readonly RuleId[];
  /** The robots.txt of the site, or null. */
  readonly robots: string | null;
}

/** The fixture's file. Rules about files and the project have none: see test/hosts/rule-fact-cases.ts. */
export function ruleFixturePath(id: RuleId): string {
  return resolve('test/fixtures/rules', `${id}.xml`);
}

export function readRuleFixture(id: RuleId): RuleFixture {
  const path = ruleFixturePath(id);
  const lines = readFileSync(path, 'utf8').split('\n');
  const head = lines
    .map((line) => /[<]!-- check: (.+) --[>]/.exec(line)?.[1])
    .find((text) => text !== undefined);
  if (head === undefined) throw new Error(`The fixture of ${id} has no "check" comment.`);
  const { site, scope, now, also = [], robots = null } = JSON.parse(head) as CheckHead;
  const rows = lines.flatMap((text, i) => (text.startsWith('<url>') ? [readRow(text, i + 1)] : []));
  const judge =
    robots === null || site === null ? undefined : new RobotsJudge([{ origin: site, content: robots }]);
  const context = { site, scope, now: Date.parse(now), readExtensions, robots: judge };
  return { path, context, rows, also: also.map(ruleId), robots };
}

interface CheckHead {
  readonly site: string | null;
  readonly scope: string | null;
  readonly now: string;
  readonly also?: readonly string[];
  readonly robots?: string;
}

function readRow(text: string, line: number): FixtureRow {
  const [, content = ''] = /^<url>(.*)<\/url>/.exec(text) ?? [];
  const value = (tag: string): string | null => {
    const found = new RegExp(`<${tag}>(.*?)</${tag}>`).exec(content)?.[1];
    return found === undefined ? null : unescape(found.trim());
  };
  const changefreq = value('changefreq');
  const priority = value('priority');
  const code = changefreq === null ? -1 : changefreqCode(changefreq);
  const ext = content.replace(/<(loc|lastmod|changefreq|priority)>.*?<\/\1>/g, '');
  return {
    line,
    loc: value('loc') ?? '',
    lastmod: value('lastmod'),
    changefreq: code >= 0 ? code : changefreq,
    priority: priority === null ? null : (parsePriority(priority) ?? priority),
    ext: ext === '' ? null : ext,
    expected: (/[<]!-- expect: (.+) --[>]/.exec(text)?.[1]?.split(', ') ?? []).map(ruleId),
  };
}

function ruleId(text: string): RuleId {
  const id = RULE_IDS.find((known) => known === text);
  if (!id) throw new Error(`"${text}" is no rule.`);
  return id;
}

function unescape(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
