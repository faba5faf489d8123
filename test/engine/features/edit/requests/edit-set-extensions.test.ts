// edit.setExtensions on a real project: one undo step each, byte for byte there and back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editSetExtensions } from '../../../../../electron/engine/features/edit/requests/edit-set-extensions.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { rowDetail } from '../../../../../electron/engine/features/view/requests/row-detail.ts';
import type { RequestResults } from '../../../../../shared/contract/requests/requests.ts';
import type { ItemEdit } from '../../../../../shared/model/rows/extension-item.ts';
import { engineWith, type TestEngine } from '../../../test-engine.ts';

const EXT =
  '<image:image><image:loc>https://e.com/1</image:loc></image:image><my:x xmlns:my="urn:my" a="1"> kept </my:x><xhtml:link rel="alternate" hreflang="de" href="https://e.com/de"/>';

function open(): TestEngine & {
  detail: () => RequestResults['row.detail'];
  ext: () => unknown;
} {
  const engine = engineWith([{ loc: 'https://e.com/', ext: EXT }, { loc: 'https://e.com/2' }]);
  return {
    ...engine,
    detail: () => rowDetail({ id: 1 }, engine.context) as RequestResults['row.detail'],
    ext: () =>
      engine.context.current?.store.db.get(
        'SELECT ext, images, alternates, videos, news FROM url WHERE id = 1',
      ),
  };
}

describe('edit.setExtensions', () => {
  it('is one undo step, with the numbers that the grid shows', async () => {
    const { context, detail, ext } = open();
    const before = ext();
    const { version } = detail();
    const items: ItemEdit[] = [
      { kind: 'kept', from: 1 },
      { kind: 'kept', from: 2 },
      { kind: 'video', fields: [{ name: 'title', value: 'T' }] },
    ];
    const result = await editSetExtensions({ id: 1, version, items: items as never }, context);
    expect(result).toMatchObject({
      changed: 1,
      history: { undo: { label: { code: 'extensions' }, rows: 1 } },
    });
    expect(detail().row).toMatchObject({ images: 0, alternates: 1, videos: 1, news: 0 });
    expect(detail().xml).toContain('<my:x xmlns:my="urn:my" a="1"> kept </my:x>');
    const after = ext();
    await historyUndo({}, context);
    expect(ext()).toEqual(before);
    await historyRedo({}, context);
    expect(ext()).toEqual(after);
  });

  it('changes nothing where nothing is new', async () => {
    const { context, detail } = open();
    const { version, items } = detail();
    const kept = items.map((_, from) => ({ kind: 'kept' as const, from }));
    expect(await editSetExtensions({ id: 1, version, items: kept }, context)).toMatchObject({ changed: 0 });
  });

  it('is refused where the row has changed since it was looked at', async () => {
    const { context, detail } = open();
    const { version } = detail();
    await editSetExtensions({ id: 1, version, items: [] }, context);
    expect(() => editSetExtensions({ id: 1, version, items: [] }, context)).toThrow(
      expect.objectContaining({ code: 'invalid-value' }),
    );
    expect(() => editSetExtensions({ id: 99, version, items: [] }, context)).toThrow(
      expect.objectContaining({ code: 'not-found' }),
    );
  });

  it('undone step by step gives the first state, redone the last, byte for byte', async () => {
    const step = fc.record({
      drop: fc.nat(5),
      add: fc.constantFrom('image', 'video', 'alternate', 'news'),
      value: fc.string({ minLength: 1, maxLength: 8 }).map((text) => `x${text.replace(/[^ -~]/g, '')}`),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const { context, detail, ext } = open();
        const states = [ext()];
        for (const { drop, add, value } of steps) {
          const { version, items } = detail();
          const kept = items
            .map((_, from) => ({ kind: 'kept' as const, from }))
            .filter(({ from }) => from !== drop);
          const name = add === 'alternate' ? 'hreflang' : 'title';
          const added = { kind: add as 'image', fields: [{ name, value }] };
          await editSetExtensions({ id: 1, version, items: [...kept, added] }, context);
          states.push(ext());
        }
        for (const state of states.toReversed().slice(1)) {
          await historyUndo({}, context);
          expect(ext()).toEqual(state);
        }
        for (const state of states.slice(1)) {
          await historyRedo({}, context);
          expect(ext()).toEqual(state);
        }
        context.current?.store.close();
        context.current = null;
      }),
      { numRuns: 15 },
    );
  });
});
