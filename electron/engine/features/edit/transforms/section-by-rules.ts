// Puts rows into sections by rules on the address, whatever the sections' own conditions say.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { ruleTest } from './pattern-rules.ts';
import type { PlanTransform } from './transform.ts';

export const sectionByRules: PlanTransform<'section-by-rules'> = ({ rules }, { sections }) => {
  const names = new Set(sections.values());
  const tests = rules.map((rule, i) => {
    if (!names.has(rule.value)) {
      throw new AppError(
        'invalid-value',
        reason('rule-at', {
          place: i + 1,
          why: reason('section-unknown', { section: rule.value, names: [...names].join(', ') }),
        }),
      );
    }
    return { fits: ruleTest(rule, i + 1), value: rule.value };
  });
  const patterns = rules.flatMap(({ match, pattern }) => (match === 'regex' ? [pattern] : []));
  return {
    kind: 'cells',
    edits: [
      {
        column: 'section',
        names: sections,
        beside: 'loc',
        next: (_, loc) => tests.find(({ fits }) => fits(String(loc)))?.value,
        ...(patterns.length > 0 ? { patterns } : {}),
      },
    ],
  };
};
