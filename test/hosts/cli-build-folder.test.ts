// What `mapwright build` tells of URLs that are outside of the folder that the set is for.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

it('tells which URLs are outside of the folder of the set, as a check does', async () => {
  const folder = await temporaryFolder();
  const list = join(folder.path, 'blog.txt');
  await writeFile(list, 'https://example.com/blog/a\nhttps://example.com/shop/b\n');
  const build = (url: string, out: string) =>
    mapwrightHere(['build', list, '--base-url', url, '--out', join(folder.path, out)]);
  const blog = await build('https://example.com/blog/', 'blog');
  expect(blog).toMatchObject({ code: 0 });
  expect(blog.stderr).toContain('1 URL of the set is not in https://example.com/blog/');
  expect(await build('https://example.com/', 'root')).toMatchObject({ code: 0, stderr: '' });
  await folder.remove();
});
