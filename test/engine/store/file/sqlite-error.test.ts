// What the project file's errors are told as.
import { expect, test } from 'vitest';
import { projectError } from '../../../../electron/engine/store/file/sqlite-error.ts';

function sqliteFailure(errcode: number): Error {
  return Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode });
}

test('a disk without room for the shared memory of the log is full, not failing', () => {
  expect(projectError(sqliteFailure(4874), '/shop.mapwright').code).toBe('disk-full');
});

test('any other failure of reading or writing is told as one', () => {
  expect(projectError(sqliteFailure(266), '/shop.mapwright').code).toBe('io');
});
