// Fixes: each takes its finding away from the rows of its rule's fixture, changes nothing else, and is taken back whole.
import { describe, expect, it } from 'vitest';
import { FIXES } from '../../../electron/engine/check/fixes.ts';
import { currentProject } from '../../../electron/engine/commands/current-project.ts';
import { fixApply, fixPreview } from '../../../electron/engine/commands/fix-apply.ts';
import { historyUndo } from '../../../electron/engine/commands/history-undo.ts';
import { importSources } from '../../../electron/engine/commands/import-sources.ts';
import { recheckAll } from '../../../electron/engine/commands/recheck.ts';
import { ruleOf } from '../../../electron/engine/check/rule-registry.ts';
import { RULE_IDS } from '../../../shared/model/rule.ts';
import { readRuleFixture } from '../check/rule-fixture.ts';
import { dump } from '../store/sample-project.ts';
import { engineWith } from './test-engine.ts';

const NOBODY = { signal: new AbortController().signal, report: () => undefined };
const FIXABLE = RULE_IDS.filter((id) => FIXES[id] !== undefined);

describe('the fix of', () => {
  it.each(FIXABLE)('%s', async (rule) => {
    const { path, robots } = readRuleFixture(rule);
    const { context } = engineWith([]);
    const { store } = currentProject(context);
    await importSources({ store }, [path], NOBODY);
    store.setSettings({ baseUrl: 'https://example.com/' });
    if (robots !== null) {
      store.robots.add(0, { origin: 'https://example.com', content: Buffer.from(robots), location: null });
    }
    recheckAll({ store });
    const before = dump(store);
    const preview = await fixPreview({ rule }, context);
    expect(preview.found).toBeGreaterThanOrEqual(store.ruleCounts().get(rule) ?? 0);
    expect(preview.found).toBeGreaterThan(0);
    expect(preview.fixable).toBeGreaterThan(0);
    expect(dump(store)).toEqual(before);

    const { changed } = await fixApply({ rule }, context);
    expect(changed).toBe(preview.fixable);
    expect(store.ruleCounts().get(rule) ?? 0).toBe(preview.found - preview.fixable);
    const touched = new Set(preview.samples.map(({ id }) => id));
    const column = FIXES[rule]?.column;
    const rows = store.db.all(
      'SELECT id, loc, lastmod, changefreq, priority, ext, included FROM url ORDER BY id',
    );
    for (const old of before as unknown[][]) {
      const [id, loc, lastmod, changefreq, priority] = old;
      const now = rows.find((row) => row[0] === id) ?? [];
      if (!touched.has(Number(id)) || column !== 'loc') expect(now[1]).toBe(loc);
      if (!touched.has(Number(id)) || column !== 'lastmod') expect(now[2]).toBe(lastmod);
      if (!touched.has(Number(id)) || column !== 'changefreq') expect(now[3]).toBe(changefreq);
      if (!touched.has(Number(id)) || column !== 'priority') expect(now[4]).toBe(priority);
    }
    const once = dump(store);
    expect((await fixApply({ rule }, context)).changed).toBe(0);
    expect(dump(store)).toEqual(once);
    await historyUndo({}, context);
    expect(dump(store)).toEqual(before);
  });

  it('a rule that needs a person is refused', () => {
    expect(FIXES['loc-missing']).toBeUndefined();
    expect(ruleOf('loc-missing').kind).toBe('row');
  });
});
