// @vitest-environment happy-dom
// Changes come in the order in which they were asked for, also behind a paste that is still being read.
import { describe, expect, it } from 'vitest';
import { useEditQueue } from '../../../renderer/stores/edit-queue.ts';
import { fakeClient } from '../fake-client.ts';
import { useStores } from '../mount-app.ts';

describe('useEditQueue', () => {
  it('does what was asked for behind a paste after it, however long that is read and asked about', async () => {
    useStores(fakeClient());
    const queue = useEditQueue();
    const log: string[] = [];
    const doing = (what: string) => () => {
      log.push(what);
      return Promise.resolve();
    };
    const [read, asked] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    await queue.add(doing('before'));
    const paste = queue.expect(read.promise);
    const typed = [queue.add(doing('typed')), queue.addPatiently(doing('typed next'))];
    const writing = read.promise.then(() => asked.promise).then(() => queue.ahead(doing('pasted')));
    queue.expect(writing, paste);
    read.resolve(null);
    await read.promise;
    await Promise.resolve();
    expect(log).toEqual(['before']);
    asked.resolve(null);
    await Promise.all(typed);
    expect(log).toEqual(['before', 'pasted', 'typed', 'typed next']);
    await queue.add(doing('after'));
    expect(log.at(-1)).toBe('after');
  });

  it('goes on where what was expected fails, or comes to nothing', async () => {
    useStores(fakeClient());
    const queue = useEditQueue();
    queue.expect(Promise.reject(new Error('unreadable')));
    queue.expect(Promise.resolve());
    expect(await queue.add(() => Promise.resolve('typed'))).toBe('typed');
  });
});
