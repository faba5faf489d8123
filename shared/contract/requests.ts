// The requests that the renderer, the hosts and the CLI make of the engine: one map, name → parameters and result.
import * as v from 'valibot';
import type { BulkPreview } from '../model/bulk-edit.ts';
import type { HistoryPage } from '../model/change.ts';
import type { ExportPlan, ExportResult } from '../model/export-plan.ts';
import type { ImportResult } from '../model/import-result.ts';
import type { JobProgress } from '../model/job.ts';
import type { Problem } from '../model/problem.ts';
import type { ProjectInfo } from '../model/project.ts';
import type { ExtensionItem } from '../model/extension-item.ts';
import type { TableApplied, TableComparison, TableExported } from '../model/table.ts';
import type { Extensions } from '../model/extensions.ts';
import { COPY_COLUMNS, type EditableColumn, type RowWindow, type UrlRow } from '../model/row.ts';
import type { PositionRange } from '../model/row-set.ts';
import type { ColumnValues } from '../model/view-query.ts';
import { checkRequests, type CheckResults } from './check-requests.ts';
import { bulkEdit, editScope } from './bulk-edit-schemas.ts';
import type { RowsSummary } from '../model/rows-summary.ts';
import { importRequests, reviewRequests, type ImportRequestResults } from './import-schemas.ts';
import type { RefreshResult } from '../model/refresh-result.ts';
import type { ReviewResult } from '../model/review.ts';
import {
  cellText,
  count,
  editableColumn,
  exportOptions,
  filePath,
  fillPattern,
  gridLayout,
  itemEdit,
  jobId,
  projectSettings,
  sectionList,
  rowSet,
  text,
} from './schemas.ts';
import type { SuggestedSection } from '../model/section.ts';
import type { EditResult } from './edit-result.ts';
import { tableParams, type TableResults } from './table-requests.ts';
import { viewParams } from './view-requests.ts';

const nothing = v.strictObject({});

/** The schema of each request's one argument, checked on the engine's side. */
export const requestParams = {
  /** Creates and opens an empty project; an existing file is refused. */
  'project.create': v.strictObject({ path: filePath, untitled: v.optional(v.boolean()) }),
  'project.open': v.strictObject({ path: filePath }),
  /** Copies the project to another file and goes on with that; replaces an existing file. */
  'project.saveAs': v.strictObject({ path: filePath }),
  'project.close': nothing,
  'project.info': nothing,
  'project.setSettings': projectSettings,
  /** Remembers how the columns are shown. No undo step, and allowed while a job runs. */
  'project.setLayout': v.strictObject({ layout: gridLayout }),

  ...importRequests,
  /** The problems that importing a source left; at most 1,000. */
  'source.problems': v.strictObject({ source: count }),

  ...viewParams,

  /** Everything about one row, with its findings as messages. */
  'row.detail': v.strictObject({ id: count }),
  /** What many rows have in common; more than 100,000 are only counted. */
  'rows.summary': v.strictObject({ rows: rowSet }),

  /** Sets one column of all given rows to one value: typing, fill, clear, include/exclude. One undo step. */
  'edit.set': v.strictObject({
    rows: rowSet,
    column: editableColumn,
    value: cellText,
    /** Keep a value that breaks the column's form, flagged, as imported data is. Default: refuse it. */
    force: v.optional(v.boolean()),
  }),
  /** Sets a block of cells: values[r][c] goes to row r of the set and columns[c]. One undo step. */
  'edit.paste': v.strictObject({
    rows: rowSet,
    columns: v.pipe(v.array(editableColumn), v.minLength(1)),
    values: v.pipe(v.array(v.array(cellText)), v.maxLength(100_000)),
    /** Lines that become new rows, with the same columns. What is not valid in them is kept, flagged. */
    add: v.optional(v.pipe(v.array(v.array(cellText)), v.maxLength(100_000))),
    /** Keep values that break their column's form, flagged. Default: refuse the block. */
    force: v.optional(v.boolean()),
  }),
  /** Fills columns of row sets with patterns: fill, series, clear. The first row of a set gets the first value. One undo step. */
  'edit.fill': v.strictObject({
    areas: v.pipe(
      v.array(
        v.strictObject({
          rows: rowSet,
          cells: v.array(v.strictObject({ column: editableColumn, pattern: fillPattern })),
        }),
      ),
      v.minLength(1),
      v.maxLength(10_000),
    ),
    force: v.optional(v.boolean()),
  }),
  /**
   * Sets the images, alternates, videos and news of one row: what stays, changes or is new, in this order. `version` is
   * that of the row's detail; where the row has changed since, the edit is refused. One undo step.
   */
  'edit.setExtensions': v.strictObject({ id: count, version: v.number(), items: v.array(itemEdit) }),
  /** Appends rows with these locs. One undo step. */
  'edit.add': v.strictObject({ locs: v.pipe(v.array(text), v.minLength(1), v.maxLength(100_000)) }),
  'edit.delete': v.strictObject({ rows: rowSet }),
  /** Moves rows to a section (0 = to none); null lets the sections' conditions decide again. One undo step. */
  'edit.section': v.strictObject({ rows: rowSet, section: v.nullable(count) }),
  /** The cells as tab-separated text, for the clipboard; at most 100,000 rows. */
  'edit.copy': v.strictObject({ rows: rowSet, columns: v.array(v.picklist(COPY_COLUMNS)) }),
  /**
   * What a bulk edit would change. Another preview, or edit.stopPreview, ends it with "cancelled". `preview` is a
   * number of the caller's, which preview.progress and edit.findHit name; `first` = how many changes to show.
   */
  'edit.preview': v.strictObject({
    preview: count,
    scope: editScope,
    edit: bulkEdit,
    first: v.pipe(count, v.maxValue(500)),
  }),
  'edit.stopPreview': nothing,
  /** The position of the next row in a view, after or before `from`, that a finished preview would change; or -1. */
  'edit.findHit': v.strictObject({
    preview: count,
    view: count,
    from: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
    direction: v.picklist(['next', 'previous']),
  }),
  /** Find and replace, or a transform, as one undo step. */
  'edit.apply': v.strictObject({
    scope: editScope,
    edit: bulkEdit,
    /** What becomes of results that their column can't take. */
    invalid: v.picklist(['refuse', 'skip', 'keep']),
  }),
  'history.undo': nothing,
  'history.redo': nothing,
  /** The states that undo and redo can reach, the newest first. */
  'history.list': v.strictObject({ start: count, count: v.pipe(count, v.maxValue(1_000)) }),
  /** Goes to the state after this change, over as many steps as that takes; 0 = the first state. */
  'history.goTo': v.strictObject({ change: count }),
  /** Names the present state; the name stays with the project. */
  'history.mark': v.strictObject({ name: v.pipe(text, v.trim(), v.minLength(1), v.maxLength(200)) }),
  'history.unmark': v.strictObject({ checkpoint: count }),

  /** Replaces the list of sections, in order; id 0 = a new one. All rows are sorted anew. Not a step of undo. */
  'section.define': sectionList,
  /** Sections that the included rows suggest, those with the most rows first; at most 100. */
  'section.suggest': v.strictObject({ by: v.picklist(['folder', 'language', 'host']) }),

  'export.plan': exportOptions,
  /** Starts a job that writes the set. */
  'export.start': v.strictObject({
    ...exportOptions.entries,
    /** Files that Mapwright did not write may be replaced. Default: refuse, naming them. */
    overwrite: v.optional(v.boolean()),
  }),

  ...tableParams,
  ...reviewRequests,
  ...checkRequests,

  'job.cancel': v.strictObject({ job: jobId }),
  /** The job that runs now, for a window that came or came back while it ran; null where none runs. */
  'job.current': nothing,
} satisfies Record<string, v.GenericSchema>;

