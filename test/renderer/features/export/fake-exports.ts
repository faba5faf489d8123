// An export as the engine plans and tells it, for tests of the window.
import type { ExportPlan, ExportResult } from '../../../../shared/model/export/planned-set.ts';

export const EXPORT_PLAN: ExportPlan = {
  files: [{ name: 'sitemap-1.xml.gz', urls: 3, bytes: 900, change: 'new' }],
  index: { name: 'sitemap-index.xml', urls: 1, bytes: 300, change: 'new' },
  moreIndexes: [],
  extras: [],
  urls: 3,
  bytes: 1_200,
  leftOut: [
    { reason: 'loc-duplicate', what: 'url', count: 2 },
    { reason: 'lastmod-invalid', what: 'lastmod', count: 1 },
  ],
  obsolete: ['sitemap-2.xml.gz'],
  moved: [],
  inTheWay: [],
  linesLeft: [],
  bareRobots: [],
  rootLines: [],
  othersLeft: null,
  rootRobots: [],
  idleHosts: null,
};

export const EXPORT_RESULT: ExportResult = {
  out: '/out',
  files: [
    {
      name: 'sitemap-1.xml.gz',
      urls: 3,
      bytes: 900,
      size: 210,
      sha256: 'ab',
      lastmod: '2026-05-01',
      change: 'new',
    },
  ],
  index: {
    name: 'sitemap-index.xml',
    urls: 1,
    bytes: 300,
    size: 300,
    sha256: 'cd',
    lastmod: null,
    change: 'changed',
  },
  moreIndexes: [],
  extras: [],
  urls: 3,
  leftOut: EXPORT_PLAN.leftOut,
  obsolete: ['sitemap-2.xml.gz'],
  removed: [],
  moved: [],
  robotsLines: ['Sitemap: https://example.com/sitemap-index.xml'],
  linesLeft: [],
  bareRobots: [],
  rootLines: [],
  othersLeft: null,
  rootRobots: [],
  idleHosts: null,
  seconds: 1.25,
};

/** What the engine answers about exports that are not started yet. */
export const FAKE_EXPORTS = {
  'export.plan': () => EXPORT_PLAN,
  'export.hosts': () => ({ site: 'https://example.com', urls: 0, origins: [], more: 0 }),
  'export.errors': () => ({ urls: 0, rules: [] }),
  'export.result': () => null,
  'export.zip': () => ({ job: 1 }),
  'export.removeOld': () => ({ removed: [], kept: [] }),
  'profile.save': () => ({ profile: 1 }),
  'profile.delete': () => null,
};
