// The button of a fix says what it does and to how many, in each language.
import { expect, it } from 'vitest';
import { fixEffect } from '../../../../renderer/features/check/fix-effect.ts';
import type { FixPreview, FixSample } from '../../../../shared/model/edit/fix-preview.ts';

/** What is asked for, in place of a sentence. */
const text = {
  t: (key: string) => key,
  plural: (key: string, n: number) => `${key} ${String(n)}`,
};

const preview = (column: FixSample['column'], changes: number, cleared = 0): FixPreview => ({
  found: changes,
  fixable: changes,
  changes,
  cleared,
  samples: [{ id: 1, loc: 'https://example.com/', column, before: 'a', after: cleared > 0 ? null : 'b' }],
});

it.each([
  [preview(null, 2), 'fixes.effects.delete 2'],
  [preview('included', 4), 'fixes.effects.included 4'],
  [preview('loc', 1), 'fixes.effects.loc 1'],
  [preview('lastmod', 3), 'fixes.effects.set.lastmod 3'],
  [preview('lastmod', 3, 3), 'fixes.effects.clear.lastmod 3'],
  [preview('priority', 5, 2), 'fixes.effects.rows 5'],
  [preview('ext', 2, 2), 'fixes.effects.rows 2'],
  [{ ...preview('loc', 0), samples: [] }, 'fixes.nothing'],
])('%o is %s', (given, expected) => {
  expect(fixEffect(given, text)).toBe(expected);
});
