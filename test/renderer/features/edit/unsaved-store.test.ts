// @vitest-environment happy-dom
// What a reload of the window leaves for the next one: two windows after each other over one session storage.
import { beforeEach, describe, expect, it } from 'vitest';
import type { RefusedChange } from '../../../../renderer/features/edit/left-unsaved.ts';
import { useEditQueue } from '../../../../renderer/features/edit/edit-queue-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useUndo } from '../../../../renderer/features/history/undo-store.ts';
import { useUnsaved } from '../../../../renderer/features/edit/unsaved-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

const edit = {
  kind: 'edit',
  id: 1,
  column: 'lastmod',
  value: 'soon',
  instead: '',
  force: false,
} as const;
const refused: RefusedChange = {
  id: 1,
  column: 'lastmod',
  value: 'soon',
  instead: '',
  refusal: { reason: 'Not a date.', canKeep: true, offers: [] },
};

let client = fakeClient();
/** A window over the same project; its grid takes what is left unless told otherwise. */
async function nextWindow(): Promise<ReturnType<typeof useUnsaved>> {
  useStores(client);
  const unsaved = useUnsaved();
  await useProject().refresh();
  return unsaved;
}

beforeEach(() => {
  client = fakeClient();
  window.sessionStorage.clear();
});

describe('a reload of the window', () => {
  it('gives back in their order what waited, once, and tells what the engine was doing', async () => {
    const first = await nextWindow();
    first.take();
    const never = new Promise<never>(() => undefined);
    void first.during(edit, () => never);
    void first.during({ kind: 'step', direction: 'undo' }, (asking) => asking(() => never));
    first.waits();
    first.waits()();
    void first.during({ kind: 'row', text: 'x', force: false }, () => never);
    await first.during({ kind: 'row', text: 'done', force: false }, () => Promise.resolve());
    const second = await nextWindow();
    expect(second.take().waiting).toEqual([
      { what: edit, asked: false },
      { what: { kind: 'step', direction: 'undo' }, asked: true },
      { what: { kind: 'other' }, asked: false },
      { what: { kind: 'row', text: 'x', force: false }, asked: false },
    ]);
    expect(second.take().waiting).toEqual([]);
  });

  it('keeps a refused value until it is mended, also for a grid that is shown anew', async () => {
    const first = await nextWindow();
    first.take();
    await first.during(edit, () => {
      first.refuse(refused);
      return Promise.resolve();
    });
    first.inNewRow({ text: 'half', refused: ['bad'] });
    expect(first.take()).toMatchObject({ refused: [refused], newRow: { text: 'half', refused: ['bad'] } });
    const second = await nextWindow();
    expect(second.take()).toMatchObject({ refused: [refused], newRow: { text: 'half', refused: ['bad'] } });
    second.mended({ id: 1, column: 'lastmod' });
    expect((await nextWindow()).take().refused).toEqual([]);
  });

  it('keeps no value that another one followed into its cell', async () => {
    const first = await nextWindow();
    first.take();
    const never = new Promise<never>(() => undefined);
    await first.during(edit, () => {
      void first.during({ ...edit, value: '2024-01-01' }, () => never);
      first.refuse(refused);
      return Promise.resolve();
    });
    expect((await nextWindow()).take().refused).toEqual([]);
  });

  it('gives another project nothing, and goes along with the project to another file', async () => {
    const first = await nextWindow();
    first.take();
    first.moved({ id: 3, column: 'loc' });
    await useProject().saveAs('/new/place.mapwright');
    first.renamed();
    client.answer('project.info', {
      ...(await client.engine['project.info']({})),
      path: '/new/place.mapwright',
    });
    const second = await nextWindow();
    expect(second.take().cursor).toEqual({ id: 3, column: 'loc' });
    client.answer('project.info', { ...(await client.engine['project.info']({})), path: '/other.mapwright' });
    const third = await nextWindow();
    expect(third.take().cursor).toBeNull();
  });

  it('keeps a cut until it is dropped', async () => {
    const first = await nextWindow();
    first.take();
    const cut = {
      cut: 7,
      columns: ['loc'],
      rows: 2,
      wholeRows: true,
      filled: true,
      sign: { mark: 'm', print: '' },
    };
    first.cut(cut);
    first.dropCut(6);
    const second = await nextWindow();
    expect(second.take().cut).toEqual(cut);
    second.cut(cut);
    second.dropCut(7);
    expect((await nextWindow()).take().cut).toBeNull();
  });

  it('knows an undo that waits behind other changes, and those, until they begin', async () => {
    const first = await nextWindow();
    first.take();
    const queue = useEditQueue();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    void queue.add(() => promise);
    const filled = queue.told(() => Promise.resolve());
    void useUndo().undo();
    await settled();
    const kinds = async () => (await nextWindow()).take().waiting.map(({ what }) => what.kind);
    expect(await kinds()).toEqual(['other', 'step']);
    resolve(undefined);
    await filled;
    await settled();
    expect(await kinds()).toEqual([]);
  });
});
