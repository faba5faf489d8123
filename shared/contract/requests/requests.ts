// The requests that the renderer, the hosts and the CLI make of the engine: one map, name → parameters and result.
import * as v from 'valibot';
import type { Backup } from '../../model/backup.ts';
import type { CompactResult } from '../../model/compact-result.ts';
import type { ExportResult } from '../../model/export/planned-set.ts';
import type { ImportResult } from '../../model/import/import-result.ts';
import type { JobProgress } from '../../model/job.ts';
import type { Problem } from '../../model/problem.ts';
import type { ReportWritten } from '../../model/report.ts';
import type { ProjectInfo } from '../../model/project.ts';
import type { ExtensionItem } from '../../model/rows/extension-item.ts';
import type { TableApplied, TableComparison, TableExported } from '../../model/table/tables.ts';
import type { Extensions } from '../../model/rows/extensions.ts';
import type { EditableColumn, RowWindow, UrlRow } from '../../model/rows/row.ts';
import type { PositionRange } from '../../model/rows/row-set.ts';
import type { RowCopies } from '../../model/rows/row-copies.ts';
import type { RuleId } from '../../model/rule.ts';
import type { ColumnValues } from '../../model/rows/view-query.ts';
import { checkRequests, type CheckResults } from './check-requests.ts';
import { clusterRequests, type ClusterResults } from './cluster-requests.ts';
import type { ClustersWritten } from '../../model/cluster.ts';
import { editRequests, type EditResults } from './edit-requests.ts';
import { exportRequests, type ExportResults, type ZipResult } from './export-requests.ts';
import type { RowRobots } from '../../model/robots.ts';
import { FIGURE_COLUMNS, type RowsFigures } from '../../model/rows/column-figures.ts';
import type { RowsSummary } from '../../model/rows/selection-summary.ts';
import { importRequests, reviewRequests, type ImportRequestResults } from '../import-schemas.ts';
import type { RefreshResult } from '../../model/import/refresh-result.ts';
import type { ReviewResult } from '../../model/edit/review.ts';
import { count, filePath, historyBounds, jobId, projectSettings, robotsColumn, rowSet } from '../schemas.ts';
import { gridLayout, workspace } from '../workspace-schemas.ts';
import { sectionRequests, type SectionResults } from './section-requests.ts';
import type { EditResult } from '../edit-result.ts';
import { reportRequests, type ReportResults } from './report-requests.ts';
import { compareRequests, type CompareResults } from './compare-requests.ts';
import type { ComparisonSummary, ComparisonWritten } from '../../model/comparison.ts';
import { overviewRequests, type OverviewResults } from './overview-requests.ts';
import { robotsRequests, type RobotsResults } from './robots-requests.ts';
import { tableParams, type TableResults } from './table-requests.ts';
import { viewParams } from './view-requests.ts';

const nothing = v.strictObject({});

/** What makes the schema of each request's one argument: most programs make few requests, and those take long together. */
const SCHEMAS = {
  /** Creates and opens an empty project; an existing file is refused. */
  'project.create': () => v.strictObject({ path: filePath, untitled: v.optional(v.boolean()) }),
  /** `problems`: false where nobody asks what the rules find; then the result has none, and that is sooner
   * there. `readable`: true where a project that can't be changed is to be opened for reading alone. */
  'project.open': () =>
    v.strictObject({
      path: filePath,
      problems: v.optional(v.boolean()),
      readable: v.optional(v.boolean()),
    }),
  /** Copies the project to another file and goes on with that; replaces an existing file. */
  'project.saveAs': () => v.strictObject({ path: filePath }),
  /** Forgets the oldest steps beyond the bounds (default: those given last) and shortens the file; `dryRun`: only tells. A
   * job that can be cancelled. */
  'project.compact': () => v.strictObject({ bounds: v.optional(historyBounds()), dryRun: v.boolean() }),
  /** The backups of a project that is open or not, damaged or gone; the newest first. */
  'project.backups': () => v.strictObject({ path: filePath }),
  /** Puts a backup in the place of its project and opens that. What is there by now is backed up where it is open, else kept
   * beside it. */
  'project.restore': () => v.strictObject({ path: filePath, backup: v.pipe(v.string(), v.maxLength(100)) }),
  'project.close': () => nothing,
  'project.info': () => nothing,
  'project.setSettings': projectSettings,
  /** Remembers how the columns are shown. No undo step, and allowed while a job runs. */
  'project.setLayout': () => v.strictObject({ layout: gridLayout() }),
  /** Remembers where the user was, likewise. */
  'project.setWorkspace': () => v.strictObject({ workspace: workspace() }),

  ...importRequests,
  /** The problems that importing a source left; at most 1,000. */
  'source.problems': () => v.strictObject({ source: count }),

  ...viewParams,

  /** Everything about one row, with its findings as messages. */
  'row.detail': () => v.strictObject({ id: count }),
  /** The other rows of a row's address, with what they say of it. */
  'row.copies': () => v.strictObject({ id: count }),
  /** What many rows have in common; more than 100,000 are only counted. */
  'rows.summary': () => v.strictObject({ rows: rowSet() }),
  /** What one column of many rows holds. A newer request takes the place of one that still runs, which fails with "cancelled". */
  'rows.figures': () =>
    v.strictObject({ rows: rowSet(), column: v.union([v.picklist(FIGURE_COLUMNS), robotsColumn]) }),

  ...editRequests,

  ...sectionRequests,
  ...exportRequests,
  ...tableParams,
  ...reviewRequests,
  ...checkRequests,
  ...clusterRequests,
  ...reportRequests,
  ...compareRequests,
  ...overviewRequests,
  ...robotsRequests,

  'job.cancel': () => v.strictObject({ job: jobId }),
  /** The job that runs now, for a window that came or came back while it ran; null where none runs. */
  'job.current': () => nothing,
} satisfies Record<string, () => v.GenericSchema>;

