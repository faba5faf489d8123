// An export that ends once its set is decided on, but before the project was told of it: the set is known all the same to who
// opens the project, or exports again.
import { spawnSync } from 'node:child_process';
import type * as fs from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { editDelete } from '../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editSet } from '../../../../electron/engine/features/edit/requests/edit-set.ts';
import { exportPlan } from '../../../../electron/engine/features/export/requests/export-plan.ts';
import { exportResult } from '../../../../electron/engine/features/export/requests/export-result.ts';
import { exportStart } from '../../../../electron/engine/features/export/requests/export-start.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { projectClose } from '../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../electron/engine/features/project/requests/project-open.ts';
import { readExportSettings } from '../../../../electron/engine/store/exports/export-profiles.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import type { ExportPlan } from '../../../../shared/model/export/planned-set.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { engineWith } from '../../test-engine.ts';
import { folderOf, options } from './layout/export-set.ts';

/** The file that can't be moved. */
const held = { name: '' };

vi.mock(import('node:fs'), async (original): Promise<typeof fs> => {
  const real = await original();
  const renameSync: typeof real.renameSync = (from, to) => {
    if (basename(String(to)) === held.name) throw Object.assign(new Error('EIO: held'), { code: 'EIO' });
    real.renameSync(from, to);
  };
  return { ...real, renameSync };
});

/** Where a process dies: before or after which operation on files. */
type Death = readonly [when: 'before' | 'after', operation: string, n: number];

/** The journal is renamed first, then the files, sitemaps first; the journal is removed when all of them are there. */
const UNDECIDED: Death = ['before', 'renameSync', 1];
const DECIDED: readonly Death[] = [
  ['after', 'renameSync', 1],
  ['after', 'renameSync', 3],
  ['before', 'unlinkSync', 1],
  ['after', 'rmdirSync', 1],
];

const IDS = [1, 2, 3, 4, 5, 6];

interface Killed {
  readonly context: EngineContext;
  readonly out: string;
  /** The set that the folder had before. */
  readonly before: Map<string, Buffer>;
  readonly plan: () => Promise<ExportPlan>;
  readonly exportTo: (out: string) => Promise<void>;
}

/** A project of six URLs in three sitemaps, opened after a process was killed that exported it after a change of all rows. */
async function killed(death: Death, folder: 'exported' | 'new'): Promise<Killed> {
  const out = join(temporaryFolder(), 'out');
  const { context, path } = engineWith(IDS.map((id) => ({ loc: `https://example.com/${String(id)}` })));
  const set = options(out, { maxUrls: 2 });
  const exportTo = async (to: string): Promise<void> => {
    await exportStart({ ...set, out: to }, context);
    await expect.poll(() => context.jobs.busy).toBe(false);
  };
  if (folder === 'exported') await exportTo(out);
  const before = folder === 'exported' ? folderOf(out) : new Map<string, Buffer>();
  void editSet({ rows: { kind: 'ids', ids: IDS }, column: 'priority', value: '0.2' }, context);
  await projectClose({}, context);
  const script = resolve('test/engine/features/export/requests/export-project-child.ts');
  const args = [script, path, out, ...death.map(String)];
  expect(spawnSync(process.execPath, args, { stdio: 'inherit' }).signal).toBe('SIGKILL');
  await projectOpen({ path }, context);
  return { context, out, before, exportTo, plan: async () => exportPlan({ ...set, others: 'ask' }, context) };
}

const changesOf = ({ files }: ExportPlan): string[] => files.map(({ change }) => change);

