// What failures of the file system are told as: of what is staged, users are told the place that they know.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { fileError } from '../../electron/files/file-error.ts';
import { createStaging } from '../../electron/engine/features/export/folder/staging.ts';
import { temporaryFolder } from '../engine/store/rows/sample-project.ts';

const failure = (code: string): Error => Object.assign(new Error(`${code}: it failed`), { code });

it.each(['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'ENAMETOOLONG', 'EMFILE', 'EIO'])(
  'names the file of the set, not the staged one: %s',
  async (code) => {
    const out = temporaryFolder();
    const { path, remove } = await createStaging(out);
    const { message } = fileError(failure(code), join(path, 'a.example', 'sitemap-3.xml.gz'));
    expect(message).toContain(join(out, 'a.example', 'sitemap-3.xml.gz'));
    expect(message).not.toContain('.mapwright-staging');
    const { message: ofFolder } = fileError(failure(code), path);
    expect(ofFolder).toContain(out);
    expect(ofFolder).not.toContain('.mapwright-staging');
    await remove();
  },
);

it('names the staged file where that was taken away: the one in the folder may be there', async () => {
  const staging = await createStaging(temporaryFolder());
  rmSync(staging.path, { recursive: true });
  await expect(staging.write('sitemap-1.xml', Buffer.from('x'))).rejects.toThrow(
    `${join(staging.path, 'sitemap-1.xml')} is gone`,
  );
});

it('leaves other names as they are', () => {
  const path = join(dirname(temporaryFolder()), '.mapwright-staging-notes', 'a.xml');
  expect(fileError(failure('ENOSPC'), path).message).toContain(path);
});
