// The edit bench: changes of many rows and taking them back, each in a fresh process, and in one that goes on.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RequestParams } from '../../shared/contract/requests/requests.ts';
import type { BulkEdit } from '../../shared/model/edit/bulk-edit.ts';
import type { BenchOptions } from './bench-options.ts';
import { buildApp } from './built-app.ts';
import { startBuiltEngine } from './built-engine.ts';
import { BENCH_HOME, projectOf } from './corpus.ts';
import { copyAsItIs } from './figures/export-figures.ts';
import { runCase } from './run-case.ts';
import { meetsTarget, targetTable, type Figure } from './target-table.ts';

const MILLION = 1_000_000;

/** Seconds for a change of 100,000 of a million rows, and for taking it back. */
const TARGET_S = 1.5;

/** How much longer than a change of all rows its undo may take, and what is soon in any case. */
const ABOUT = 1.25;
const SOON_S = 1;

/** About a tenth of the sample's addresses end so. */
const TENTH: BulkEdit = {
  kind: 'replace',
  find: String.raw`^(https://[^/]+)/([a-z]+)/(.*7)(\.html)?$`,
  replacement: '$1/$2/archive/$3$4',
  regex: true,
  matchCase: true,
  wholeCell: false,
  columns: ['loc'],
};
const SECTION: BulkEdit = { ...TENTH, find: '/c/', replacement: '/category/', regex: false };
const ALL_LOCS: BulkEdit = { ...SECTION, find: 'https://www.', replacement: 'https://shop.' };
const ALL_DATES: BulkEdit = { kind: 'set-lastmod', to: 'date', date: '2026-01-01', onlyMissing: false };

const EDITS: readonly (readonly [name: string, edit: BulkEdit, targeted: boolean])[] = [
  ['replace by a pattern with groups', TENTH, true],
  ['replace a text', SECTION, true],
  ['replace in every row', ALL_LOCS, false],
  ['set lastmod of every row', ALL_DATES, false],
];

/** Runs it and returns the figures. Throws where undo does not give the first rows back, or redo the last. */
export async function benchEdit({ rows }: BenchOptions): Promise<Figure[]> {
  await buildApp();
  const source = await projectOf(rows);
  const folder = await mkdtemp(join(BENCH_HOME, 'edit-'));
  const figures: Figure[] = [];
  try {
    const path = join(folder, 'bench.mapwright');
    for (const [name, edit, targeted] of EDITS) {
      // As it was imported: longer addresses split pages, and undo does not join them again.
      await copyAsItIs(source, path);
      const first = contentOf(path);
      const target = targeted && rows <= MILLION ? TARGET_S : null;
      figures.push(...(await afterRestarts(path, { name, edit, target, first })));
      figures.push(...(await inOneProcess(path, { name, edit, target })));
      if (contentOf(path) !== first) throw new Error(`${name}: undo did not give the first rows back.`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`\n${targetTable(`edit, ${rows.toLocaleString('en')} rows`, figures)}`);
  const missed = figures.filter((figure) => !meetsTarget(figure)).length;
  console.log(missed === 0 ? 'All targets are met.' : `${missed} of the targets are missed.`);
  return figures;
}

interface Change {
  readonly name: string;
  readonly edit: BulkEdit;
  readonly target: number | null;
}

/** Preview, change, undo, redo and undo, each as the first thing that a process does. */
async function afterRestarts(
  path: string,
  { name, edit, target, first }: Change & { first: string },
): Promise<Figure[]> {
  const scope = { kind: 'all' };
  const apply = JSON.stringify({ scope, edit, invalid: 'skip' });
  const steps: readonly (readonly [string, string, number | null])[] = [
    ['preview', JSON.stringify({ preview: 1, scope, edit, first: 100 }), null],
    ['apply', apply, target],
    ['undo', 'undo', target],
    ['redo', 'redo', target],
    ['undo again', 'undo', target],
  ];
  const figures: Figure[] = [];
  let last = '';
  for (const [what, step, most] of steps) {
    const { seconds, rows, peakMb } = await runCase('mapwright-edit', [path, step]);
    const unit = `s (${rows.toLocaleString('en')} rows, ${peakMb.toFixed(0)} MB)`;
    // "Undone in about the time it took."
    const took = figures.find(({ name: of }) => of === `${name}: apply, fresh process`)?.value ?? 0;
    const goal = what === 'undo' && most === null ? Math.max(took * ABOUT, SOON_S) : most;
    figures.push({ name: `${name}: ${what}, fresh process`, value: seconds, unit, target: goal });
    console.log(`${name}: ${what}: ${seconds.toFixed(2)} s`);
    const content = contentOf(path);
    if (what === 'apply') last = content;
    if (what.startsWith('undo') && content !== first) throw new Error(`${name}: undo gave other rows back.`);
    if (what === 'redo' && content !== last) throw new Error(`${name}: redo gave other rows.`);
  }
  return figures;
}

async function inOneProcess(path: string, { name, edit, target }: Change): Promise<Figure[]> {
  const { ask, close } = startBuiltEngine();
  try {
    await ask('project.open', { path });
    const asked = { scope: { kind: 'all' }, edit, invalid: 'skip' } as RequestParams<'edit.apply'>;
    const apply = (): Promise<unknown> => ask('edit.apply', asked);
    const undo = (): Promise<unknown> => ask('history.undo', {});
    await apply();
    await undo();
    const figures: Figure[] = [];
    for (const [what, work] of [
      ['apply', apply],
      ['undo', undo],
    ] as const) {
      const started = performance.now();
      await work();
      const value = (performance.now() - started) / 1000;
      figures.push({ name: `${name}: ${what}, second time`, value, unit: 's', target });
    }
    return figures;
  } finally {
    await close();
  }
}

/** Rows in one piece of what a digest is made of. */
const DIGEST_ROWS = 5_000;

/** A digest of all visible rows, every column of a user. Joined by SQLite: a million rows take about a second. */
function contentOf(path: string): string {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const digest = createHash('sha256');
    const columns = ['id', 'loc', 'hash', 'lastmod', 'changefreq', 'priority', 'included', 'issues', 'ext'];
    const row = columns.map((column) => `quote(${column})`).join(" || ',' || ");
    const piece = db.prepare(
      `SELECT CAST(group_concat(${row}, char(10)) AS BLOB) AS rows FROM url WHERE id >= ? AND id < ? AND deleted = 0`,
    );
    const end = Number(db.prepare('SELECT max(id) AS id FROM url').get()?.['id'] ?? 0);
    for (let id = 0; id <= end; id += DIGEST_ROWS) {
      const rows = piece.get(id, id + DIGEST_ROWS)?.['rows'];
      if (rows instanceof Uint8Array) digest.update(rows);
    }
    return digest.digest('hex');
  } finally {
    db.close();
  }
}
