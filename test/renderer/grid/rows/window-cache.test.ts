// The cache asks for what is in sight, once, and never keeps too much.
import { describe, expect, it, vi } from 'vitest';
import type { GridRow } from '../../../../renderer/grid/grid-types.ts';
import { PAGE_ROWS, WindowCache } from '../../../../renderer/grid/rows/window-cache.ts';

interface Request {
  readonly start: number;
  readonly count: number;
  readonly signal: AbortSignal;
  answer(offset?: number): Promise<void>;
  fail(cause: Error): Promise<void>;
}

function setup(rows: number) {
  const requests: Request[] = [];
  const onRows = vi.fn<(from: number, to: number) => void>();
  const onError = vi.fn<(cause: unknown) => void>();
  const source = {
    fetch(start: number, count: number, signal: AbortSignal) {
      const { promise, resolve, reject } = Promise.withResolvers<readonly GridRow[]>();
      const settled = () => new Promise<void>((done) => setTimeout(done));
      requests.push({
        start,
        count,
        signal,
        answer: (offset = 0) => {
          resolve(Array.from({ length: count }, (_, i) => ({ id: start + i + offset })));
          return settled();
        },
        fail: (cause) => {
          reject(cause);
          return settled();
        },
      });
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
      return promise;
    },
  };
  return { cache: new WindowCache({ source, rows, onRows, onError }), requests, onRows, onError };
}

describe('window cache', () => {
  it('asks for the pages in sight, and for those ahead only when they are there', async () => {
    const { cache, requests, onRows } = setup(1_000_000);
    cache.want(130, 170);
    expect(requests.map((r) => [r.start, r.count])).toEqual([[PAGE_ROWS, PAGE_ROWS]]);
    expect(cache.row(130)).toBeUndefined();
    await requests[0]?.answer();
    expect(onRows).toHaveBeenCalledTimes(1);
    expect(cache.row(130)).toEqual({ id: 130 });
    expect(requests[1]?.start).toBe(2 * PAGE_ROWS);
  });

  it('asks ahead in the direction of scrolling', async () => {
    const { cache, requests } = setup(1_000_000);
    cache.want(20_000, 20_040);
    await requests[0]?.answer();
    await requests[1]?.answer();
    await requests[2]?.answer();
    cache.want(19_990, 20_030);
    const before = Math.floor(19_990 / PAGE_ROWS);
    expect(requests.at(-1)?.start).toBe((before - 1) * PAGE_ROWS);
  });

  it('tells which rows arrived, and keeps those that are read again and are the same', async () => {
    const { cache, requests, onRows } = setup(1_000);
    cache.want(130, 170);
    await requests[0]?.answer();
    expect(onRows).toHaveBeenLastCalledWith(PAGE_ROWS, 2 * PAGE_ROWS);
    const row = cache.row(130);
    cache.invalidate();
    await requests.at(-1)?.answer();
    expect(cache.revisionOf(130)).toBe(1);
    expect(cache.row(130)).toBe(row);
  });

  it('asks once for a page however often it is wanted', () => {
    const { cache, requests } = setup(1_000);
    for (let i = 0; i < 20; i++) cache.want(i, i + 40);
    expect(requests).toHaveLength(1);
  });

  it('asks for the end without going beyond it', async () => {
    const { cache, requests } = setup(10_000_000);
    cache.want(9_999_970, 10_000_000);
    const last = requests[0];
    expect((last?.start ?? 0) + (last?.count ?? 0)).toBe(10_000_000);
    await last?.answer();
    expect(cache.row(9_999_999)).toEqual({ id: 9_999_999 });
  });

  it('drops requests that a jump made useless and never has more than two open', async () => {
    const { cache, requests, onError } = setup(10_000_000);
    for (let i = 0; i < 50; i++) cache.want(i * 100_000, i * 100_000 + 40);
    await requests[0]?.answer();
    await Promise.resolve();
    const open = requests.filter((r) => !r.signal.aborted);
    expect(open.length).toBeLessThanOrEqual(2);
    expect(open.at(-1)?.start).toBe(Math.floor((49 * 100_000) / PAGE_ROWS) * PAGE_ROWS);
    expect(requests.length).toBeLessThan(10);
    expect(onError).not.toHaveBeenCalled();
  });

  it('keeps old rows readable after a change until the new ones are there', async () => {
    const { cache, requests } = setup(100);
    cache.want(0, 40);
    await requests[0]?.answer();
    cache.invalidate();
    expect(cache.row(7)).toEqual({ id: 7 });
    expect(cache.revisionOf(7)).toBeLessThan(cache.revision);
    await requests[1]?.answer(1_000);
    expect(cache.row(7)).toEqual({ id: 1_007 });
    expect(cache.revisionOf(7)).toBe(cache.revision);
  });

  it('never lets a late answer replace a newer one', async () => {
    const { cache, requests } = setup(100);
    cache.want(0, 40);
    cache.invalidate();
    await requests[1]?.answer(1_000);
    await requests[0]?.answer();
    expect(cache.row(0)).toEqual({ id: 1_000 });
  });

  it('forgets pages far away', async () => {
    const { cache, requests } = setup(1_000_000);
    cache.want(0, 40);
    for (let i = 0; i < 200; i++) {
      cache.want(i * 10 * PAGE_ROWS, i * 10 * PAGE_ROWS + 40);
      for (const request of requests.splice(0)) await request.answer();
    }
    const held = Array.from({ length: 200 }, (_, i) => cache.row(i * 10 * PAGE_ROWS)).filter(Boolean);
    expect(held.length).toBeLessThanOrEqual(48);
    expect(cache.row(199 * 10 * PAGE_ROWS)).toBeDefined();
  });

  it('reports a failure once and asks again after a change', async () => {
    const { cache, requests, onError } = setup(100);
    cache.want(0, 40);
    await requests[0]?.fail(new Error('engine is gone'));
    cache.want(1, 41);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(1);
    cache.invalidate();
    expect(requests).toHaveLength(2);
  });

  it('asks nothing after its end', () => {
    const { cache, requests } = setup(100);
    cache.dispose();
    cache.want(0, 40);
    expect(requests).toHaveLength(0);
  });
});
