// What the fake client of the window answers about parts of a paste, and about what was cut: one row of it was moved.
import type { EngineClient, RequestParams } from '../../../../../shared/contract/requests/requests.ts';

const MOVED = { changed: 1, history: { undo: null, redo: null, state: '' } };

export const FAKE_PASTE = {
  'edit.hold': ({ block = 1, lines }: RequestParams<'edit.hold'>) => ({ block, lines: lines.length }),
  'edit.letGo': () => null,
  'edit.cut': () => ({ cut: 1, rows: 1 }),
  'edit.dropCut': () => null,
  'edit.move': () => ({ ...MOVED, left: 0, copied: 0 }),
  'edit.moveRows': () => MOVED,
} satisfies { readonly [N in keyof EngineClient]?: (params: RequestParams<N>) => unknown };