for (const folder of ['exported', 'new'] as const) {
  it.each(DECIDED)(`a set in a folder that was ${folder} is known: killed %s %s %i`, async (...death) => {
    const { context, out, exportTo, plan } = await killed(death, folder);
    const { store } = currentProject(context);
    expect(store.exports.coming(out)).toBeNull();
    expect(readExportSettings(store.db).last).toMatchObject({ options: { out }, untold: true });
    const planned = await plan();
    expect(planned).toMatchObject({ othersLeft: null, inTheWay: [] });
    expect(changesOf(planned)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(store.exports.fileOf(5)).toBe('sitemap-3.xml.gz');
    expect(store.settings().outDir).toBe(out);
    const twin = join(temporaryFolder(), 'twin');
    await exportTo(twin);
    expect(folderOf(out)).toEqual(folderOf(twin));
  });
}

it('rows stay in the files that a set has of which the project was told late', async () => {
  const { context, plan } = await killed(['after', 'rmdirSync', 1], 'new');
  await plan();
  void editDelete({ rows: { kind: 'ids', ids: [1] } }, context);
  // Laid out anew, all of them would change.
  expect(changesOf(await plan())).toEqual(['changed', 'unchanged', 'unchanged']);
});

it('what nobody was told is told by the next export, or where it is asked for', async () => {
  const { context, out, exportTo } = await killed(['after', 'rmdirSync', 1], 'exported');
  void editSet({ rows: { kind: 'ids', ids: [1] }, column: 'priority', value: '0.3' }, context);
  const changes = async (): Promise<unknown> => {
    await exportTo(out);
    const result = await exportResult({}, context);
    return { withEarlier: result?.withEarlier, changes: result?.files.map(({ change }) => change) };
  };
  expect(await changes()).toEqual({ withEarlier: true, changes: ['changed', 'changed', 'changed'] });
  expect(await changes()).toEqual({
    withEarlier: undefined,
    changes: ['unchanged', 'unchanged', 'unchanged'],
  });
});

it('what was asked for is not told again', async () => {
  const { context, out, exportTo } = await killed(['after', 'rmdirSync', 1], 'new');
  expect(await exportResult({}, context)).toMatchObject({ files: [{ change: 'new' }, {}, {}] });
  await exportTo(out);
  expect(await exportResult({}, context)).toMatchObject({ files: [{ change: 'unchanged' }, {}, {}] });
});

it.each(['exported', 'new'] as const)(
  'a set that was not decided on is none, in a folder that was %s',
  async (folder) => {
    const { context, out, before, exportTo, plan } = await killed(UNDECIDED, folder);
    expect(folderOf(out)).toEqual(before);
    expect(currentProject(context).store.exports.comingFolders()).toEqual([]);
    expect(await plan()).toMatchObject({ othersLeft: null, inTheWay: [] });
    expect(currentProject(context).store.settings().outDir).toBe(folder === 'exported' ? out : null);
    await exportTo(out);
    const planned = await plan();
    expect(changesOf(planned)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(currentProject(context).store.exports.comingFolders()).toEqual([]);
  },
);

it('a set that was completed by the next export in the same process is known', async () => {
  const out = join(temporaryFolder(), 'out');
  const { context, events } = engineWith(IDS.map((id) => ({ loc: `https://example.com/${String(id)}` })));
  const exportHere = async (): Promise<void> => {
    await exportStart(options(out, { maxUrls: 2, gzip: false }), context);
    await expect.poll(() => context.jobs.busy).toBe(false);
  };
  await exportHere();
  void editSet({ rows: { kind: 'ids', ids: IDS }, column: 'priority', value: '0.2' }, context);
  held.name = 'sitemap-3.xml';
  await exportHere();
  held.name = '';
  expect(events.findLast(({ event }) => event === 'job.failed')).toMatchObject({
    data: { error: { reason: { key: 'export-incomplete' } } },
  });
  events.length = 0;
  await exportStart({ ...options(out, { maxUrls: 2, gzip: false }), others: 'ask' }, context);
  await expect.poll(() => context.jobs.busy).toBe(false);
  // What the one that failed had changed is told by this one.
  const files = [{ change: 'changed' }, { change: 'changed' }, { change: 'changed' }];
  expect(events.findLast(({ event }) => event === 'job.done')).toMatchObject({ data: { result: { files } } });
});
