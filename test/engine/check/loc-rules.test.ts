// What is judged again where only addresses change: no other rule looks at one, and what is passed over breaks no rule.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptBesideLoc } from '../../../electron/engine/check/accept-ordinary.ts';
import { LOC_RULES } from '../../../electron/engine/check/loc-rules.ts';
import { locUrl } from '../../../electron/engine/check/loc-url.ts';
import { standardParams } from '../../../electron/engine/check/rule-level.ts';
import { ROW_RULES } from '../../../electron/engine/check/rule-registry.ts';
import type { CheckContext, CheckedRow, RowRule } from '../../../electron/engine/check/rule.ts';
import { readExtensions } from '../../../electron/engine/read/parse/xml/read-extensions.ts';
import { ruleMask } from '../../../electron/engine/rows/rule-sets.ts';
import { readRuleFixture } from './rule-fixture.ts';

const ABOUT_EXTENSIONS = new Set(['image', 'video', 'news', 'hreflang']);
const RULES: readonly RowRule[] = ROW_RULES.filter(({ group }) => ABOUT_EXTENSIONS.has(group));
const CONTEXT: CheckContext = { site: null, scope: null, now: 0 };

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

const LOC = "https://example.com/it's?a=1&b=2";
const PLAIN = 'https://example.com/plain';
const piece = fc.constantFrom(
  PLAIN,
  'https://example.com/',
  'plain',
  'https:',
  '<!-- -->',
  '<![CDATA[plain]]>',
  '&#x70;lain',
  LOC.replaceAll('&', '&amp;'),
  LOC.replaceAll('&', '&amp;').replaceAll("'", '&apos;'),
  '&nbsp;',
  '&amp;',
  ' ',
);
const text = fc.array(piece, { maxLength: 3 }).map((parts) => parts.join(''));
const video = text.map(
  (address) => `<video:video><video:player_loc>${address}</video:player_loc></video:video>`,
);
const link = text.map(
  (address) => `<xhtml:link rel="alternate" hreflang="en" href="${address.replaceAll('<', '&lt;')}"/>`,
);

it('passes over extensions only where no rule that compares them with the address finds anything', () => {
  let passed = 0;
  const fragment = fc.array(fc.oneof(video, video, link), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(fragment, fc.constantFrom(LOC, PLAIN, ''), (parts, loc) => {
      const ext = parts.join('');
      if (!acceptBesideLoc(ext, loc)) return;
      passed++;
      const row = {
        loc,
        lastmod: null,
        changefreq: null,
        priority: null,
        ext,
        url: locUrl(loc),
        extensions: readExtensions(ext),
      };
      for (const rule of RULES.filter(isOfLocs))
        expect(rule.check(row, CONTEXT, standardParams(rule))).toBeNull();
    }),
    { numRuns: 1_000 },
  );
  expect(passed).toBeGreaterThan(50);
});
