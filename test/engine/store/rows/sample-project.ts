// Makes small projects in temporary folders for tests of the store and what stands on it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Cell, NormalBatch } from '../../../../electron/engine/rows/entry-batch.ts';
import { columnsOf } from '../../../../electron/engine/rows/row-values.ts';
import type { ValueColumn } from '../../../../shared/model/rows/columns.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';
import { hashLoc } from '../../../../electron/engine/rows/hash-loc.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';

export interface SampleRow extends Readonly<Partial<Record<ValueColumn, Cell>>> {
  readonly loc: string;
  readonly lastmod?: string | null;
  readonly changefreq?: number | string | null;
  readonly priority?: number | string | null;
  readonly ext?: string | null;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-store-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** An empty project, closed after the test. */
export function emptyStore(path = join(temporaryFolder(), 'test.mapwright')): ProjectStore {
  const store = ProjectStore.create(path);
  onTestFinished(() => {
    store.close();
  });
  return store;
}

/** A project with these rows, imported from one source. */
export function storeWith(rows: readonly SampleRow[], path?: string): ProjectStore {
  const store = emptyStore(path);
  importRows(store, rows);
  return store;
}

export function importRows(store: ProjectStore, rows: readonly SampleRow[], location = '/in/a.xml'): void {
  const writer = store.beginImport(`Import ${location}`);
  try {
    const source = writer.addSource(location, 'urlset');
    writer.add(
      source,
      toBatch(rows),
      rows.map(() => 0),
    );
    writer.finishSource(source, { bytes: 1, problems: [] });
    writer.commit();
  } catch (error) {
    writer.rollback();
    throw error;
  }
}

export function toBatch(rows: readonly SampleRow[]): NormalBatch {
  return {
    count: rows.length,
    ...columnsOf(rows, (row, column) => row[column]),
    hash: rows.map((row) => hashLoc(row.loc)),
    ext: rows.map((row) => row.ext ?? null),
    line: rows.map((_, i) => i + 1),
  };
}

/** Every visible row with every column, and the type of each value, for comparing states exactly. */
export function dump(store: ProjectStore): unknown[] {
  return store.db.all(
    `SELECT *, typeof(changefreq), typeof(priority), typeof(hash) FROM url WHERE deleted = 0 ORDER BY id`,
  );
}

/** Ids of the visible and included rows that break a rule. */
export function flagged(store: ProjectStore, rule: RuleId): number[] {
  return store.db
    .all('SELECT id, issues FROM url WHERE deleted = 0 AND included = 1 ORDER BY id')
    .filter(([id, issues]) =>
      rule === 'robots-blocked'
        ? store.robotsFlags.has(Number(id))
        : store.ruleSets.has(Number(issues), rule),
    )
    .map(([id]) => Number(id));
}
