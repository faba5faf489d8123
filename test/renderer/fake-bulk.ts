// What the fake client of the window answers about previews of bulk edits, and about what was cut.
import type { EngineClient } from '../../shared/contract/requests.ts';

export const FAKE_BULK = {
  'edit.preview': () => ({ rows: 0, validRows: 0, invalid: 0, first: [] }),
  'edit.stopPreview': () => null,
  'edit.findHit': () => ({ position: -1 }),
  'edit.cut': () => ({ cut: 1, rows: 1 }),
  'edit.dropCut': () => null,
} satisfies { readonly [N in keyof EngineClient]?: () => unknown };
