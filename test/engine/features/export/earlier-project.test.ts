// A project of an earlier version, whose files were packed otherwise: it opens with all that it had, undoes, and exports
// again without a new file where the rows of one are as they were.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exceptionList } from '../../../../electron/engine/features/check/requests/check-run.ts';
import { exportPlan } from '../../../../electron/engine/features/export/requests/export-plan.ts';
import { exportStart } from '../../../../electron/engine/features/export/requests/export-start.ts';
import { historyRedo } from '../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { projectOpen } from '../../../../electron/engine/features/project/requests/project-open.ts';
import type { ExportOptions, ExportResult, FileChange } from '../../../../shared/model/export/planned-set.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { testEngine, type TestEngine } from '../../test-engine.ts';
import { folderOf, locsOf, xmlOf } from './layout/export-set.ts';

const FIXTURE = join(import.meta.dirname, '../../../fixtures/projects/version-28');

/** Where it was made. */
const MADE_IN = '/tmp/mapwright-version-28';

interface Earlier extends Omit<TestEngine, 'path'> {
  /** The options of its last export but one. */
  readonly set: ExportOptions;
}

/** The project with its set in a folder of its own, opened. */
async function earlier(): Promise<Earlier> {
  const root = temporaryFolder();
  const path = join(root, 'site.mapwright');
  const out = join(root, 'set');
  writeFileSync(path, gunzipSync(readFileSync(join(FIXTURE, 'site.mapwright.gz'))));
  cpSync(join(FIXTURE, 'set'), out, { recursive: true });
  const db = new DatabaseSync(path);
  db.prepare('UPDATE export_set SET out = ? WHERE out = ?').run(out, `${MADE_IN}/set`);
  db.close();
  const engine = testEngine();
  await projectOpen({ path }, engine.context);
  // Where rules have changed since, its rows are checked anew.
  await idle(engine.context);
  return {
    ...engine,
    set: {
      out,
      baseUrl: 'https://www.example.com/',
      maxUrls: 1_500,
      maxBytes: 52_428_800,
      gzip: true,
      separate: ['image'],
      extras: ['robots'],
    },
  };
}

async function idle({ jobs }: TestEngine['context']): Promise<void> {
  while (jobs.busy) await new Promise((resolve) => setImmediate(resolve));
}

async function exportNow({ context, events }: Earlier, set: ExportOptions): Promise<ExportResult> {
  await exportStart(set, context);
  await idle(context);
  const end = events.findLast(({ event }) => event === 'job.done' || event === 'job.failed');
  if (end?.event !== 'job.done' || end.data.kind !== 'export') throw new Error(JSON.stringify(end));
  return end.data.result;
}

const changes = (files: readonly { name: string; change: FileChange }[]): Record<string, FileChange> =>
  Object.fromEntries(files.map(({ name, change }) => [name, change]));

const CHANGED = {
  'sitemap-1.xml.gz': 'changed',
  'sitemap-2.xml.gz': 'unchanged',
  'sitemap-3.xml.gz': 'changed',
  'sitemap-images-1.xml.gz': 'unchanged',
  // A change in it was undone.
  'blog-1.xml.gz': 'unchanged',
  'blog-2.xml.gz': 'unchanged',
  'blog-images-1.xml.gz': 'unchanged',
};

const UNCHANGED = Object.fromEntries(Object.keys(CHANGED).map((name) => [name, 'unchanged']));

describe('a project of version 28', () => {
  it('opens with its rows, sections, robots.txt, exceptions and history', async () => {
    const { context } = await earlier();
    const { store } = currentProject(context);
    expect(store.counts()).toMatchObject({ rows: 6_198, included: 6_198 });
    expect(store.sections.list().map(({ name }) => name)).toEqual(['blog']);
    expect(store.robots.files().map(({ origin }) => origin)).toEqual(['https://www.example.com']);
    expect(await exceptionList({}, context)).toMatchObject({ total: 2 });
    expect(store.historyState()).toMatchObject({ undo: { rows: 1 }, redo: { rows: 1 } });
    expect(store.exports.folders()).toHaveLength(2);
  });

  it('exports again only the files whose rows changed, as the plan says', async () => {
    const engine = await earlier();
    const { set } = engine;
    const before = folderOf(set.out);
    expect(changes((await exportPlan(set, engine.context)).files)).toEqual(CHANGED);
    const { files } = await exportNow(engine, set);
    expect(changes(files)).toEqual(CHANGED);
    const after = folderOf(set.out);
    for (const [name, change] of Object.entries(CHANGED))
      expect(after.get(name)?.equals(before.get(name) ?? Buffer.of()), name).toBe(change === 'unchanged');
    expect(locsOf(xmlOf(set.out, 'blog-1.xml.gz'))).toHaveLength(1_499);
    expect(
      xmlOf(set.out, 'sitemap-3.xml.gz')
        .toString()
        .match(/<lastmod>2025-01-02<\/lastmod>/g),
    ).toHaveLength(1);
    expect(changes((await exportNow(engine, set)).files)).toEqual(UNCHANGED);
  });

  it('exports nothing anew once what changed is undone, and the same again once that is redone', async () => {
    const engine = await earlier();
    const { set, context } = engine;
    const before = folderOf(set.out);
    await historyUndo({}, context);
    await historyUndo({}, context);
    expect(changes((await exportPlan(set, context)).files)).toEqual(UNCHANGED);
    expect(changes((await exportNow(engine, set)).files)).toEqual(UNCHANGED);
    expect(folderOf(set.out)).toEqual(before);
    await historyRedo({}, context);
    await historyRedo({}, context);
    expect(changes((await exportNow(engine, set)).files)).toEqual(CHANGED);
  });

  it('keeps the dates of files none of whose rows changed, also where these are written anew', async () => {
    const engine = await earlier();
    const { set } = engine;
    // With neighbours of rows that changed.
    const touched = ['sitemap-1', 'sitemap-3', 'sitemap-images-1', 'blog-1', 'blog-2'];
    const dates = (): string[] =>
      (readFileSync(join(set.out, 'sitemap-index.xml'), 'utf8').match(/<sitemap>.*/g) ?? []).filter(
        (line) => !touched.some((name) => line.includes(`${name}.xml`)),
      );
    const before = dates();
    expect(before).toHaveLength(2);
    rmSync(set.out, { recursive: true });
    await exportNow(engine, set);
    expect(dates()).toEqual(before);
    expect(locsOf(xmlOf(set.out, 'blog-1.xml.gz'))).toHaveLength(1_499);
  });
});
