// Gives addresses a value by rules on their path: the first that fits wins. It sets nothing by itself.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { PatternRule } from '../../../../../shared/model/edit/bulk-edit.ts';
import { readRegex, regexProblem } from '../../../../../shared/model/edit/read-regex.ts';
import type { BulkPlan, PlanTools } from '../bulk-plan.ts';
import { splitUrl } from '../url-parts.ts';

/** A plan that sets a column by rules. Throws invalid-value, naming the rule, for one that can't be used. */
export function planByRules(
  column: 'changefreq' | 'priority',
  rules: readonly PatternRule[],
  { judges }: PlanTools,
): BulkPlan {
  const tests = rules.map((rule, i) => {
    const judged = judges.normalise(column, rule.value);
    if (judged !== null && typeof judged === 'object') {
      throw new AppError('invalid-value', reason('rule-at', { place: i + 1, why: judged.why }));
    }
    return { fits: ruleTest(rule, i + 1), value: rule.value.trim() === '' ? null : rule.value };
  });
  const patterns = rules.flatMap(({ match, pattern }) => (match === 'regex' ? [pattern] : []));
  return {
    kind: 'cells',
    edits: [
      {
        column,
        beside: 'loc',
        next: (_, loc) => tests.find(({ fits }) => fits(String(loc)))?.value,
        ...(patterns.length > 0 ? { patterns } : {}),
      },
    ],
  };
}

/** A test of addresses. Throws invalid-value, naming the rule by its place, for one that can't be used. */
export function ruleTest({ match, pattern }: PatternRule, place: number): (loc: string) => boolean {
  switch (match) {
    case 'all':
      return () => true;
    case 'prefix': {
      const start = pattern.trim();
      if (/^https?:\/\//i.test(start)) return (loc) => loc.startsWith(start);
      const path = start.startsWith('/') ? start : `/${start}`;
      return (loc) => splitUrl(loc)?.path.startsWith(path) ?? false;
    }
    case 'depth': {
      const most = /^\s*\d+\s*$/.test(pattern) ? Number(pattern) : -1;
      if (most < 0) {
        throw new AppError(
          'invalid-value',
          reason('rule-at', { place, why: reason('depth-invalid', { text: pattern }) }),
        );
      }
      return (loc) => {
        const parts = splitUrl(loc);
        return parts !== null && depthOf(parts.path) <= most;
      };
    }
    case 'regex': {
      const regex = ruleRegex(pattern, place);
      return (loc) => regex.test(loc);
    }
  }
}

/** How many names the path has: "/" 0, "/a" and "/a/" 1, "/a/b.html" 2. */
function depthOf(path: string): number {
  let depth = 0;
  for (let i = 0; i < path.length; i++) {
    if (path.charCodeAt(i) !== SLASH && (i === 0 || path.charCodeAt(i - 1) === SLASH)) depth++;
  }
  return depth;
}

const SLASH = 0x2f;

function ruleRegex(source: string, place: number): RegExp {
  const cause = regexProblem(source);
  if (source !== '' && cause === null) return readRegex(source, '');
  const why = cause === null ? reason('regex-empty') : reason('regex-invalid', { regex: source, cause });
  throw new AppError('invalid-value', reason('rule-at', { place, why }));
}
