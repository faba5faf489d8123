// Tables in and out of a project, for tests: what the commands do, without jobs and messages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareTable } from '../../../../electron/engine/features/table/compare-table.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { exportTable } from '../../../../electron/engine/features/table/export-table.ts';
import { applyReview } from '../../../../electron/engine/features/pending/apply-review.ts';
import { pendingReview } from '../../../../electron/engine/features/pending/pending-review.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import type { JobControl } from '../../../../electron/engine/jobs/job-runner.ts';
import {
  TABLE_COLUMNS,
  type TableApplied,
  type TableComparison,
  type TableExport,
  type TableExported,
  type TableMerge,
} from '../../../../shared/model/table/tables.ts';
import { finish } from '../../../../shared/model/steps.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';

export const QUIET: JobControl = { signal: new AbortController().signal, report: () => undefined };

/** A file with this text, as the bytes that are given. */
export function tableFile(content: string | Uint8Array, name = 'table.csv'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

export function compare(
  context: EngineContext,
  path: string,
  more: Partial<TableMerge> = {},
): Promise<TableComparison> {
  const merge: TableMerge = {
    path,
    options: {},
    key: 'loc',
    policy: 'theirs',
    deleteMissing: false,
    ...more,
  };
  return compareTable(currentProject(context), merge, QUIET);
}

export function apply(
  context: EngineContext,
  { review }: Pick<TableComparison, 'review'>,
): Pick<TableApplied, 'added' | 'changed' | 'deleted'> {
  const project = currentProject(context);
  pendingReview(project, review);
  const { removed: deleted, ...applied } = finish(applyReview(project));
  return { ...applied, deleted };
}

/** Compares and takes over what the policy accepts. */
export async function merge(
  context: EngineContext,
  path: string,
  more: Partial<TableMerge> = {},
): Promise<ReturnType<typeof apply>> {
  return apply(context, await compare(context, path, more));
}

/** Writes all rows. */
export async function exportAll(
  context: EngineContext,
  path: string,
  more: Partial<TableExport> = {},
): Promise<TableExported> {
  const project = currentProject(context);
  const { view, rows } = await project.views.open({ filter: [], sort: [] });
  return exportTable(
    project,
    {
      path,
      format: 'csv',
      rows: { kind: 'view', view, ranges: [{ from: 0, to: rows }] },
      columns: TABLE_COLUMNS,
      delimiter: ',',
      bom: true,
      guardDates: false,
      overwrite: false,
      ...more,
    },
    QUIET,
  );
}

/** What a table can carry of the rows, in order. */
export function valuesOf(context: EngineContext): unknown[][] {
  const { store } = currentProject(context);
  return store.db
    .all(
      'SELECT loc, lastmod, changefreq, priority, included, ext, hash FROM url WHERE deleted = 0 ORDER BY id',
    )
    .map((row) => [...row]);
}
