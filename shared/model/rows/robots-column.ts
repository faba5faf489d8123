// The grid's columns of single crawlers: their names, and the values by which rows can be chosen in them. Text only.
import type { AgentVerdict } from '../robots.ts';

/** What the robots.txt says of a row for one crawler, and by which line: "robots:Googlebot". */
export type RobotsColumn = `robots:${string}`;

const COLUMN = /^robots:([A-Za-z_-]{1,100}|\*)$/;

export function robotsColumn(agent: string): RobotsColumn {
  return `robots:${agent}`;
}

/** The crawler of such a column, or null for any other. */
export function agentOfColumn(column: string): string | null {
  return COLUMN.exec(column)?.[1] ?? null;
}

export function isRobotsColumn(column: string): column is RobotsColumn {
  return COLUMN.test(column);
}

/** All rows that the crawler is kept from, and all that it may fetch. */
export const VERDICT_VALUES = ['blocked', 'allowed'] as const;
export type VerdictValue = (typeof VERDICT_VALUES)[number];

/** The rows that no line decides about. */
export const NO_LINE = 0;

/** The line of a robots.txt that decides. */
export interface DecidingLine {
  readonly origin: string;
  readonly line: number;
  readonly rule: string;
}

/** A value of the column: "https://example.com 12: Disallow: /x". */
export function lineValue({ origin, line, rule }: DecidingLine): string {
  return `${origin} ${String(line)}: ${rule}`;
}

/** The line that such a value names; null for any other value. */
export function lineOfValue(value: string): DecidingLine | null {
  const [, origin = '', line = '', rule = ''] = /^(\S*) (\d+): (.*)$/s.exec(value) ?? [];
  return line === '' ? null : { origin, line: Number(line), rule };
}

/** A verdict as one line of text, as it is copied: "blocked 12: Disallow: /x". */
export function verdictText({
  allowed,
  line,
  rule,
}: Pick<AgentVerdict, 'allowed' | 'line' | 'rule'>): string {
  const verdict: VerdictValue = allowed ? 'allowed' : 'blocked';
  return line === null ? verdict : `${verdict} ${String(line)}: ${rule ?? ''}`;
}
