// A sample project: the same rows as importing the sample's files gives.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importSources } from '../../electron/engine/features/import/import-sources.ts';
import { ProjectStore } from '../../electron/engine/store/store.ts';
import { dump, emptyStore, temporaryFolder } from '../engine/store/rows/sample-project.ts';
import { generateSample } from './generate-sample.ts';
import { makeSampleProject } from './sample-project.ts';

const control = { signal: new AbortController().signal, report: (): void => undefined };

describe('a sample project', () => {
  it('holds what an import of the sample’s files gives, to the line and the flag', async () => {
    const folder = temporaryFolder();
    const options = { seed: 7, faults: 'rows' as const };
    const set = await generateSample({ ...options, urls: 1_000, gzip: 'none', out: join(folder, 'files') });
    const imported = emptyStore();
    await importSources({ store: imported }, [set.files[0]?.path ?? ''], control);

    const path = join(folder, 'sample.mapwright');
    makeSampleProject({ ...options, rows: 1_000, path });
    const made = ProjectStore.open(path);
    const rows = dump(made);
    const facts = [made.counts(), made.ruleCounts(), made.site(), made.historyState()];
    made.close();

    expect(rows).toEqual(dump(imported));
    expect(facts.slice(0, 3)).toEqual([imported.counts(), imported.ruleCounts(), imported.site()]);
    expect(facts[3]).toMatchObject({ undo: { rows: 1_000 }, redo: null });
  });

  it('has a source for each file’s worth of rows, and refuses a file that exists', () => {
    const path = join(temporaryFolder(), 'sample.mapwright');
    makeSampleProject({ rows: 250, perFile: 100, path });
    const store = ProjectStore.open(path);
    const sources = store.sources().map(({ location, entries }) => [location, entries]);
    store.close();
    expect(sources).toEqual([
      ['/sample/sitemap-1.xml', 100],
      ['/sample/sitemap-2.xml', 100],
      ['/sample/sitemap-3.xml', 50],
    ]);
    expect(() => {
      makeSampleProject({ rows: 1, path });
    }).toThrow(/already exists/);
  });
});
