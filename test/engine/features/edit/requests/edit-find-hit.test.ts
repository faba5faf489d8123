// Going from hit to hit of a preview, in the order of a view.
import { describe, expect, it } from 'vitest';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { editFindHit } from '../../../../../electron/engine/features/edit/requests/edit-find-hit.ts';
import { editPreview } from '../../../../../electron/engine/features/edit/requests/edit-preview.ts';
import { viewOpen } from '../../../../../electron/engine/features/view/requests/view-open.ts';
import type { ValueColumn } from '../../../../../shared/model/rows/columns.ts';
import type { SampleRow } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';

const shop: SampleRow[] = [
  { loc: 'https://a.example/shop/1', lastmod: '2026-01-01', priority: 0.5 },
  { loc: 'https://a.example/Shop/2', changefreq: 2 },
  { loc: 'https://a.example/blog/3?shop=$1', priority: 'high' },
];

async function find(
  context: EngineContext,
  {
    find: text,
    replacement = '',
    columns = ['loc'],
  }: { find: string; replacement?: string; columns?: ValueColumn[] },
): Promise<void> {
  const how = { regex: false, matchCase: false, wholeCell: false };
  const edit = { kind: 'replace' as const, find: text, replacement, columns, ...how };
  await editPreview({ preview: 1, scope: { kind: 'all' }, edit, first: 20 }, context);
}

describe('edit.findHit', () => {
  it('goes from hit to hit in a view, round its end', async () => {
    const { context } = engineWith(shop);
    const { view } = await viewOpen({ filter: [], sort: [{ column: 'id', direction: 'desc' }] }, context);
    await find(context, { find: '/shop', replacement: '/' });
    const hit = (from: number, direction: 'next' | 'previous', of = 1): unknown =>
      editFindHit({ preview: of, view, from, direction }, context);
    expect(hit(-1, 'next')).toEqual({ position: 1, column: 'loc' });
    expect(hit(1, 'next')).toEqual({ position: 2, column: 'loc' });
    expect(hit(2, 'next')).toEqual({ position: 1, column: 'loc' });
    expect(hit(1, 'previous')).toEqual({ position: 2, column: 'loc' });
    expect(hit(0, 'next', 2)).toEqual({ position: -1, column: null });
  });

  it('goes from cell to cell where several columns of a row have hits', async () => {
    const { context } = engineWith([
      { loc: 'https://a.example/daily', changefreq: 'daily' },
      { loc: 'https://a.example/2', changefreq: 'weekly' },
      { loc: 'https://a.example/3', changefreq: 'daily' },
    ]);
    const { view } = await viewOpen({ filter: [], sort: [] }, context);
    await find(context, { find: 'daily', columns: ['loc', 'changefreq'] });
    const hit = (from: number, column: 'loc' | 'changefreq', direction: 'next' | 'previous'): unknown =>
      editFindHit({ preview: 1, view, from, column, direction }, context);
    expect(hit(0, 'loc', 'next')).toEqual({ position: 0, column: 'changefreq' });
    expect(hit(0, 'changefreq', 'next')).toEqual({ position: 2, column: 'changefreq' });
    expect(hit(2, 'changefreq', 'next')).toEqual({ position: 0, column: 'loc' });
    expect(hit(2, 'changefreq', 'previous')).toEqual({ position: 0, column: 'changefreq' });
    expect(hit(0, 'changefreq', 'previous')).toEqual({ position: 0, column: 'loc' });
  });
});
