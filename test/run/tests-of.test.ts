// Which tests `npm run check` finds for a change, in this project itself.
import { expect, it } from 'vitest';
import { testsOf } from './tests-of.ts';

it('finds a test that changed, those that import a file, and those that mirror one', async () => {
  expect(await testsOf(['test/run/tally.test.ts'])).toEqual(['test/run/tally.test.ts']);
  expect(await testsOf(['test/run/tally.ts'])).toContain('test/run/tally.test.ts');
  expect(await testsOf(['renderer/grid/rows/use-jumps.ts'])).toContain(
    'test/renderer/grid/rows/use-jumps.test.ts',
  );
  expect(await testsOf(['renderer/grid/DataGrid.vue'])).toEqual([]);
  expect(await testsOf(['electron/files/file-lock.ts'])).toContain('test/files/file-lock.test.ts');
});

it('finds none for a file that no test is about', async () => {
  expect(await testsOf(['README.md'])).toEqual([]);
});
