// Whatever the links: completing changes only clusters that the pivot marks and the rules find, and then nothing more.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { recheckAll } from '../../../../electron/engine/check/run/recheck.ts';
import {
  clustersComplete,
  clustersPreviewComplete,
} from '../../../../electron/engine/features/languages/requests/clusters-complete.ts';
import {
  clustersOpen,
  clustersRows,
} from '../../../../electron/engine/features/languages/requests/clusters-open.ts';
import { engineWith } from '../../test-engine.ts';
import { row } from './requests/cluster-rows.ts';

const CODES = ['en', 'de', 'fr', 'en-UK'];
const GROUPS = 12;

/** One page in four languages: each version lists some of them, at times under another code or with a wrong address. */
const version = fc.record({
  lists: fc.subarray(CODES, { minLength: 2 }),
  fallback: fc.constantFrom(null, null, 0, 0, 1),
  second: fc.constantFrom(null, null, null, 0, 1, 2),
  far: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  isOut: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
});
const groups = fc.array(fc.tuple(version, version, version, version), {
  minLength: GROUPS,
  maxLength: GROUPS,
});

const at = (group: number, place: number): string => `/${String(group)}/p${String(place)}`;

function linksOf({ lists, fallback, second, far }: Version, group: number): Record<string, string> {
  const own = Object.fromEntries(lists.map((code) => [code, at(group, CODES.indexOf(code))]));
  return {
    ...own,
    ...(fallback === null ? {} : { 'x-default': at(group, fallback) }),
    ...(second === null ? {} : { 'de-CH': at(group, second) }),
    ...(far ? { nl: `https://example.nl/far-${String(group)}` } : {}),
  };
}

type Version = typeof version extends fc.Arbitrary<infer V> ? V : never;

it('completes only what is marked, and nothing is left to complete', async () => {
  let changedClusters = 0;
  await fc.assert(
    fc.asyncProperty(groups, async (all) => {
      const rows = all.flatMap((versions, group) =>
        versions.map((one, place) => ({ one, path: at(group, place), links: linksOf(one, group) })),
      );
      const { context } = engineWith(rows.map(({ path, links }) => row(path, links)));
      const project = currentProject(context);
      const { store } = project;
      rows.forEach(({ one }, i) => {
        if (one.isOut) store.db.run('UPDATE url SET included = 0 WHERE id = ?', i + 1);
      });
      recheckAll(project);
      const found = await clustersOpen({ run: 1, query: {} }, context);
      const { list, clusters } = found;
      const { rows: shown } = await clustersRows({ list, start: 0, count: 512 }, context);
      let total = 0;
      for (const [i, cluster] of shown.entries()) {
        const ranges = [{ from: i, to: i + 1 }];
        const preview = await clustersPreviewComplete({ list, ranges }, context);
        total += preview.rows;
        if (preview.rows === 0) continue;
        changedClusters++;
        const marks = cluster.cells.flatMap(({ links: cells }) => cells.map(({ state }) => state));
        expect(marks.some((state) => state !== 'ok' && state !== 'foreign')).toBe(true);
        expect(cluster.faults).not.toEqual([]);
        const rules = store.db
          .all(
            'SELECT issues FROM url WHERE id IN (SELECT value FROM json_each(?))',
            JSON.stringify(cluster.rows),
          )
          .flatMap(([issues]) => store.ruleSets.rulesOf(Number(issues)));
        expect(rules.some((rule) => rule.startsWith('hreflang-'))).toBe(true);
      }
      const whole = [{ from: 0, to: clusters }];
      expect((await clustersComplete({ list, ranges: whole }, context)).changed).toBe(total);
      const after = await clustersOpen({ run: 2, query: {} }, context);
      const again = await clustersPreviewComplete(
        { list: after.list, ranges: [{ from: 0, to: after.clusters }] },
        context,
      );
      expect(again.rows).toBe(0);
      context.current?.store.close();
      context.current = null;
    }),
    { numRuns: 8 },
  );
  expect(changedClusters).toBeGreaterThan(10);
});
