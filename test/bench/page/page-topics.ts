// What docs/benchmarks.md tells of each topic: which figures of which bench, in which words.

/** A row of a table. The first one of a topic is Mapwright’s own. */
export interface PageRow {
  readonly label: string;
  /** The figure's name as its bench tells it. */
  readonly figure: string;
  /** The bench that has it, where that is not the topic's. */
  readonly bench?: string;
  /** How it is called in the chart: it is compared with the topic's first row there, and in the table. */
  readonly peer?: string;
}

export interface PageTopic {
  readonly title: string;
  readonly text: string;
  readonly bench: string;
  readonly rows: readonly PageRow[];
}

export const GRIDS = ['Mapwright', 'SlickGrid', 'AG Grid Community'] as const;

/** Of the grids: a measure's name as the bench tells it, and in words. */
export const GRID_ROWS: readonly (readonly [figure: string, label: string])[] = [
  ['wheel, frames > 33 ms', 'Wheel: slow frames'],
  ['wheel, longest frame', 'Wheel: longest frame'],
  ['wheel, frames with empty rows', 'Wheel: frames with empty rows'],
  ['thumb, frames > 33 ms', 'Thumb: slow frames'],
  ['thumb, longest frame', 'Thumb: longest frame'],
  ['thumb, frames with empty rows', 'Thumb: frames with empty rows'],
  ['jump to a row, median', 'Jump to a row: median'],
  ['jump to a row, p95', 'Jump to a row: 95 % within'],
  ['jump of the scroll bar, median', 'Jump of the scroll bar: median'],
  ['jump of the scroll bar, p95', 'Jump of the scroll bar: 95 % within'],
];

export const GRID_TEXT =
  'The table of URLs in the real window, beside the same rows in the same columns and the same space in two other grids. All three fetch rows from the engine as they are needed. The wheel turns at 12,000 px a second for 5 s, and the thumb of the scroll bar is drawn up and down for 5 s. A frame is slow if it takes over 33 ms, so that one at 60 Hz is missed. Frames with empty rows show rows without their data, or none: a grid that draws nothing is never slow, so read the two together. A jump ends when the row is painted with its data. “Jump to a row” is the grid’s own function, which also moves the cursor there, and in Mapwright the details beside the grid; “Jump of the scroll bar” only sets the scroll bar.';

export const TOPICS: readonly PageTopic[] = [
  {
    title: 'Import',
    text: 'Gzipped sitemaps of 50,000 URLs each go into a new project: they are unpacked, parsed, checked, searched for duplicates and saved. npm `sitemap` parses the same files and keeps nothing.',
    bench: 'import',
    rows: [
      { label: 'Mapwright, into a saved project', figure: 'mapwright (into a project file)' },
      { label: 'Peak memory of that', figure: 'mapwright (into a project file), peak memory' },
      { label: 'npm `sitemap`, only parsing', figure: 'npm sitemap (rows only)', peer: 'npm sitemap' },
      { label: 'Unpacking alone (Node’s zlib)', figure: 'unpacking alone (zlib, 1 thread)' },
    ],
  },
  {
    title: 'Parsing',
    text: 'The same files without a project: unpacked and parsed into rows in memory, in one thread.',
    bench: 'parse',
    rows: [
      { label: 'Mapwright', figure: 'mapwright, parsing alone' },
      { label: 'npm `sitemap`', figure: 'npm sitemap, parsing alone', peer: 'npm sitemap' },
    ],
  },
  {
    title: 'Export',
    text: 'A project becomes gzipped sitemaps with an index, from start to end of the command. pigz only compresses the finished XML, with two threads at level 6; npm `sitemap` gets its rows ready-made.',
    bench: 'export',
    rows: [
      { label: 'Mapwright, from a project', figure: 'mapwright export, all of it' },
      { label: 'Peak memory of that', figure: '… peak memory' },
      { label: 'npm `sitemap` with gzip', figure: 'npm sitemap + gzip', peer: 'npm sitemap' },
      { label: 'pigz, only compressing', figure: 'pigz -p2 -6 on the same XML', peer: 'pigz alone' },
    ],
  },
  {
    title: 'Repeated export',
    text: 'Once more into the same folder after some changes, as a share of the time of a first export. Only files that changed are written.',
    bench: 'export',
    rows: [
      { label: '100 neighbouring rows changed', figure: 'again after 100 changed neighbours' },
      { label: '100 rows changed, spread out', figure: 'again after 100 changed rows all over' },
      { label: '3,000 rows changed, spread out', figure: 'again after 3,000 changed rows all over' },
    ],
  },
  {
    title: 'Views',
    text: 'Filtering and sorting all rows, and fetching the rows of one screen.',
    bench: 'view',
    rows: [
      { label: 'Filter: URL contains “garden”', figure: 'URL contains “garden”' },
      { label: 'Sort by URL', figure: 'sort by URL' },
      { label: 'Sort by URL again, descending', figure: 'sort by URL again, descending' },
      { label: 'Sort by last modified', figure: 'sort by last modified' },
      { label: 'Cancel a sort', figure: 'cancel until the query has ended' },
      { label: 'Fetch 128 rows, 95 % within', figure: 'engine: window of 128 rows, p95', bench: 'grid' },
    ],
  },
  {
    title: 'Overview',
    text: 'Counting everything that the overview shows.',
    bench: 'overview',
    rows: [
      { label: 'First time', figure: 'first count of all rows' },
      { label: 'After an edit', figure: 'count after an edit' },
      { label: 'After an edit, with a filter', figure: 'count with the filter after an edit' },
    ],
  },
  {
    title: 'Checks',
    text: 'All rules on all rows, and again for what an edit affects.',
    bench: 'check',
    rows: [
      { label: 'All rules, first time', figure: 'full run, all flags to write' },
      { label: 'All rules, again', figure: 'full run again' },
      { label: 'After an edit, 95 % within', figure: 'edit of one row with flags and counts (95 %)' },
      { label: 'Peak memory', figure: 'peak memory' },
    ],
  },
  {
    title: 'Comparisons',
    text: 'Two sets of as many URLs each, which differ in a thousand or so. The usual commands compare URLs alone; Mapwright compares all values.',
    bench: 'diff',
    rows: [
      { label: 'Mapwright, two folders', figure: 'mapwright diff A B, the whole command' },
      { label: 'Mapwright, two projects', figure: 'project files' },
      {
        label: '`zcat`, `grep`, `sort` and `comm`',
        figure: 'yardstick: zcat | grep loc | sort, then comm',
        peer: 'sort and comm',
      },
    ],
  },
];
