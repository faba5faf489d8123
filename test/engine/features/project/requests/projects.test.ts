import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { RequestResults } from '../../../../../shared/contract/requests/requests.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { projectClose } from '../../../../../electron/engine/features/project/requests/project-close.ts';
import { projectCreate } from '../../../../../electron/engine/features/project/requests/project-create.ts';
import { projectInfo } from '../../../../../electron/engine/features/project/project-info.ts';
import { projectOpen } from '../../../../../electron/engine/features/project/requests/project-open.ts';
import { projectSaveAs } from '../../../../../electron/engine/features/project/requests/project-save-as.ts';
import { projectSetSettings } from '../../../../../electron/engine/features/project/requests/project-set-settings.ts';
import { refreshFacts } from '../../../../../electron/engine/project/refresh-facts.ts';
import { viewOpen } from '../../../../../electron/engine/features/view/requests/view-open.ts';
import { viewRows } from '../../../../../electron/engine/features/view/requests/view-rows.ts';
import { storeWith, temporaryFolder } from '../../../store/rows/sample-project.ts';
import { engineWith, testEngine, type TestEngine } from '../../../test-engine.ts';

const rows = [
  { loc: 'https://a.example/1' },
  { loc: 'https://a.example/1' },
  { loc: 'https://b.example/1', priority: 'x' },
];

describe('project.info', () => {
  it('counts rows, sources and problems', () => {
    const { context, path } = engineWith(rows);
    const info = projectInfo({}, context) as RequestResults['project.info'];
    expect(info).toMatchObject({
      path,
      name: 'test',
      untitled: false,
      rows: 3,
      included: 3,
      site: 'https://a.example',
      recoveredFrom: null,
      foreignPart: null,
      lostSources: [],
      readOnly: null,
      sources: [{ location: '/in/a.xml', entries: 3 }],
      history: { undo: { label: { code: 'text', text: 'Import /in/a.xml' }, rows: 3 }, redo: null },
    });
    const found = info.problems.filter((problem) => problem.rows > 0).map(({ rule, rows: n }) => [rule, n]);
    expect(found).toEqual([
      ['loc-duplicate', 1],
      ['loc-other-host', 1],
      ['priority-invalid', 1],
      ['priority-ignored', 1],
    ]);
    expect(structuredClone(info)).toEqual(info);
  });
});

describe('counting what rows have in common', () => {
  it('gives way to requests that wait for their answer', async () => {
    const { context, events } = engineWith(rows);
    const { facts } = currentProject(context).store;
    facts.forget();
    context.answering = 1;
    refreshFacts(context, currentProject(context));
    // More turns than the counting of three rows takes.
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    expect(facts.known()).toBeNull();
    context.answering = 0;
    await vi.waitFor(() => {
      expect(events.map(({ event }) => event)).toContain('project.changed');
    });
    expect(facts.known()).not.toBeNull();
  });
});

