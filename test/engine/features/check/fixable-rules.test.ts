// Which findings of a row its rules' fixes take away: those that a preview of that row says can be corrected.
import { expect, it } from 'vitest';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { fixPreview } from '../../../../electron/engine/features/check/requests/fix-apply.ts';
import { rowDetail } from '../../../../electron/engine/features/view/requests/row-detail.ts';
import type { RequestResults } from '../../../../shared/contract/requests/requests.ts';
import { FIXES } from '../../../../electron/engine/check/fixes.ts';
import { fixModesOf } from '../../../../shared/model/edit/fix-preview.ts';
import { RULE_IDS } from '../../../../shared/model/rule.ts';
import { fixableRules } from '../../../../electron/engine/features/check/fixable-rules.ts';
import { engineWith } from '../../test-engine.ts';
import { PAIR, row } from '../languages/requests/cluster-rows.ts';

const URL_OF = (path: string): string => `https://a.example/${path}`;

it('is told in the details of the row', () => {
  const { context } = engineWith([
    { loc: URL_OF('a'), lastmod: '2025/01/31' },
    { loc: URL_OF('b'), lastmod: '31-01-2025' },
    { loc: URL_OF('b#top'), priority: '7' },
    { loc: URL_OF('a') },
    { loc: URL_OF('c') },
    { loc: 'page.html' },
    { loc: 'A.example/page' },
  ]);
  const fixable = (id: number) => (rowDetail({ id }, context) as RequestResults['row.detail']).fixable;
  expect([1, 2, 3, 4, 5, 6, 7].map(fixable)).toEqual([
    ['lastmod-invalid'],
    ['lastmod-invalid'],
    ['loc-fragment', 'priority-out-of-range'],
    ['loc-duplicate'],
    [],
    [],
    ['loc-not-absolute'],
  ]);
});

it('is what previews of the row say, for every rule and whatever a row has', async () => {
  const { context } = engineWith([
    row('/en/a', PAIR),
    row('/de/a'),
    row('/en/b', { en: '/en/b', fr: '/fr/gone' }),
    row('/fr/c', { de: '/de/c', xx_yy: '/en/a' }),
    { loc: URL_OF('d e#f'), lastmod: 'soon', changefreq: 'dayly', priority: 'high' },
    { loc: URL_OF('g%zz'), lastmod: '2025-01-31T10:00', changefreq: 'now and then', priority: '0,8' },
  ]);
  const project = currentProject(context);
  let told = 0;
  for (const id of [1, 2, 3, 4, 5, 6]) {
    for (const rule of RULE_IDS.filter((one) => FIXES[one] !== undefined)) {
      const found = project.store.db.number(
        `SELECT count(*) FROM url JOIN rule_set ON rule_set.id = issues WHERE url.id = ? AND instr(rules, ?) > 0`,
        id,
        `,${rule},`,
      );
      if (found === 0) continue;
      const modes = fixModesOf(rule);
      const ways = modes.length > 0 ? modes.map((mode) => ({ rule, mode })) : [{ rule }];
      let can = false;
      for (const way of ways) {
        const { fixable } = await fixPreview({ ...way, rows: { kind: 'ids', ids: [id] } }, context);
        can ||= fixable > 0;
      }
      expect([id, rule, fixableRules(project, id, [rule])]).toEqual([id, rule, can ? [rule] : []]);
      told++;
    }
  }
  expect(told).toBeGreaterThan(8);
});
