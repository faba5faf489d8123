// What the fake engine answers about the overview: a small shop on one host.
import type { FolderFigures, FolderWindow, Overview } from '../../../../shared/model/overview.ts';

export const FIGURES: Overview = {
  rows: { all: 1_000, met: 1_000 },
  included: { all: 950, met: 950 },
  leftOut: [
    { value: 'excluded', all: 50, met: 50 },
    { value: 'loc-missing', all: 3, met: 3 },
  ],
  severities: {
    error: { all: 3, met: 3 },
    warning: { all: 40, met: 40 },
    info: { all: 0, met: 0 },
  },
  issues: [
    { rule: 'loc-missing', severity: 'error', all: 3, met: 3 },
    { rule: 'lastmod-imprecise', severity: 'warning', all: 40, met: 40 },
  ],
  lastmod: {
    empty: { all: 310, met: 310 },
    undated: { all: 0, met: 0 },
    newest: { all: 2026_03_09, met: 2026_03_09 },
    unit: 'day',
    dates: [2025_12_31, 2026_02_14, 2026_03_09],
    all: [90, 200, 400],
    met: [90, 200, 400],
  },
  hosts: { values: [{ value: 'shop.example', all: 1_000, met: 1_000 }], more: 0 },
  languages: { values: [{ value: 'de', all: 20, met: 20 }], more: 0 },
  sections: [],
  isWhole: true,
  revision: 1,
  ms: 3,
};

export function fakeFolder(path: string, urls: number, below = 0): FolderFigures {
  const share = { all: urls, met: urls };
  return {
    host: 'shop.example',
    path,
    folders: below,
    urls: share,
    included: share,
    issues: { all: 1, met: 1 },
    errors: { all: 0, met: 0 },
    warnings: { all: 1, met: 1 },
    newest: 2026_03_09,
  };
}

const HOST = fakeFolder('/', 1_000, 2);

/** Two folders below the only host. */
export function fakeFolders({ folder }: { folder: unknown }): FolderWindow {
  const below = folder ? [fakeFolder('/en/', 700), fakeFolder('/de/', 250)] : [HOST];
  return {
    folder: folder ? HOST : null,
    own: folder ? { all: 50, met: 50 } : { all: 0, met: 0 },
    total: below.length,
    start: 0,
    folders: below,
  };
}

export const FAKE_OVERVIEW = {
  'overview.open': () => FIGURES,
  'overview.folders': fakeFolders,
  'overview.cancel': () => null,
  'overview.files': () => null,
  'overview.since': () => null,
} as const;