describe('project.open', () => {
  it('counts what the rules find unless nobody asks for that', async () => {
    const { context, path } = engineWith(rows);
    await projectClose({}, context);
    const opened = projectOpen({ path, problems: false }, context) as RequestResults['project.open'];
    expect(opened).toMatchObject({ path, rows: 3, problems: [] });
    const again = projectOpen({ path }, context) as RequestResults['project.open'];
    expect(again.problems.find(({ rule }) => rule === 'loc-duplicate')?.rows).toBe(1);
  });

  it('gives no two projects the same revision, by which windows know what to read anew', () => {
    const { context } = engineWith(rows);
    const first = projectInfo({}, context) as RequestResults['project.info'];
    const other = join(temporaryFolder(), 'other.mapwright');
    const created = projectCreate(
      { path: other, untitled: false },
      context,
    ) as RequestResults['project.info'];
    const back = projectOpen({ path: first.path }, context) as RequestResults['project.info'];
    expect(created.revision).toBeGreaterThan(first.revision);
    expect(back.revision).toBeGreaterThan(created.revision);
  });

  it('tells all windows that another project is open, or none', async () => {
    const { context, events, path } = engineWith(rows);
    const other = join(temporaryFolder(), 'other.mapwright');
    void projectCreate({ path: other }, context);
    void projectOpen({ path }, context);
    await projectClose({}, context);
    const told = events.flatMap((one) => (one.event === 'project.replaced' ? [one.data.path] : []));
    expect(told).toEqual([other, path, null]);
  });

  it('leaves the open project open where it fails, and opening the same file again is no error', () => {
    const { context, path } = engineWith(rows);
    const bad = join(temporaryFolder(), 'bad.mapwright');
    writeFileSync(bad, 'no project');
    expect(() => projectOpen({ path: bad }, context)).toThrow(
      expect.objectContaining({ code: 'not-a-project' }),
    );
    expect(projectOpen({ path }, context)).toMatchObject({ path, rows: 3 });
  });

  it('closes the project that was open', () => {
    const { context, path } = engineWith(rows);
    const other = storeWith(rows.slice(0, 1));
    other.close();
    expect(projectOpen({ path: other.path }, context)).toMatchObject({ path: other.path, rows: 1 });
    expect(projectOpen({ path }, context)).toMatchObject({ path, rows: 3 });
  });

  it('tells where a damaged file was opened as a copy, with its flags right', () => {
    const many = Array.from({ length: 2_000 }, (_, i) => ({ loc: `https://a.example/${String(i % 1_000)}` }));
    const store = storeWith(many);
    store.close();
    const bytes = readFileSync(store.path);
    const at = bytes.indexOf('https://a.example/500') & ~8191;
    writeFileSync(store.path, bytes.fill(0, at, at + 8192));
    const { context } = testEngine();
    const info = projectOpen({ path: store.path }, context) as RequestResults['project.open'];
    expect(info.recoveredFrom).toBe(store.path);
    expect(info.rows).toBeLessThan(2_000);
    const locs = currentProject(context).store.db.number('SELECT count(DISTINCT loc) FROM url');
    expect(info.problems.find((problem) => problem.rule === 'loc-duplicate')?.rows).toBe(info.rows - locs);
  });
});

describe('project.open of a project that other rules checked', () => {
  /** With a duplicate that nobody flagged yet. */
  function checkedBefore(rowCount: number): string {
    const store = storeWith(
      Array.from({ length: rowCount }, (_, i) => ({ loc: `https://a.example/${String(Math.max(i, 1))}` })),
    );
    store.noteChecked('0: of before');
    store.close();
    const db = new DatabaseSync(store.path);
    db.exec('UPDATE url SET issues = 0');
    db.close();
    return store.path;
  }
  const duplicates = ({ context }: Pick<TestEngine, 'context'>): number | undefined =>
    currentProject(context).store.ruleCounts().get('loc-duplicate');
  const ended = (context: EngineContext): Promise<unknown> =>
    vi.waitUntil(() => context.jobs.current === null, { interval: 1, timeout: 20_000 });

  it('checks few rows at once', () => {
    const { context, events } = testEngine();
    void projectOpen({ path: checkedBefore(20) }, context);
    expect(duplicates({ context })).toBe(1);
    expect(events.map(({ event }) => event)).toEqual(['project.replaced']);
  });

  it('is open at once where there are many, and checks them as a job that tells when it is done', async () => {
    const { context, events } = testEngine();
    const path = checkedBefore(30_000);
    const info = projectOpen({ path }, context) as RequestResults['project.open'];
    expect(info.rows).toBe(30_000);
    expect(events).toEqual([
      { event: 'project.replaced', data: { path } },
      { event: 'job.started', data: { job: 1, kind: 'check' } },
    ]);
    await ended(context);
    await vi.waitUntil(() => events.at(-1)?.event === 'project.changed', { interval: 1 });
    expect(events.some(({ event }) => event === 'job.done')).toBe(true);
    expect(duplicates({ context })).toBe(1);
  });

  it('begins again at the next opening where that was cancelled', async () => {
    const { context } = testEngine();
    const path = checkedBefore(30_000);
    void projectOpen({ path }, context);
    await projectClose({}, context);
    void projectOpen({ path }, context);
    expect(context.jobs.current?.kind).toBe('check');
    await ended(context);
    expect(duplicates({ context })).toBe(1);
    await projectClose({}, context);
    void projectOpen({ path }, context);
    expect(context.jobs.busy).toBe(false);
  });
});