export type RequestName = keyof typeof SCHEMAS;
export type RequestParams<N extends RequestName> = v.InferOutput<ReturnType<(typeof SCHEMAS)[N]>>;

export function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(SCHEMAS, name);
}

const made = new Map<RequestName, v.GenericSchema>();

/** The schema of a request's one argument, checked on the engine's side. */
export function schemaOf<N extends RequestName>(name: N): v.GenericSchema<unknown, RequestParams<N>> {
  let schema = made.get(name);
  if (!schema) made.set(name, (schema = SCHEMAS[name]()));
  return schema as v.GenericSchema<unknown, RequestParams<N>>;
}

/** Rows of the last change in a view: sorted, disjoint ranges of positions, and the columns that changed. */
export interface ChangedRows {
  /** The first 10,000 ranges. */
  readonly ranges: readonly PositionRange[];
  /** Empty where rows came or went. */
  readonly columns: readonly EditableColumn[];
  /** Whether other rows of the change, which the view does not have, meet the filter that was given. */
  readonly misses: boolean;
}

export interface ViewOpened {
  readonly view: number;
  readonly rows: number;
  /** Milliseconds that the query took. */
  readonly ms: number;
  /** Rows that were inserted stay where they were put: the query may have them elsewhere, or not at all. */
  readonly kept?: boolean;
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
  /** The rules of findings that their fixes take away here. */
  readonly fixable: readonly RuleId[];
  /** The rules that are passed over here, with the reasons. */
  readonly exceptions: readonly { readonly rule: RuleId; readonly reason: string }[];
  /** The row's XML as an export writes it, or null where the row is not written. */
  readonly xml: string | null;
  /** What robots.txt says of the row; null where the project has none for its address. */
  readonly robots: RowRobots | null;
}

export interface RequestResults
  extends
    TableResults,
    ImportRequestResults,
    CheckResults,
    ClusterResults,
    EditResults,
    ExportResults,
    ReportResults,
    CompareResults,
    OverviewResults,
    RobotsResults,
    SectionResults {
  'project.create': ProjectInfo;
  'project.open': ProjectInfo;
  'project.saveAs': ProjectInfo;
  'project.compact': CompactResult;
  'project.backups': readonly Backup[];
  'project.restore': ProjectInfo;
  'project.close': null;
  'project.info': ProjectInfo;
  'project.setSettings': ProjectInfo;
  'project.setLayout': null;
  'project.setWorkspace': null;
  'source.problems': readonly Problem[];
  'view.open': ViewOpened;
  'view.cancel': null;
  'view.values': ColumnValues;
  'view.save': ProjectInfo;
  'view.rename': ProjectInfo;
  'view.delete': ProjectInfo;
  'view.close': null;
  'view.leave': null;
  'view.rows': RowWindow;
  'view.position': { readonly position: number };
  'view.numbered': { readonly position: number };
  'view.edge': { readonly position: number };
  'view.changed': ChangedRows;
  'row.copies': RowCopies;
  'row.detail': RowDetail;
  'rows.summary': RowsSummary;
  'rows.figures': RowsFigures;
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
  zip: ZipResult;
  /** A request that changes rows and turned out to be long. */
  edit: EditResult;
  compact: CompactResult;
  /** A backup before a change that is large. */
  backup: null;
  /** Getting a backup ready to be put in the place of the project. */
  restore: null;
  /** A look at what compacting would forget. */
  compactPreview: CompactResult;
  /** A check of all rows. */
  check: null;
  refresh: RefreshResult;
  merge: ReviewResult;
  report: ReportWritten;
  compare: ComparisonSummary;
  compareExport: ComparisonWritten;
  clustersExport: ClustersWritten;
}

export const REQUEST_NAMES = Object.keys(SCHEMAS) as readonly RequestName[];

/** How callers see the engine: one function a request, by name. */
export type EngineClient = {
  readonly [N in RequestName]: (params: RequestParams<N>) => Promise<RequestResults[N]>;
};
