// The columns of a new project, and the presets that every project has. Data only.
import type { ColumnState } from '../../shared/model/grid-layout.ts';

/**
 * What a sitemap holds stands together: a block of a spreadsheet is pasted over it as it is. The source is told by the
 * details of a row, and leaves its room to the address.
 */
const SHOWN = ['included', 'loc', 'lastmod', 'changefreq', 'priority', 'problems'];
const MORE = [
  'source',
  'robots',
  'section',
  'file',
  'line',
  'images',
  'alternates',
  'videos',
  'news',
  'host',
  'path',
  'depth',
  'query',
];

const PINNED = ['included', 'loc'];

export const COLUMN_DEFAULTS: readonly ColumnState[] = [...SHOWN, ...MORE].map((id) => ({
  id,
  hidden: MORE.includes(id),
  // The address says which row is edited, so it stays in sight.
  pinned: PINNED.includes(id),
  width: null,
}));

/** Which columns each preset shows, in order; 'all' shows every one where it stands. */
export const COLUMN_PRESETS: Readonly<
  Record<'standard' | 'all' | 'editing' | 'media' | 'technical', readonly string[]>
> = {
  standard: SHOWN,
  all: [],
  editing: ['included', 'loc', 'lastmod', 'changefreq', 'priority'],
  media: ['loc', 'images', 'videos', 'news', 'alternates', 'problems'],
  technical: [
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
