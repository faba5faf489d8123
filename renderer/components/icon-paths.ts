// The drawings of the icons: strokes on a 20 × 20 grid. Drawn for Mapwright.

export const ICON_PATHS = {
  add: 'M10 4v12M4 10h12',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  chevron: 'm7.5 5 5 5-5 5',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  detail: 'M3 4h14v12H3zM12 4v12M14 8h1M14 11h1',
  edit: 'M4 16l1-4L13.5 3.5l3 3L8 15zM11.5 5.5l3 3',
  error: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 6.5v4.5M10 13.5v.1',
  export: 'M10 13V3M6.5 6.5 10 3l3.5 3.5M4 11v5h12v-5',
  file: 'M5 2.5h6.5L15.5 6.5V17.5H5zM11.5 2.5v4h4',
  filter: 'M3 5h14M6 10h8M8.5 15h3',
  folder: 'M2.5 5.5h5.5l1.5 2h8v8.5h-15z',
  help: 'M7.5 7.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M10 14v.1M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z',
  import: 'M10 3v10M6.5 9.5 10 13l3.5-3.5M4 11v5h12v-5',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 9v5M10 6.5v.1',
  new: 'M5 2.5h6.5L15.5 6.5V17.5H5zM10.2 8.5v5M7.7 11h5',
  outline: 'M3 4h14v12H3zM8 4v12M5 8h1M5 11h1',
  palette: 'M4 5l4 4-4 4M10 14h6',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-3.5-3.5M16 8l-3.5 3.5',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.3M14.5 2.5v3.5H11',
  sample: 'M10 3l2 4.5 5 .5-3.7 3.3 1 4.9L10 13.7l-4.3 2.5 1-4.9L3 8l5-.5z',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  settings: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4',
  trash: 'M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.8 11h7.4l.8-11M8.5 8.5v5M11.5 8.5v5',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5',
  up: 'M10 16V4M5.5 8.5 10 4l4.5 4.5',
  warning: 'M10 3 18 16.5H2zM10 8v4M10 14.2v.1',
} as const;

export type IconName = keyof typeof ICON_PATHS;
