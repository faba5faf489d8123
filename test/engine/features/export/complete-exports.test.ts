// Opening a project completes an export that a killed process left half moved.
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportStart } from '../../../../electron/engine/features/export/requests/export-start.ts';
import { editSet } from '../../../../electron/engine/features/edit/requests/edit-set.ts';
import { projectClose } from '../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../electron/engine/features/project/requests/project-open.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { leaveStaging } from './folder/leave-staging.ts';
import { folderOf, options } from './layout/export-set.ts';
import { engineWith } from '../../test-engine.ts';

/** A project that was exported to one folder, then changed and exported to another. */
async function exportedTwice(): Promise<{
  out: string;
  next: Map<string, Buffer>;
  reopen: () => void;
  exportTo: (folder: string) => Promise<void>;
}> {
  const [out, elsewhere] = [join(temporaryFolder(), 'out'), join(temporaryFolder(), 'elsewhere')];
  const { context, path } = engineWith([{ loc: 'https://example.com/a' }, { loc: 'https://example.com/b' }]);
  const exportTo = async (folder: string): Promise<void> => {
    await exportStart(options(folder, { gzip: false }), context);
    await expect.poll(() => context.jobs.busy).toBe(false);
  };
  await exportTo(out);
  void editSet({ rows: { kind: 'ids', ids: [1] }, column: 'priority', value: '0.9' }, context);
  await exportTo(elsewhere);
  void projectClose({}, context);
  const reopen = (): void => void projectOpen({ path }, context);
  return { out, next: folderOf(elsewhere), reopen, exportTo };
}

it('completes what was decided on', async () => {
  const { out, next, reopen } = await exportedTwice();
  const staging = leaveStaging(out, next, { journal: true });
  renameSync(join(staging, 'sitemap-1.xml'), join(out, 'sitemap-1.xml'));
  expect(folderOf(out)).not.toEqual(next);
  reopen();
  await expect.poll(() => folderOf(out)).toEqual(next);
});

it('clears what was not', async () => {
  const { out, next, reopen } = await exportedTwice();
  const old = folderOf(out);
  leaveStaging(out, next, { journal: false });
  reopen();
  await expect.poll(() => folderOf(out)).toEqual(old);
});

it('looks into no other folder', async () => {
  const { out, next, reopen } = await exportedTwice();
  const other = join(temporaryFolder(), 'other');
  renameSync(out, other);
  mkdirSync(out);
  for (const folder of [out, other]) leaveStaging(folder, next, { journal: true });
  const found = folderOf(other);
  reopen();
  await expect.poll(() => folderOf(out)).toEqual(next);
  expect(folderOf(other)).toEqual(found);
});

it('leaves a folder to an export that begins meanwhile', async () => {
  const { out, next, reopen, exportTo } = await exportedTwice();
  leaveStaging(out, next, { journal: true });
  reopen();
  await exportTo(out);
  expect(folderOf(out)).toEqual(next);
});
