// Where each of the compared grids keeps what the bench looks at, as selectors, so that one probe measures all of them.

/** A grid in a page. */
export interface GridTarget {
  readonly name: string;
  /** The element with the vertical scroll bar. */
  readonly bar: string;
  /** The part that rows are seen in. */
  readonly body: string;
  /** All drawn rows. */
  readonly row: string;
  /** The attribute that has a row's number, and the number of the first row. */
  readonly number: readonly [attribute: string, first: number];
  /** The cells with values of a row; they are empty until its data is there. */
  readonly cell: string;
}

export const MAPWRIGHT: GridTarget = {
  name: 'Mapwright',
  bar: '[role=grid]',
  body: '.data-grid__body',
  row: '.data-grid__layer > [role=row]',
  number: ['aria-rowindex', 2],
  cell: '[role=gridcell]',
};

/** The peers by the name of their package, which is also that of their page. */
export const PEERS = {
  slickgrid: {
    name: 'SlickGrid',
    bar: '.slick-viewport-top.slick-viewport-left',
    body: '.slick-viewport-top.slick-viewport-left',
    row: '.slick-row',
    number: ['data-row', 0],
    cell: '.slick-cell',
  },
  'ag-grid-community': {
    name: 'AG Grid Community',
    bar: '.ag-body-vertical-scroll-viewport',
    body: '.ag-grid-viewport',
    row: '.ag-grid-scrolling-container > .ag-row',
    number: ['row-index', 0],
    cell: '.ag-cell',
  },
} as const satisfies Readonly<Record<string, GridTarget>>;

export type PeerName = keyof typeof PEERS;
