// Which files of two sides are taken for forms of one.
import { expect, it } from 'vitest';
import { FilePairs, type ListedFile } from '../../../../electron/engine/features/compare/file-pairs.ts';
import { diskFile } from '../../../../electron/engine/read/sources/source-file.ts';

/** Files by name and sum; the size is that of the name, as if it told of the content. */
const listed = (side: string, ...names: readonly string[]): ListedFile[] =>
  names.map((name) => ({ name, file: diskFile(`/${side}/${name}`, 10, false) }));

async function pairsOf(
  before: readonly ListedFile[],
  after: readonly ListedFile[],
  sums: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const pairs = new FilePairs((file) => Promise.resolve(sums[file.location] ?? file.location));
  pairs.list(0, 1, before);
  pairs.list(1, 1, after);
  const found = await Promise.all(before.map(async ({ file }) => pairs.pairOf(file, 1)));
  return found.map((pair) => (pair ? `${pair[0].location} ${pair[1].location}` : 'none'));
}

it('are those of one name, then the others in their order', async () => {
  expect(await pairsOf(listed('a', 'x-2', '1', 'x-10', '3'), listed('b', 'y-10', '3', '1', 'y-9'))).toEqual([
    '/a/x-2 /b/y-9',
    '/a/1 /b/1',
    '/a/x-10 /b/y-10',
    '/a/3 /b/3',
  ]);
});

it('are none of those that the other side has with the same bytes', async () => {
  const sums = { '/a/1': 'same', '/b/2': 'same' };
  expect(await pairsOf(listed('a', '1', '2'), listed('b', '1', '2'), sums)).toEqual(['none', '/a/2 /b/1']);
});

it('waits for the list of the other side, but not where there will be none', async () => {
  const [mine] = listed('a', '1');
  if (!mine) throw new Error('There is no file.');
  const waiting = new FilePairs(() => Promise.resolve(null));
  waiting.list(0, 1, [mine]);
  const pair = waiting.pairOf(mine.file, 1);
  waiting.list(1, 1, listed('b', '1'));
  expect((await pair)?.[1].location).toBe('/b/1');

  const alone = new FilePairs(() => Promise.resolve(null));
  alone.list(0, 1, [mine]);
  const none = alone.pairOf(mine.file, 1);
  alone.end(1);
  expect(await none).toBeNull();
  expect(await alone.pairOf(mine.file, 2)).toBeNull();
});
