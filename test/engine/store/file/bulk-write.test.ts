// How changes of many rows are written.
import { describe, expect, it } from 'vitest';
import { CACHE_KB } from '../../../../electron/engine/store/file/bulk-write.ts';
import { finish, type Steps } from '../../../../shared/model/steps.ts';
import { emptyStore } from '../rows/sample-project.ts';

describe('a change', () => {
  it('has the large cache from its first step on, so that no page of that is written twice', () => {
    const { db } = emptyStore();
    const cacheKb = (): number => -db.number('PRAGMA cache_size');
    let first = 0;
    function* work(): Steps<void> {
      first = cacheKb();
      yield 1;
    }
    finish(db.transactionSteps(work));
    expect(first).toBeGreaterThan(CACHE_KB);
    expect(cacheKb()).toBe(CACHE_KB);
  });
});
