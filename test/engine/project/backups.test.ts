// The bound of all backups together, with files as large as it takes: of holes, so that they fill no disk.
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Backups } from '../../../electron/engine/project/backups.ts';
import { backupFolder } from '../../../electron/files/backup-folder.ts';
import { emptyStore, temporaryFolder } from '../store/rows/sample-project.ts';

const HOUR_MS = 3_600_000;
const BEFORE = { code: 'compact' } as const;

// A hole takes its whole size on the disks of Windows.
it.skipIf(process.platform === 'win32')('the oldest go where all together take more than 10 GB', async () => {
  const all = temporaryFolder();
  const old = (path: string, hours: number): void => {
    const place = join(backupFolder(all, path), String(hours));
    mkdirSync(backupFolder(all, path), { recursive: true });
    writeFileSync(`${place}.mapwright`, '');
    truncateSync(`${place}.mapwright`, 4e9);
    const at = Date.now() - hours * HOUR_MS;
    writeFileSync(`${place}.json`, JSON.stringify({ path, at, rows: 1, before: BEFORE }));
  };
  for (const hours of [1, 3]) old('/shop.mapwright', hours);
  for (const hours of [2, 4]) old('/blog.mapwright', hours);
  const backups = new Backups(all);
  const { db } = emptyStore();
  await backups.make(db, { path: '/new.mapwright', rows: 1, before: BEFORE }, () => undefined);
  const ids = async (path: string) => (await backups.list(path)).map(({ id }) => id);
  expect(await backups.list('/new.mapwright')).toHaveLength(1);
  expect(await ids('/shop.mapwright')).toEqual(['1']);
  expect(await ids('/blog.mapwright')).toEqual(['2']);
});
