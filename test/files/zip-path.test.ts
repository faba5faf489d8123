// An archive has a name of its own: a path that is a folder's is refused with what to do.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { zipPath } from '../../electron/files/zip-path.ts';
import { temporaryFolder } from '../engine/store/rows/sample-project.ts';

it('refuses what is a folder, by a final slash, by what is there, and with nothing but the ending', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'there'));
  for (const given of ['new/', 'there/', 'there', 'there/.zip', 'new/.ZIP']) {
    const example = join(root, given.split('/')[0] ?? '', 'upload.zip');
    expect(() => zipPath(`${root}/${given}`, { ending: true })).toThrow(
      `is a folder: a name for the archive is missing. Add one, for example ${example}.`,
    );
  }
});

it('adds the ending where it is asked to, and where it is missing', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'set'));
  expect(zipPath(join(root, 'a'), { ending: true })).toBe(join(root, 'a.zip'));
  expect(zipPath(join(root, 'a.ZIP'), { ending: true })).toBe(join(root, 'a.ZIP'));
  expect(zipPath(join(root, 'a'), { ending: false })).toBe(join(root, 'a'));
  expect(zipPath(join(root, 'set.zip'), { ending: true })).toBe(join(root, 'set.zip'));
});
