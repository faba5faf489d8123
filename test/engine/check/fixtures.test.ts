// Every rule's fixture imported and checked as a whole: exactly the expected findings, at their lines, of all rules.
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../electron/engine/check/rule-registry.ts';
import { importSources } from '../../../electron/engine/commands/import-sources.ts';
import { recheckAll } from '../../../electron/engine/commands/recheck.ts';
import { emptyStore } from '../store/sample-project.ts';
import { readRuleFixture } from './rule-fixture.ts';

const NOBODY = { signal: new AbortController().signal, report: () => undefined };

describe('the fixture of', () => {
  it.each(RULES.filter(({ kind }) => kind === 'row' || kind === 'set').map(({ id }) => id))(
    '%s',
    async (id) => {
      const { path, context, rows } = readRuleFixture(id);
      const store = emptyStore();
      await importSources({ store }, [path], NOBODY);
      if (context.scope !== null) store.setSettings({ baseUrl: context.scope });
      else if (context.site !== null) store.setSettings({ baseUrl: `${context.site}/` });
      if (id === 'hreflang-target-excluded') store.db.run(`UPDATE url SET included = 0 WHERE loc LIKE '%/d'`);
      recheckAll({ store, now: context.now });
      const found = store.db
        .all('SELECT line, issues FROM url ORDER BY line')
        .map(([line, issues]) => ({ line, rules: [...store.ruleSets.rulesOf(Number(issues))] }));
      expect(found).toEqual(rows.map(({ line, expected }) => ({ line, rules: expected })));
    },
  );
});
