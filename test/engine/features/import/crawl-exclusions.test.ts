// A crawl says which pages belong into the set, also of the other files of its import, whichever comes first.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importSources } from '../../../../electron/engine/features/import/import-sources.ts';
import type { JobControl } from '../../../../electron/engine/jobs/job-runner.ts';
import { emptyStore, temporaryFolder } from '../../store/rows/sample-project.ts';

const control: JobControl = { signal: new AbortController().signal, report: () => undefined };
const CASES = join(import.meta.dirname, '../../../conformance/cases');
const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.example.com/</loc></url>
  <url><loc>https://www.example.com/gone</loc></url>
</urlset>
`;

function files(): { crawl: string; sitemap: string } {
  const sitemap = join(temporaryFolder(), 'crawl-status-sitemap.xml');
  writeFileSync(sitemap, SITEMAP);
  return { crawl: join(CASES, 'crawl-status.csv'), sitemap };
}

describe('a crawl and a sitemap of one import', () => {
  it.each([[['crawl', 'sitemap']], [['sitemap', 'crawl']]] as const)('in the order %j', async (order) => {
    const paths = files();
    const store = emptyStore();
    const result = await importSources(
      { store },
      order.map((name) => paths[name]),
      control,
    );
    const included = [...store.batches({ includedOnly: true })].flatMap(({ loc }) => loc);
    expect(new Set(included)).toEqual(new Set(['https://www.example.com/']));
    expect(result).toMatchObject({ rows: 5, excluded: 3 });
    expect(store.counts()).toEqual({ rows: 5, included: 2 });
    expect(result.problems.map(({ code }) => code).sort()).toEqual([
      'crawl-elsewhere',
      'crawl-not-included',
      'crawl-not-included',
      'table-columns-ignored',
    ]);
    store.close();
  });

  it('says nothing of rows that were there before', async () => {
    const { crawl, sitemap } = files();
    const store = emptyStore();
    await importSources({ store }, [sitemap], control);
    const result = await importSources({ store }, [crawl], control);
    expect(result.excluded).toBe(2);
    expect(store.counts()).toEqual({ rows: 5, included: 3 });
    store.close();
  });
});
