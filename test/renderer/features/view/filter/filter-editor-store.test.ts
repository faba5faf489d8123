// @vitest-environment happy-dom
// Where the focus goes when the editor of a filter closes: back, or to the grid where there is no way back.
import { beforeEach, expect, it, vi } from 'vitest';
import { useFilterEditor } from '../../../../../renderer/features/view/filter/filter-editor-store.ts';
import { usePanes } from '../../../../../renderer/shell/frame/panes-store.ts';
import type { GridHandle } from '../../../../../renderer/grid/grid-handle.ts';
import { fakeClient } from '../../../fake-client.ts';
import { useStores } from '../../../mount-app.ts';

beforeEach(() => {
  useStores(fakeClient());
});

it('goes to the grid where what opened the editor is gone', () => {
  const editor = useFilterEditor();
  const focus = vi.fn<() => void>();
  usePanes().grid = { focus } as Partial<GridHandle> as GridHandle;
  const field = document.body.appendChild(document.createElement('input'));
  for (const gone of [false, true]) {
    field.focus();
    editor.openFor('loc', null);
    if (gone) field.remove();
    else field.blur();
    editor.close();
    expect(document.activeElement === field).toBe(!gone);
    expect(focus).toHaveBeenCalledTimes(gone ? 1 : 0);
  }
});
