// Previews of deleting duplicates name the row that stays; those of other fixes that delete rows name none.
import { expect, it } from 'vitest';
import { fixPreview } from '../../../../electron/engine/features/check/requests/fix-apply.ts';
import { fixPreviewSafe } from '../../../../electron/engine/features/check/requests/fix-safe.ts';
import { addUrls } from '../../add-urls.ts';
import { engineWith } from '../../test-engine.ts';

const AT = 'https://a.example';

it('of duplicates name the first row of the address', async () => {
  const { context } = engineWith([
    { loc: `${AT}/a`, lastmod: '2024-05-01' },
    { loc: `${AT}/b` },
    { loc: `${AT}/a`, lastmod: '2025-01-31', priority: '0.8' },
    { loc: `${AT}/b/` },
  ]);
  void addUrls([`${AT}/a`, `${AT}/b`], context);
  const { samples } = await fixPreview({ rule: 'loc-duplicate' }, context);
  expect(samples.map(({ id, copies }) => [id, copies?.goes, copies?.stays])).toMatchObject([
    [3, { id: 3, lastmod: '2025-01-31' }, { id: 1, lastmod: '2024-05-01', location: '/in/a.xml' }],
    [5, { id: 5, location: '' }, { id: 1 }],
    [6, { id: 6 }, { id: 2, lastmod: null }],
  ]);
  const safe = await fixPreviewSafe({}, context);
  expect(safe.rules.find(({ rule }) => rule === 'loc-duplicate')?.samples).toMatchObject([
    { id: 6, copies: { stays: { id: 2 } } },
  ]);
  const twins = await fixPreview({ rule: 'loc-twin-slash' }, context);
  expect(twins.samples.map(({ id, copies }) => [id, copies])).toEqual([[4, undefined]]);
});
