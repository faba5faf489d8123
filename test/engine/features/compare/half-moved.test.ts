// A folder in which an export was interrupted, compared with something.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { urlset } from '../../read/sources/archive/test-site.ts';
import { leaveStaging } from '../export/folder/leave-staging.ts';
import { compare, file, folder, givenComparingEngine, set, url } from './comparing-engine.ts';

givenComparingEngine();

it('takes a folder for no set while half of an export is in it', async () => {
  const out = join(folder, 'out');
  await mkdir(out);
  await writeFile(join(out, 'sitemap-1.xml'), urlset(url('a')));
  leaveStaging(out, new Map([['sitemap-2.xml', Buffer.from(urlset(url('b')))]]), { journal: true });
  const reason = { key: 'compare-half-moved', params: { path: out } };
  await expect(compare(set(out), set(await file('a.txt', url('a'))))).rejects.toMatchObject({ reason });
});
