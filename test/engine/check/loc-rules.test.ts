// What is judged again where only addresses change: no other rule looks at one.
import { expect, it } from 'vitest';
import { LOC_RULES } from '../../../electron/engine/check/loc-rules.ts';
import { standardParams } from '../../../electron/engine/check/rule-level.ts';
import { ROW_RULES } from '../../../electron/engine/check/rule-registry.ts';
import type { CheckedRow, RowRule } from '../../../electron/engine/check/rule-definition.ts';
import { readExtensions } from '../../../electron/engine/read/parse/xml/read-extensions.ts';
import { ruleMask } from '../../../electron/engine/rows/rule-sets.ts';
import { readRuleFixture } from './rule-fixture.ts';

const ABOUT_EXTENSIONS = new Set(['image', 'video', 'news', 'hreflang']);
const RULES: readonly RowRule[] = ROW_RULES.filter(({ group }) => ABOUT_EXTENSIONS.has(group));

function isOfLocs({ id }: RowRule): boolean {
  return (LOC_RULES & ruleMask(id)) !== 0n;
}

it.each(RULES.filter((rule) => !isOfLocs(rule)).map(({ id }) => id))('%s looks at no address', (id) => {
  const rule = RULES.find((one) => one.id === id) as RowRule;
  const { context, rows } = readRuleFixture(id);
  for (const row of rows) {
    const checked = { ...row, extensions: readExtensions(row.ext ?? null) };
    const blind = new Proxy<object>(checked, {
      get: (target, name) => {
        if (name === 'loc' || name === 'url') throw new Error(`${id} looked at ${name}.`);
        return Reflect.get(target, name) as unknown;
      },
    });
    const found = rule.check(blind as CheckedRow, context, standardParams(rule));
    expect(found !== null).toBe(row.expected.includes(id));
  }
});
