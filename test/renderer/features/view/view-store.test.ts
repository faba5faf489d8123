import { beforeEach, describe, expect, it } from 'vitest';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

let client = fakeClient();
beforeEach(() => {
  client = fakeClient();
  useStores(client);
});

const named = (name: string): unknown[] =>
  client.calls.filter((call) => call.name === name).map(({ params }) => params);

describe('useView', () => {
  it('asks for search and conditions together and closes the view before', async () => {
    const view = useView();
    await view.reopen();
    await view.addCondition({ kind: 'included', value: true });
    await view.setSearch('  shop ');
    expect(named('view.open').at(-1)).toMatchObject({
      filter: [
        { kind: 'search', value: 'shop' },
        { kind: 'included', value: true },
      ],
      sort: [],
    });
    expect(named('view.close')).toEqual([{ view: 1 }, { view: 2 }]);
    expect(view.current?.view).toBe(3);
  });

  it('is at the same place when it is opened anew, and at another for another filter or order', async () => {
    const view = useView();
    await view.reopen();
    const [place, source] = [view.current?.place, view.current?.source];
    await view.reopen();
    expect(view.current?.place).toBe(place);
    expect(view.current?.source).not.toBe(source);
    await view.setSort([{ column: 'loc', direction: 'desc' }]);
    const ordered = view.current?.place;
    expect(ordered).not.toBe(place);
    await view.setSearch('shop');
    expect(view.current?.place).not.toBe(ordered);
  });

  it('has rows stay where they were inserted, but where all rows are shown in their own order', async () => {
    const view = useView();
    await view.reopen();
    await view.reopen({ keep: true });
    await view.setSort([{ column: 'loc', direction: 'asc' }]);
    await view.reopen({ keep: true });
    await view.reopen();
    const froms = named('view.open').map((params) => (params as { from?: number }).from);
    expect(froms).toEqual([undefined, undefined, undefined, 3, undefined]);
  });

  it('lets the latest query win and closes the view that came too late', async () => {
    const view = useView();
    const slow = view.setSearch('a');
    const fast = view.setSearch('ab');
    await Promise.all([slow, fast]);
    await settled();
    expect(view.current?.view).toBe(2);
    expect(named('view.close')).toEqual([{ view: 1 }]);
    expect(view.opening).toBe(false);
  });

  it('closes a view that somebody still refers to as soon as they are done', async () => {
    const view = useView();
    await view.reopen();
    const done = view.current?.source.keep();
    await view.setSearch('shop');
    expect(named('view.close')).toEqual([]);
    done?.();
    done?.();
    expect(named('view.close')).toEqual([{ view: 1 }]);
  });

  it('keeps a view that a restarted engine gave the number of the one before', async () => {
    const view = useView();
    client.answer('view.open', { view: 1, rows: 3, ms: 1 });
    await view.reopen();
    await view.reopen();
    expect(named('view.close')).toEqual([]);
  });

  it('keeps the shown view and tells why where a query is refused', async () => {
    const view = useView();
    await view.reopen();
    client.refuse(
      'view.open',
      AppError.from({ code: 'invalid-request', message: 'The pattern ([ is not closed.' }),
    );
    await view.addCondition({ kind: 'text', column: 'loc', operator: 'regex', value: '([' });
    expect(view.current?.view).toBe(1);
    expect(view.error).toEqual({ code: 'invalid-request', message: 'The pattern ([ is not closed.' });
  });

  it('goes back to what is shown when its query is cancelled', async () => {
    const view = useView();
    await view.setSort([{ column: 'loc', direction: 'asc' }]);
    client.refuse('view.open', AppError.from({ code: 'cancelled', message: 'Cancelled.' }));
    await view.setSearch('slow');
    expect([view.search, view.current?.view, view.error]).toEqual(['', 1, null]);
    await view.addCondition({ kind: 'included', value: true });
    expect(view.conditions).toEqual([]);
    expect(view.sort).toEqual([{ column: 'loc', direction: 'asc' }]);
  });

  it('tells the progress of the query that runs, and cancels that one', async () => {
    const view = useView();
    await view.reopen();
    const opening = view.setSearch('slow');
    const { run } = named('view.open').at(-1) as { run: number };
    view.progressed({ run: run - 1, share: 0.9 });
    expect(view.share).toBe(null);
    view.progressed({ run, share: 0.4 });
    expect(view.share).toBe(0.4);
    await view.cancel();
    expect(named('view.cancel')).toEqual([{ run }]);
    await opening;
    expect(view.share).toBe(null);
  });

  it('reverses, replaces and takes over conditions', async () => {
    const view = useView();
    const included = { kind: 'included', value: true } as const;
    await view.addCondition(included);
    await view.negate(included);
    expect(view.conditions).toEqual([{ ...included, not: true }]);
    await view.negate(view.conditions[0] ?? included);
    expect(view.conditions).toEqual([included]);
    await view.replaceCondition(view.conditions[0] ?? included, { kind: 'source', source: 2 });
    expect(view.conditions).toEqual([{ kind: 'source', source: 2 }]);
    const saved = {
      filter: [{ kind: 'search', value: 'a' }, included],
      sort: [{ column: 'depth', direction: 'desc' }],
    } as const;
    await view.showQuery(saved);
    expect([view.search, view.query]).toEqual(['a', saved]);
  });

  it('gives the grid windows of its own view, and nothing once that is no longer wanted', async () => {
    const view = useView();
    await view.reopen();
    const source = view.current?.source;
    const rows = await source?.fetch(1, 2, new AbortController().signal);
    expect(rows?.map(({ id }) => id)).toEqual([2, 3]);
    await expect(source?.fetch(0, 1, AbortSignal.abort())).rejects.toThrow();
    expect(named('view.rows').at(-1)).toEqual({ view: 1, start: 1, count: 2 });
  });

  it('has the first rows of a new list at hand once, and asks for them again where the list goes on', async () => {
    const view = useView();
    await view.reopen();
    const { rows = 0, source } = view.current ?? {};
    const fetched = (): Promise<unknown> =>
      source?.fetch(0, rows, new AbortController().signal) ?? Promise.reject(new Error('no view'));
    const start = { view: 1, start: 0, count: rows };
    expect(named('view.rows')).toEqual([start]);
    await expect(fetched()).resolves.toHaveLength(rows);
    expect(named('view.rows')).toHaveLength(1);
    await fetched();
    expect(named('view.rows')).toEqual([start, start]);
    await view.reopen();
    expect(named('view.rows')).toHaveLength(2);
  });

  it('shows only what an outline entry stands for', async () => {
    const view = useView();
    await view.setSearch('x');
    await view.showOnly({ kind: 'source', source: 1 });
    expect(named('view.open').at(-1)).toMatchObject({ filter: [{ kind: 'source', source: 1 }], sort: [] });
    await view.showOnly(null);
    expect(view.filtered).toBe(false);
  });
});
