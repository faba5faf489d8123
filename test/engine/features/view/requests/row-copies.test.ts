// The other rows of an address: the first one beside a later one, and the later ones beside the first.
import { expect, it } from 'vitest';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { addUrls } from '../../../add-urls.ts';
import { rowCopies } from '../../../../../electron/engine/features/view/requests/row-copies.ts';
import type { RowCopies } from '../../../../../shared/model/rows/row-copies.ts';
import { engineWith } from '../../../test-engine.ts';

const AT = 'https://a.example';
const IMAGE = `<image:image><image:loc>${AT}/i.png</image:loc></image:image>`;

it('tells a later row of the first, with what each says', async () => {
  const { context } = engineWith([
    { loc: `${AT}/` },
    { loc: `${AT}/twice`, lastmod: '2024-05-01', ext: IMAGE },
    { loc: `${AT}/twice`, lastmod: '2025-01-31' },
    { loc: `${AT}/twice`, ext: IMAGE },
  ]);
  const copies = async (id: number): Promise<RowCopies> => rowCopies({ id }, context);
  expect(await copies(1)).toEqual({ number: null, first: null, later: [], more: false });
  expect(await copies(3)).toMatchObject({
    ...{ number: 3, later: [], more: false },
    first: {
      row: { id: 2, number: 2, lastmod: '2024-05-01', images: 1 },
      ...{ location: '/in/a.xml', sameExtensions: false },
    },
  });
  expect(await copies(4)).toMatchObject({ first: { row: { id: 2 }, sameExtensions: true } });
  expect(await copies(2)).toMatchObject({
    ...{ number: 2, first: null, more: false },
    later: [{ row: { id: 3 } }, { row: { id: 4 }, sameExtensions: true }],
  });

  void editDelete({ rows: { kind: 'ids', ids: [2] } }, context);
  expect(await copies(3)).toMatchObject({ number: 2, first: null, later: [{ row: { id: 4, number: 3 } }] });
  await expect(copies(2)).rejects.toMatchObject({ code: 'not-found' });
});

it('tells five of many later rows, and of those that were added by hand', async () => {
  const { context } = engineWith([{ loc: `${AT}/a` }, { loc: '' }, { loc: '' }]);
  const copies = async (id: number): Promise<RowCopies> => rowCopies({ id }, context);
  expect(await copies(2)).toMatchObject({ first: null, later: [] });
  void addUrls(
    Array.from({ length: 5 }, () => `${AT}/a`),
    context,
  );
  expect(await copies(1)).toMatchObject({ more: false, later: { length: 5 } });
  expect((await copies(1)).later[0]?.location).toBe('');
  void addUrls([`${AT}/a`], context);
  expect(await copies(1)).toMatchObject({ more: true, later: { length: 5 } });
  expect(await copies(9)).toMatchObject({ number: 9, first: { row: { number: 1 } } });
});
