// The columns of a new project, and the presets that every project has. Data only.
import { COLUMN_IDS, COLUMNS, columnsWith, type ColumnId } from '../../../../shared/model/rows/columns.ts';
import type { ColumnState } from '../../../../shared/model/rows/grid-layout.ts';

/**
 * What a sitemap holds stands together: a block of a spreadsheet is pasted over it as it is. The source is told by the
 * details of a row, and leaves its room to the address.
 */
const SHOWN = columnsWith('shown');

export const COLUMN_DEFAULTS: readonly ColumnState[] = COLUMN_IDS.map((id) => ({
  id,
  hidden: !('shown' in COLUMNS[id]),
  pinned: 'pinned' in COLUMNS[id],
  width: null,
}));

/** Which columns each preset shows, in order; 'all' shows every one where it stands. */
export const COLUMN_PRESETS: Readonly<
  Record<'standard' | 'all' | 'editing' | 'media' | 'technical', readonly ColumnId[]>
> = {
  standard: SHOWN,
  all: [],
  editing: columnsWith('edited'),
  media: ['included', 'loc', 'images', 'videos', 'news', 'alternates', 'problems'],
  technical: [
    'included',
    'loc',
    'host',
    'path',
    'depth',
    'query',
    'section',
    'file',
    'source',
    'line',
    'robots',
    'problems',
  ],
};

export type PresetId = keyof typeof COLUMN_PRESETS;
