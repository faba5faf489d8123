// An AppClient in memory for tests of the window: a few rows, real answers, settable refusals. Never used by the app.
import { asTold } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { HostClient } from '../../shared/contract/host.ts';
import { DEFAULT_SETTINGS, type AppSettings } from '../../shared/contract/settings-schemas.ts';
import { type MenuCommand } from '../../shared/commands/command-table.ts';
import type { EngineClient, RequestParams } from '../../shared/contract/requests/requests.ts';
import { NO_LAYOUT } from '../../shared/model/rows/grid-layout.ts';
import type { ImportResult } from '../../shared/model/import/import-result.ts';
import type { ProjectInfo, ProjectSettings, SourceInfo } from '../../shared/model/project.ts';
import type { RowSet } from '../../shared/model/rows/row-set.ts';
import type { UrlRow } from '../../shared/model/rows/row.ts';
import type { ExportSettings } from '../../shared/model/export/export-profile.ts';
import type { SavedView } from '../../shared/model/rows/view-query.ts';
import type { AppClient, ConnectionState } from '../../renderer/engine/app-client.ts';
import { Listeners } from '../../renderer/engine/listeners.ts';
import { tellingOutcomes } from '../../renderer/engine/request-outcomes.ts';
import { FAKE_COMPARISON } from './features/compare/fake-comparison.ts';
import { FAKE_EXPORTS } from './features/export/fake-exports.ts';
import { FAKE_HOST } from './shell/fake-host.ts';
import { fakeFolder } from './shell/dialogs/fake-folder.ts';
import { FAKE_OVERVIEW } from './features/overview/fake-overview.ts';
import { FAKE_PASTE } from './features/edit/paste/fake-paste.ts';
import { FAKE_PROBLEM } from './features/check/fake-problems.ts';
import { FAKE_CLUSTERS } from './features/languages/fake-clusters.ts';
import { FAKE_ROBOTS } from './features/robots/fake-robots.ts';
import { FAKE_SECTIONS } from './features/sections/fake-sections.ts';

export interface FakeClient extends AppClient {
  readonly events: Listeners<EngineEvent>;
  readonly menu: Listeners<MenuCommand>;
  readonly connection: Listeners<ConnectionState>;
  /** Names of the requests so far, with their parameters. */
  readonly calls: { readonly name: string; readonly params: unknown }[];
  /** Refuses every following request of this name; null: no more. */
  readonly refuse: (name: string, error: AppError | null) => void;
  /** Answers every following request of this name with this. */
  readonly answer: (name: string, result: unknown) => void;
  readonly rows: UrlRow[];
}

const SETTINGS: ProjectSettings = {
  baseUrl: null,
  outDir: null,
  ...{ maxUrls: 50_000, maxBytes: 52_428_800, gzip: true },
  historyBytes: 500_000_000,
  historyBounds: { steps: null, days: null, bytes: null },
  expectedLanguages: null,
};

export function fakeRow(id: number, part: Partial<UrlRow> = {}): UrlRow {
  return {
    id,
    included: true,
    loc: `https://example.com/page-${String(id)}`,
    lastmod: '2026-05-01',
    changefreq: 'weekly',
    priority: 0.5,
    ...{ section: 0, file: null },
    source: 1,
    line: id * 4,
    ...{ images: 0, alternates: 0, videos: 0, news: 0 },
    ...{ problems: [], robots: null },
    ...part,
  };
}

const SOURCE: SourceInfo = {
  id: 1,
  parent: null,
  state: 'done',
  location: '/site/sitemap.xml',
  format: 'urlset',
  bytes: 2_000,
  entries: 3,
  importedAt: '2026-05-02T10:00:00Z',
  errors: 0,
  warnings: 1,
};

export const IMPORT_RESULT: ImportResult = {
  rows: 3,
  duplicates: 1,
  sources: [SOURCE],
  problems: [
    {
      severity: 'warning',
      code: 'bare-ampersand',
      reason: asTold('A bare & was read as &.'),
      file: SOURCE.location,
      line: 9,
    },
  ],
  ...{ problemCount: 1, seconds: 0.4 },
};

const LAST_STEP = { label: { code: 'set', column: 'priority' }, rows: 2 } as const;

