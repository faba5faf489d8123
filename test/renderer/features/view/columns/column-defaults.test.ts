// The presets begin with the box that says whether a row is exported, as a new project does.
import { describe, expect, it } from 'vitest';
import { showOnly } from '../../../../../renderer/features/view/columns/arrange-columns.ts';
import {
  COLUMN_DEFAULTS,
  COLUMN_PRESETS,
} from '../../../../../renderer/features/view/columns/column-defaults.ts';

describe('each preset of columns', () => {
  it.each(Object.entries(COLUMN_PRESETS).filter(([id]) => id !== 'all'))(
    'keeps "included" first and the URL next: %s',
    (_, ids) => {
      const shown = showOnly(COLUMN_DEFAULTS, ids).filter(({ hidden }) => !hidden);
      expect(shown.slice(0, 2).map(({ id }) => id)).toEqual(['included', 'loc']);
    },
  );
});