describe('project.create', () => {
  it('remembers that a project is untitled until it is saved under a name', async () => {
    const { context } = testEngine();
    const folder = temporaryFolder();
    const path = join(folder, 'untitled.mapwright');
    expect(projectCreate({ path, untitled: true }, context)).toMatchObject({
      untitled: true,
      rows: 0,
      site: null,
    });
    await projectClose({}, context);
    expect(context.current).toBeNull();
    expect(projectOpen({ path }, context)).toMatchObject({ untitled: true });
    const target = join(folder, 'named.mapwright');
    expect(projectSaveAs({ path: target }, context)).toMatchObject({
      untitled: false,
      path: target,
      name: 'named',
    });
  });
});

describe('project.saveAs', () => {
  it('goes on in the new file with views and history, and leaves the old one as it was', async () => {
    const { context, path } = engineWith(rows);
    const { view } = await viewOpen({ filter: [], sort: [] }, context);
    const target = join(temporaryFolder(), 'copy.mapwright');
    void projectSaveAs({ path: target }, context);
    expect((await viewRows({ view, start: 0, count: 9 }, context)).rows).toHaveLength(3);
    void editSet({ rows: { kind: 'ids', ids: [1] }, column: 'lastmod', value: '2026' }, context);
    void historyUndo({}, context);
    expect(historyUndo({}, context)).toMatchObject({ changed: 3 });
    expect(existsSync(`${path}-wal`)).toBe(false);
    expect(projectOpen({ path }, context)).toMatchObject({ rows: 3 });
    expect(readdirSync(join(target, '..'))).toEqual(['copy.mapwright']);
  });

  it('to a bad place names that place, not the open project, and leaves nothing behind', () => {
    const { context, path } = engineWith(rows);
    const folder = temporaryFolder();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const [target, named] of [
      [join(folder, 'missing', 'a.mapwright'), join(folder, 'missing')],
      [join(file, 'a.mapwright'), file],
    ] as const) {
      const refused = expect(() => projectSaveAs({ path: target }, context));
      refused.toThrow(expect.objectContaining({ message: expect.stringContaining(named) as string }));
      refused.not.toThrow(expect.objectContaining({ message: expect.stringContaining(path) as string }));
    }
    expect(readdirSync(folder)).toEqual(['file']);
    expect(projectInfo({}, context)).toMatchObject({ path, rows: 3 });
  });

  it('onto itself changes nothing', () => {
    const { context, path } = engineWith(rows);
    expect(projectSaveAs({ path }, context)).toMatchObject({ path, rows: 3 });
  });
});

describe('project.setSettings', () => {
  it('keeps what is not given, and checks the rows anew against another base address', () => {
    const { context } = engineWith(rows);
    void projectSetSettings({ maxUrls: 10 }, context);
    const info = projectSetSettings(
      { baseUrl: 'https://b.example' },
      context,
    ) as RequestResults['project.info'];
    expect(info.settings).toMatchObject({ maxUrls: 10, baseUrl: 'https://b.example/', gzip: true });
    expect(info.site).toBe('https://b.example');
    expect(info.problems.find((problem) => problem.rule === 'loc-other-host')?.rows).toBe(2);
    const back = projectSetSettings({ baseUrl: null }, context) as RequestResults['project.info'];
    expect(back.site).toBe('https://a.example');
    expect(back.problems.find((problem) => problem.rule === 'loc-other-host')?.rows).toBe(1);
  });

  it('refuses a base address that is none and changes nothing', () => {
    const { context } = engineWith(rows);
    expect(() => projectSetSettings({ baseUrl: 'example', maxUrls: 10 }, context)).toThrow(/example/);
    expect(projectInfo({}, context)).toMatchObject({ settings: { baseUrl: null, maxUrls: 50_000 } });
  });
});

describe('a name that is too long for the system', () => {
  it.each([projectSaveAs, projectOpen, projectCreate])(
    'is told, and leaves nothing behind',
    async (command) => {
      const { context, path } = engineWith(rows);
      const before = readdirSync(dirname(path));
      const long = join(dirname(path), `${'x'.repeat(300)}.mapwright`);
      await expect(async () => command({ path: long }, context)).rejects.toThrow(
        /is too long for this system/,
      );
      expect(readdirSync(dirname(path))).toEqual(before);
      expect(projectInfo({}, context)).toMatchObject({ path, rows: 3 });
    },
  );
});