/** With a project open unless `open` is false. Jobs are started but only end when the test tells the event. */
export function fakeClient({ open = true, rows = [fakeRow(1), fakeRow(2), fakeRow(3)] } = {}): FakeClient {
  const events = new Listeners<EngineEvent>();
  const menu = new Listeners<MenuCommand>();
  const connection = new Listeners<ConnectionState>();
  const calls: FakeClient['calls'] = [];
  const given = new Map<string, unknown>();
  const refusals = new Map<string, AppError | null>();
  const table = [...rows];
  const state = { open, untitled: false, path: '/p/shop.mapwright', view: 0, job: 0, revision: 1 };
  const settings = {
    project: SETTINGS,
    app: { ...DEFAULT_SETTINGS, language: 'en' } as AppSettings,
    layout: NO_LAYOUT,
    views: [] as readonly SavedView[],
    exports: { profiles: [], last: null } as ExportSettings,
  };

  function info(): ProjectInfo {
    if (!state.open) throw AppError.from({ code: 'no-project', message: 'No project is open.' });
    return {
      path: state.path,
      name: 'shop',
      untitled: state.untitled,
      rows: table.length,
      included: table.filter((row) => row.included).length,
      site: 'https://example.com',
      settings: settings.project,
      ...{ sections: [], sectionCounts: [], sourceCounts: [{ source: 1, rows: table.length }] },
      ...{ layout: settings.layout, workspace: null, views: settings.views },
      exports: settings.exports,
      sources: table.length > 0 ? [SOURCE] : [],
      flagged: 1,
      agents: [],
      problems: [FAKE_PROBLEM],
      history: { undo: LAST_STEP, redo: null, state: String(state.revision) },
      revision: state.revision,
      membership: table.length,
      recoveredFrom: null,
      foreignPart: null,
      lostSources: [],
      readOnly: null,
    };
  }

  function idsOf(set: RowSet): number[] {
    if (set.kind === 'ids') return [...set.ids];
    return set.ranges.flatMap(({ from, to }) => table.slice(from, to).map((row) => row.id));
  }

  function changed(count: number): { changed: number; history: ProjectInfo['history'] } {
    state.revision++;
    queueMicrotask(() => {
      events.tell({ event: 'project.changed', data: { revision: state.revision } });
    });
    return { changed: count, history: info().history };
  }

  function opened(path: string, untitled: boolean): ProjectInfo {
    Object.assign(state, { open: true, path, untitled });
    return info();
  }

  const answers: { readonly [N in keyof EngineClient]?: (params: RequestParams<N>) => unknown } = {
    'project.create': ({ path, untitled }) => {
      table.length = 0;
      return opened(path, untitled ?? false);
    },
    'project.open': ({ path }) => opened(path, false),
    'project.saveAs': ({ path }) => opened(path, false),
    'project.close': () => {
      state.open = false;
      return null;
    },
    'project.info': info,
    'project.setSettings': (part) => {
      settings.project = { ...settings.project, ...part } as ProjectSettings;
      return info();
    },
    'project.setLayout': () => null,
    'project.setWorkspace': () => null,
    'project.compact': () => ({ steps: 0, branchStates: 0, rows: 0, left: 1, before: 9, after: 9 }),
    'view.open': () => ({ view: ++state.view, rows: table.length, ms: 1 }),
    'view.close': () => null,
    'view.leave': () => null,
    'view.cancel': () => null,
    'view.values': () => ({ values: [{ value: 'weekly', rows: table.length }], more: false }),
    'view.save': (view) => {
      settings.views = [...settings.views.filter(({ name }) => name !== view.name), view];
      return info();
    },
    'view.rename': ({ name, to }) => {
      settings.views = settings.views.map((view) => (view.name === name ? { ...view, name: to } : view));
      return info();
    },
    'view.delete': ({ name }) => {
      settings.views = settings.views.filter((view) => view.name !== name);
      return info();
    },
    'view.rows': ({ view, start, count }) => ({ view, start, rows: table.slice(start, start + count) }),
    'view.numbered': ({ number }) => ({ position: number > table.length ? -1 : number - 1 }),
    'view.position': ({ id }) => ({ position: table.findIndex((row) => row.id === id) }),
    'view.edge': () => ({ position: 2 }),
    'view.changed': () => ({ ranges: [{ from: 0, to: 1 }], columns: ['priority'], misses: false }),
    'row.copies': () => ({ number: null, first: null, later: [], more: false }),
    'row.detail': ({ id }) => ({
      row: table.find((row) => row.id === id),
      sourceLocation: SOURCE.location,
      extensions: { images: [], videos: [], news: [], alternates: [] },
      items: [],
      version: 1,
      ...{ findings: [], fixable: [] },
      exceptions: [],
      robots: null,
      xml: '<url><loc>x</loc></url>',
    }),
    'fix.unfixable': () => [],
    'source.problems': () => IMPORT_RESULT.problems,
    'edit.set': ({ rows: set }) => changed(idsOf(set).length),
    ...FAKE_PASTE,
    'edit.paste': ({ values }) => changed(values.length),
    'edit.fill': ({ areas }) => changed(areas.reduce((sum, area) => sum + idsOf(area.rows).length, 0)),
    'edit.setExtensions': () => changed(1),
    'rows.figures': () => ({ rows: 2, filled: 2, distinct: 1, more: false, least: null, most: null }),
    'rows.summary': () => ({ rows: 2, common: null, counts: null }),
    'edit.delete': ({ rows: set }) => {
      const ids = idsOf(set);
      table.splice(0, table.length, ...table.filter((row) => !ids.includes(row.id)));
      return changed(ids.length);
    },
    'edit.copy': () => ({ text: 'a\tb' }),
    'edit.preview': () => ({ rows: 0, validRows: 0, invalid: 0, first: [] }),
    'edit.stopPreview': () => null,
    'edit.findHit': () => ({ position: -1, column: null }),
    'edit.apply': () => ({ ...changed(1), invalid: 0 }),
    'history.undo': () => ({ ...changed(1), step: info().history.undo }),
    'history.redo': () => ({ ...changed(0), step: info().history.redo }),
    'history.list': () => ({ total: 1, current: 0, start: 0, entries: [] }),
    'history.goTo': () => changed(1),
    ...{ 'history.mark': () => null, 'history.unmark': () => null },
    ...FAKE_COMPARISON,
    ...FAKE_OVERVIEW,
    ...{ ...FAKE_CLUSTERS, ...FAKE_ROBOTS, ...FAKE_EXPORTS, ...FAKE_SECTIONS },
    'import.start': () => ({ job: ++state.job }),
    'import.nodes': () => null,
    'table.unclear': () => [],
    'table.keep': () => ({ path: '/tmp/mapwright-tmp-table-1/clipboard.txt', unclear: true }),
    'import.refresh': () => ({ job: ++state.job }),
    'import.retry': () => ({ job: ++state.job }),
    'export.start': () => ({ job: ++state.job }),
    ...{ 'review.info': () => null, 'review.discard': () => null, 'review.accept': () => null },
    'review.rows': () => ({ start: 0, total: 0, items: [] }),
    'review.apply': () => ({ added: 0, changed: 0, removed: 0 }),
    ...{ 'job.cancel': () => null, 'job.current': () => null },
  };
  const hostAnswers: { readonly [N in keyof HostClient]?: (params: never) => unknown } = {
    ...FAKE_HOST,
    'settings.get': () => settings.app,
    'settings.set': (part: Partial<AppSettings>) => {
      settings.app = { ...settings.app, ...part };
      return settings.app;
    },
    'files.list': ({ path }: { path: string | null }) => fakeFolder(path),
    'files.makeFolder': ({ parent, name }: { parent: string; name: string }) => `${parent}/${name}`,
  };

  function byName(all: object): unknown {
    const make = ([name, answer]: [string, (params: unknown) => unknown]) => [
      name,
      (params: unknown) => {
        calls.push({ name, params });
        const refusal = refusals.get(name);
        if (refusal) return Promise.reject(refusal);
        if (given.has(name)) return Promise.resolve(given.get(name));
        return Promise.resolve(params).then(answer);
      },
    ];
    return Object.fromEntries(Object.entries(all).map(make));
  }
  const client = tellingOutcomes({
    engine: byName(answers) as EngineClient,
    host: byName(hostAnswers) as HostClient,
    onEvent: events.add,
    onMenu: menu.add,
    onConnection: connection.add,
    pathsOfDrop: () => Promise.resolve(['/dropped/sitemap.xml']),
  });
  return {
    ...client,
    events,
    menu,
    connection,
    calls,
    refuse: (name, error) => void refusals.set(name, error),
    answer: (name, result) => void given.set(name, result),
    rows: table,
  };
}