export type RequestName = keyof typeof requestParams;
export type RequestParams<N extends RequestName> = v.InferOutput<(typeof requestParams)[N]>;

/** Rows of the last change in a view: sorted, disjoint ranges of positions, and the columns that changed. */
export interface ChangedRows {
  /** The first 10,000 ranges. */
  readonly ranges: readonly PositionRange[];
  /** Empty where rows came or went. */
  readonly columns: readonly EditableColumn[];
}

export interface ViewOpened {
  readonly view: number;
  readonly rows: number;
  /** Milliseconds that the query took. */
  readonly ms: number;
}

export interface RowDetail {
  readonly row: UrlRow;
  readonly sourceLocation: string;
  readonly extensions: Extensions;
  /** The same one by one, in their order, with all that an editor may change and all that it only keeps. */
  readonly items: readonly ExtensionItem[];
  /** Changes with the row's extensions; edit.setExtensions wants it back. */
  readonly version: number;
  readonly findings: readonly Problem[];
  /** The row's XML as an export writes it, or null where the row is not written. */
  readonly xml: string | null;
}

export interface RequestResults extends TableResults, ImportRequestResults, CheckResults {
  'project.create': ProjectInfo;
  'project.open': ProjectInfo;
  'project.saveAs': ProjectInfo;
  'project.close': null;
  'project.info': ProjectInfo;
  'project.setSettings': ProjectInfo;
  'project.setLayout': null;
  'source.problems': readonly Problem[];
  'view.open': ViewOpened;
  'view.cancel': null;
  'view.values': ColumnValues;
  'view.save': ProjectInfo;
  'view.rename': ProjectInfo;
  'view.delete': ProjectInfo;
  'view.close': null;
  'view.rows': RowWindow;
  'view.position': { readonly position: number };
  'view.edge': { readonly position: number };
  'view.changed': ChangedRows;
  'row.detail': RowDetail;
  'rows.summary': RowsSummary;
  'edit.set': EditResult;
  'edit.paste': EditResult;
  'edit.fill': EditResult;
  'edit.setExtensions': EditResult;
  'edit.add': EditResult;
  'edit.delete': EditResult;
  'edit.section': EditResult;
  /** `changed` = how many rows went to another section. */
  'section.define': EditResult;
  'section.suggest': readonly SuggestedSection[];
  'edit.copy': { readonly text: string };
  'edit.preview': BulkPreview;
  'edit.stopPreview': null;
  'edit.findHit': { readonly position: number };
  'edit.apply': EditResult;
  'history.undo': EditResult;
  'history.redo': EditResult;
  'history.list': HistoryPage;
  'history.goTo': EditResult;
  'history.mark': null;
  'history.unmark': null;
  'export.plan': ExportPlan;
  'export.start': { readonly job: number };
  'job.cancel': null;
  'job.current': CurrentJob | null;
}

/** A running job as its last progress told it; `progress` is null before the first. */
export interface CurrentJob {
  readonly job: number;
  readonly kind: keyof JobResults;
  readonly progress: JobProgress | null;
}

/** What a job of each kind ends in. */
export interface JobResults {
  tableCompare: TableComparison;
  tableApply: TableApplied;
  tableExport: TableExported;
  import: ImportResult;
  export: ExportResult;
  /** A request that changes rows and turned out to be long. */
  edit: EditResult;
  /** A check of all rows. */
  check: null;
  refresh: RefreshResult;
  merge: ReviewResult;
}

export const REQUEST_NAMES = Object.keys(requestParams) as readonly RequestName[];

/** How callers see the engine: one function a request, by name. */
export type EngineClient = {
  readonly [N in RequestName]: (params: RequestParams<N>) => Promise<RequestResults[N]>;
};
