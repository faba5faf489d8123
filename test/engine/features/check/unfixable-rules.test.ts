// The rules of which no finding can be fixed: those of which previews, in every way, take nothing away.
import { expect, it, vi } from 'vitest';
import { FIXES } from '../../../../electron/engine/check/fixes.ts';
import { fixPreview } from '../../../../electron/engine/features/check/requests/fix-apply.ts';
import { fixUnfixable } from '../../../../electron/engine/features/check/requests/fix-unfixable.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { fixModesOf } from '../../../../shared/model/edit/fix-preview.ts';
import { RULE_IDS, type RuleId } from '../../../../shared/model/rule.ts';
import { engineWith } from '../../test-engine.ts';
import { PAIR, row } from '../languages/requests/cluster-rows.ts';

const AT = 'https://a.example';
const unfixable = async (context: EngineContext): Promise<readonly RuleId[]> => fixUnfixable({}, context);

it('are told as the rows are just now', async () => {
  const { context } = engineWith([
    { loc: 'page.html', lastmod: '31-01-2025' },
    { loc: 'elsewhere.example/page', lastmod: 'soon' },
    { loc: `${AT}/c` },
    { loc: `${AT}/c` },
  ]);
  expect(await unfixable(context)).toEqual(['loc-not-absolute']);
  currentProject(context).store.db.run(`UPDATE url SET loc = '/page' WHERE id = 2`);
  expect(await unfixable(context)).toEqual([]);
});

it('are those of which every preview says that none can be corrected', async () => {
  const { context } = engineWith([
    row('/en/a', PAIR),
    row('/de/a'),
    row('/en/b', { en: '/en/b', fr: '/fr/gone' }),
    row('/fr/c', { de: '/de/c', xx_yy: '/en/a' }),
    { loc: 'page.html' },
    { loc: `${AT}/d e#f`, lastmod: 'soon', changefreq: 'dayly', priority: 'high' },
    { loc: `${AT}/g%zz`, lastmod: '31-01-2025', changefreq: 'now and then', priority: '0,8' },
  ]);
  const counts = currentProject(context).store.ruleCounts();
  const expected: RuleId[] = [];
  for (const rule of RULE_IDS.filter((one) => FIXES[one] !== undefined && (counts.get(one) ?? 0) > 0)) {
    let fixed = 0;
    const modes = fixModesOf(rule);
    for (const way of modes.length > 0 ? modes.map((mode) => ({ rule, mode })) : [{ rule }])
      fixed += (await fixPreview(way, context)).fixable;
    if (fixed === 0) expected.push(rule);
  }
  expect(expected.length).toBeGreaterThan(1);
  expect(await unfixable(context)).toEqual(expected);
});

it('are not looked for in a project that was closed meanwhile', async () => {
  const { context } = engineWith([{ loc: `${AT}/a`, lastmod: 'soon' }]);
  const { store } = currentProject(context);
  const counts = store.ruleCounts();
  vi.spyOn(store, 'ruleCounts').mockImplementation(() => {
    context.current = null;
    return counts;
  });
  await expect(unfixable(context)).rejects.toMatchObject({ code: 'stale-view' });
});
