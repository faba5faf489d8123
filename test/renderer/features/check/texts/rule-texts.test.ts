// What rules are called and why they matter: told apart where the outline cuts, and short enough for a tooltip.
import { describe, expect, it } from 'vitest';
import { checkTexts as de } from '../../../../../renderer/features/check/texts/de.ts';
import { checkTexts as en } from '../../../../../renderer/features/check/texts/en.ts';
import { checkTexts as nl } from '../../../../../renderer/features/check/texts/nl.ts';
import { RULE_IDS } from '../../../../../shared/model/rule.ts';

/**
 * Characters that the outline shows at its usual width, beside the mark of what is cut and the count of a million rows:
 * of 224 px a name has 94, and the mark 13 of them.
 */
const SHOWN = 12;

/** Characters of three lines of a tooltip. */
const WHY_AT_MOST = 140;

describe.each([
  ['en', en],
  ['nl', nl],
  ['de', de],
])('rules in %s', (_, { rules, ruleWhys }) => {
  it('have names of which no two look alike where they are cut', () => {
    const byStart = Map.groupBy(Object.values(rules), (name) => name.slice(0, SHOWN).toLowerCase());
    expect([...byStart.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it('say why they matter in a sentence or two that are not their name', () => {
    for (const rule of RULE_IDS) {
      expect(ruleWhys[rule]).toMatch(/^\p{Lu}.*[.”“]$/u);
      expect(ruleWhys[rule].length, rule).toBeLessThanOrEqual(WHY_AT_MOST);
      expect(ruleWhys[rule]).not.toContain(rules[rule]);
    }
  });
});

it('why rules matter is told in each language by itself', () => {
  for (const rule of RULE_IDS)
    expect(new Set([en, nl, de].map(({ ruleWhys }) => ruleWhys[rule])).size, rule).toBe(3);
});
