// Folders of a set in which nothing can be written, met by a user who may not do everything: an export puts all of its
// files in place or none.
import { chmodSync, chownSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveStaging } from '../engine/features/export/folder/leave-staging.ts';
import { mapwright, mapwrightHere, temporaryFolder, type Run } from './cli-process.ts';

/** Whoever may do everything is not kept out: then somebody else exports. */
const uid = process.getuid?.() === 0 ? 65_534 : undefined;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let out = '';

const into = (name: string) => join(folder.path, name);

/** All that is there, to the one who exports. */
function giveAway(): void {
  if (uid === undefined) return;
  for (const name of ['', ...readdirSync(folder.path, { recursive: true, encoding: 'utf8' })])
    chownSync(join(folder.path, name), uid, uid);
}

/** Imports these addresses. */
async function addUrls(...locs: string[]): Promise<void> {
  writeFileSync(into('list.txt'), locs.map((loc) => `https://${loc}\n`).join(''));
  expect(await mapwrightHere(['import', into('site.mapwright'), into('list.txt')])).toMatchObject({
    code: 0,
  });
  giveAway();
}

const exportArgs = () => ['export', into('site.mapwright'), '--out', out, '--base-url', 'https://a.example/'];
const exportSet = (...more: string[]): Promise<Run> => mapwright([...exportArgs(), ...more], { uid });

/** All files with their bytes. */
const contents = (): [string, string][] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(out, name)).isFile())
    .sort()
    .map((name) => [name, readFileSync(join(out, name), 'base64')]);

beforeEach(async () => {
  folder = await temporaryFolder();
  out = into('set');
  await addUrls('a.example/1', 'b.example/1');
  expect(await mapwrightHere([...exportArgs(), '--by-host'])).toMatchObject({ code: 0 });
  giveAway();
});
afterEach(async () => {
  for (const name of readdirSync(out))
    if (statSync(join(out, name)).isDirectory()) chmodSync(join(out, name), 0o755);
  await folder.remove();
});

describe.skipIf(process.platform === 'win32')(
  'mapwright export, where a folder of a host can not be written',
  () => {
    it('changes no file, and names the folder, in plan and export', async () => {
      const before = contents();
      chmodSync(join(out, 'b.example'), 0o555);
      await addUrls('a.example/2', 'b.example/2');
      for (const more of [['--dry-run'], [], ['--repack']]) {
        const refused = await exportSet(...more);
        expect(refused).toMatchObject({ code: 2, stdout: '' });
        expect(refused.stderr).toContain(`Mapwright may not write ${join(out, 'b.example')}. `);
        expect(refused.stderr).not.toContain('staging');
        expect(contents()).toEqual(before);
      }
      chmodSync(join(out, 'b.example'), 0o755);
      expect(await exportSet()).toMatchObject({ code: 0 });
      expect(contents()).not.toEqual(before);
    });

    it('writes the others, where nothing changes in that one', async () => {
      chmodSync(join(out, 'b.example'), 0o555);
      await addUrls('a.example/2');
      expect((await exportSet('--dry-run')).code).toBe(0);
      expect(await exportSet()).toMatchObject({ code: 0, stderr: '' });
    });

    it('leaves files of earlier exports in it, and says so', async () => {
      chmodSync(join(out, 'b.example'), 0o555);
      const done = await exportSet('--reset', '--remove-old');
      expect(done.code).toBe(0);
      expect(done.stdout).toMatch(
        /^Removed, .* \(2\): a\.example\/sitemap-1\.xml\.gz, a\.example\/sitemap-index\.xml$/m,
      );
      expect(done.stdout).toMatch(
        /to be deleted by hand \(2\): b\.example\/sitemap-1\.xml\.gz, b\.example\/sitemap-index\.xml$/m,
      );
    });

    it('names it also where it keeps an interrupted export from being completed', async () => {
      const left = new Map([['b.example/sitemap-1.xml.gz', Buffer.from('new')]]);
      leaveStaging(out, left, { journal: true });
      giveAway();
      chmodSync(join(out, 'b.example'), 0o555);
      const refused = await exportSet();
      expect(refused).toMatchObject({ code: 2, stdout: '' });
      expect(refused.stderr).toContain(`Mapwright may not write ${join(out, 'b.example')}. `);
    });
  },
);
