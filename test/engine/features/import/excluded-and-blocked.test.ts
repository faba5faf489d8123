// Rows that come in as not included count nowhere, not among those that robots.txt blocks either.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { importSources } from '../../../../electron/engine/features/import/import-sources.ts';
import { robotsSave } from '../../../../electron/engine/features/robots/requests/robots-save.ts';
import { viewOpen } from '../../../../electron/engine/features/view/requests/view-open.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { engineWith } from '../../test-engine.ts';

const NOBODY = { signal: new AbortController().signal, report: () => undefined };

it('counts as many blocked rows as its filter finds', async () => {
  const { context } = engineWith([{ loc: 'https://a.example/' }]);
  const text = 'User-agent: *\nDisallow: /private\n';
  await robotsSave({ origin: 'https://a.example', text, byteOrderMark: false }, context);
  const path = join(temporaryFolder(), 'crawl.csv');
  const at = 'https://a.example/private';
  writeFileSync(path, `Address,Status Code,Indexability\n${at}/1,404,Non-Indexable\n${at}/2,200,Indexable\n`);
  const project = currentProject(context);
  const { excluded } = await importSources(project, [path], NOBODY);
  expect(excluded).toBe(1);
  const { rows } = await viewOpen(
    { filter: [{ kind: 'problem', rule: 'robots-blocked' }], sort: [] },
    context,
  );
  expect(rows).toBe(1);
  expect(project.store.ruleCounts().get('robots-blocked')).toBe(1);
  expect(project.store.flaggedRows()).toBe(1);
});
