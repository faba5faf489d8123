// All cases at once through the real store and the real export: import into a project, export with gzip, import that
// into another project, and export again. The rows are the same, extensions included, and so are the files. What an
// export leaves out (a year alone as a date, invalid values; decision 0005) it counts, and nothing else may be missing.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEngine } from '../../electron/cli/run/engine-client.ts';
import { blockingRule } from '../../electron/engine/rows/rule-sets.ts';
import { lastmodForWriting } from '../../shared/protocol/lastmod.ts';
import { inSchemaOrder } from '../../electron/engine/read/parse/xml/schema-order.ts';
import { ProjectStore } from '../../electron/engine/store/store.ts';
import { folderOf } from '../engine/features/export/layout/export-set.ts';
import { temporaryFolder } from '../engine/store/rows/sample-project.ts';

const CASES = join(import.meta.dirname, 'cases');
const BASE = 'https://example.com/';
const watch = { signal: new AbortController().signal, onProgress: (): void => undefined };

/** Imports sources into a new project and exports it. */
async function importAndExport(path: string, sources: string[], out: string, html: boolean) {
  const engine = startEngine();
  const { request, runJob } = engine;
  try {
    await request['project.create']({ path });
    const imported = await runJob(
      'import',
      () => request['import.start']({ sources, keepDamaged: true, html }),
      watch,
    );
    const exported = await runJob(
      'export',
      () => request['export.start']({ out, baseUrl: BASE, maxUrls: 300, maxBytes: 52_428_800, gzip: true }),
      watch,
    );
    return { imported, exported };
  } finally {
    await engine.close();
  }
}

interface Row {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly ext: string | null;
}

/** The rows that an export writes, or all of them. */
function rowsOf(path: string, writtenOnly: boolean): Row[] {
  const store = ProjectStore.open(path);
  try {
    const rows: Row[] = [];
    for (const batch of store.batches()) {
      for (let i = 0; i < batch.count; i++) {
        const written = batch.included[i] === true && blockingRule(batch.issues[i] ?? 0) === null;
        if (writtenOnly && !written) continue;
        const { loc, lastmod, changefreq, priority, ext } = batch;
        rows.push({
          ...{ loc: loc[i] ?? '', lastmod: lastmod[i] ?? null, changefreq: changefreq[i] ?? null },
          ...{ priority: priority[i] ?? null, ext: ext[i] ?? null },
        });
      }
    }
    return rows;
  } finally {
    store.close();
  }
}

function asWritten({ loc, lastmod, changefreq, priority, ext }: Row): Row {
  return {
    loc,
    lastmod: lastmod === null ? null : lastmodForWriting(lastmod),
    changefreq: typeof changefreq === 'string' ? null : changefreq,
    priority: typeof priority === 'string' ? null : priority,
    ext: ext === null ? null : inSchemaOrder(ext),
  };
}

describe('import, export, import of all cases through projects', () => {
  it('gives the same rows, and then the same files', async () => {
    const home = temporaryFolder();
    const cases = join(home, 'cases');
    mkdirSync(cases);
    // Each case has a folder of its own on the site: most have the same addresses, and none is exported twice.
    readdirSync(CASES)
      .filter((name) => !name.endsWith('.json'))
      .forEach((name, i) => {
        const content = readFileSync(join(CASES, name), 'latin1');
        const own = content.replaceAll('https://example.com/', `https://example.com/${i}/`);
        writeFileSync(join(cases, name), own, 'latin1');
      });
    const [first, second] = [join(home, 'first.mapwright'), join(home, 'second.mapwright')];
    const [out, again] = [join(home, 'out'), join(home, 'again')];

    const { imported, exported } = await importAndExport(first, [cases], out, true);
    const written = rowsOf(first, true);
    expect(written.length).toBeGreaterThan(500);
    const expected = written.map(asWritten);
    const left = (what: string) =>
      exported.leftOut.reduce((sum, each) => sum + (each.what === what ? each.count : 0), 0);
    expect(left('url')).toBe(imported.rows - written.length);
    for (const column of ['lastmod', 'changefreq', 'priority'] as const)
      expect(left(column), column).toBe(
        written.filter((row, i) => row[column] !== null && expected[i]?.[column] === null).length,
      );
    expect(left('lastmod')).toBeGreaterThan(0);

    const repeated = await importAndExport(second, [join(out, 'sitemap-index.xml')], again, false);
    // Extensions of a wrong namespace, unknown elements and half links are kept as they came, and told each time.
    const kept = ['xml-extension-namespace', 'xml-unknown-element', 'hreflang-half-link'];
    const told = repeated.imported.problems.filter(({ code }) => !kept.includes(code));
    expect(told).toEqual([]);
    expect(repeated.exported.leftOut).toEqual([]);
    expect(rowsOf(second, false)).toEqual(expected);
    const files = (folder: string) =>
      [...folderOf(folder)]
        .filter(([name]) => name.endsWith('.gz'))
        .map(([name, bytes]) => [name, bytes.toString('hex')]);
    expect(files(again)).toEqual(files(out));
    expect(readFileSync(join(again, 'sitemap-index.xml'))).toEqual(
      readFileSync(join(out, 'sitemap-index.xml')),
    );
  });
});
