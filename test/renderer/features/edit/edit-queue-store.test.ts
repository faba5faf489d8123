// @vitest-environment happy-dom
// Changes come in the order in which they were asked for, also behind a paste that is still being read.
import { describe, expect, it } from 'vitest';
import { useEditQueue } from '../../../../renderer/features/edit/edit-queue-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

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
    const written = queue.within(null, async (place) => {
      await read.promise;
      await queue.within(place, () => asked.promise);
      await queue.toldIn(place, doing('pasted'));
    });
    const typed = [queue.add(doing('typed')), queue.addPatiently(doing('typed next'))];
    const next = queue.within(null, (place) => queue.toldIn(place, doing('pasted next')));
    read.resolve(null);
    await read.promise;
    await Promise.resolve();
    expect(log).toEqual(['before']);
    asked.resolve(null);
    await Promise.all([written, ...typed, next]);
    expect(log).toEqual(['before', 'pasted', 'typed', 'typed next', 'pasted next']);
    await queue.add(doing('after'));
    expect(log.at(-1)).toBe('after');
  });

  it('goes on where what was expected fails, or comes to nothing', async () => {
    useStores(fakeClient());
    const queue = useEditQueue();
    await queue.within(null, () => Promise.reject(new Error('unreadable'))).catch(() => null);
    await queue.within(null, () => Promise.resolve());
    expect(await queue.add(() => Promise.resolve('typed'))).toBe('typed');
  });
});
