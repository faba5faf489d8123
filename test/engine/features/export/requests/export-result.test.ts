// What is told again of the last export, where files that it left in the folder may be gone by now.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { exportRemoveOld } from '../../../../../electron/engine/features/export/requests/export-remove-old.ts';
import { exportResult } from '../../../../../electron/engine/features/export/requests/export-result.ts';
import { exportStart } from '../../../../../electron/engine/features/export/requests/export-start.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { ExportOptions, ExportResult } from '../../../../../shared/model/export/planned-set.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';
import { options } from '../layout/export-set.ts';

let context: EngineContext;
let out: string;

beforeEach(async () => {
  ({ context } = engineWith([1, 2, 3].map((n) => ({ loc: `https://example.com/maps/${String(n)}` }))));
  out = join(temporaryFolder(), 'set');
  await exported(options(out, { gzip: false, maxUrls: 1 }));
  await exported(options(out, { gzip: false, repack: true }));
});

async function exported(set: ExportOptions): Promise<void> {
  await exportStart(set, context);
  while (context.jobs.busy) await new Promise((resolve) => setImmediate(resolve));
}

async function left(): Promise<Pick<ExportResult, 'obsolete' | 'removed'> | null> {
  const result = await exportResult({}, context);
  return result && { obsolete: result.obsolete, removed: result.removed };
}

it('tells what is still in the folder as to be removed, and what is not as removed', async () => {
  const both = { obsolete: ['sitemap-2.xml', 'sitemap-3.xml'], removed: [] };
  expect(await left()).toEqual(both);
  rmSync(join(out, 'sitemap-2.xml'));
  const one = { obsolete: ['sitemap-3.xml'], removed: ['sitemap-2.xml'] };
  expect(await left()).toEqual(one);
  expect(await left()).toEqual(one);
  await exportRemoveOld({ out }, context);
  expect(await left()).toEqual({ obsolete: [], removed: ['sitemap-3.xml', 'sitemap-2.xml'] });
});

it('tells it as it was written where the folder is gone, or can’t be looked into', async () => {
  const both = await left();
  renameSync(out, `${out}-elsewhere`);
  expect(await left()).toEqual(both);
  writeFileSync(out, 'no folder');
  expect(await left()).toEqual(both);
});

it('tells nothing before the first export', async () => {
  expect(await exportResult({}, engineWith([]).context)).toBeNull();
});
