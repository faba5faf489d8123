// A pattern of a robots.txt, taken apart for matching. It matches nothing by itself.
import { encodePattern, literal } from '../../../../shared/protocol/robots-verdict.ts';
import type { RobotsRuleLine } from '../../../../shared/protocol/robots-groups.ts';

/** One way in which a rule can match. */
export interface Alternative {
  readonly rule: RobotsRuleLine;
  /** What the path begins with. */
  readonly prefix: string;
  /** What comes behind it in this order, anywhere. */
  readonly parts: readonly string[];
  /** What the path ends with, behind all that; null = anything. */
  readonly tail: string | null;
  /** How much the rule weighs. */
  readonly length: number;
}

/** An alternative with its place among all: the lowest that matches decides, for each of the groups that have it. */
export interface RankedAlternative extends Alternative {
  readonly rank: number;
  readonly groups: readonly number[];
}

/** The same for rules that decide in the same way. */
export function meaningOf({ key, value }: RobotsRuleLine): string {
  return `${key} ${encodePattern(value)}`;
}

/** The ways in which a rule can match; none for an empty pattern, which decides nothing. */
export function alternativesOf(rule: RobotsRuleLine): Alternative[] {
  const pattern = encodePattern(rule.value);
  if (pattern === '') return [];
  const whole = { rule, ...takeApart(pattern), length: pattern.length };
  // Google reads "Allow: /index.html" as the folder too.
  const folder = rule.key === 'allow' ? /^(.*\/)index\.htm[^/]*$/.exec(pattern)?.[1] : undefined;
  if (folder === undefined) return [whole];
  return [whole, { rule, ...takeApart(`${folder}$`), length: folder.length + 1 }];
}

function takeApart(pattern: string): Pick<Alternative, 'prefix' | 'parts' | 'tail'> {
  const anchored = pattern.endsWith('$');
  const [prefix = '', ...rest] = (anchored ? pattern.slice(0, -1) : pattern).split('*').map(literal);
  if (!anchored) return { prefix, parts: rest.filter((part) => part !== ''), tail: null };
  const tail = rest.pop();
  const parts = rest.filter((part) => part !== '');
  // "/x*$" ends anywhere; "/x$" ends where its only part does.
  if (tail === undefined) return { prefix, parts: [], tail: '' };
  return { prefix, parts, tail: tail === '' ? null : tail };
}

/** True where the prefix is all there is: the path only has to begin with it. */
export function isPrefix({ parts, tail }: Alternative): boolean {
  return parts.length === 0 && tail === null;
}

/** True where the path has to be the prefix. */
export function isExact({ parts, tail }: Alternative): boolean {
  return parts.length === 0 && tail === '';
}
