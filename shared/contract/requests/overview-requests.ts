// The requests about the overview of the set: the schemas of their parameters, and their results.
import * as v from 'valibot';
import {
  FOLDER_ORDERS,
  MAX_FOLDER_WINDOW,
  type ExportDifference,
  type Folder,
  type FolderWindow,
  type Overview,
  type SetFiles,
} from '../../model/overview.ts';
import { count, text, viewQuery, type SchemaOf } from '../schemas.ts';

/** A number of the caller's own, each higher than the one before: overview.progress names it, overview.cancel ends it. */
const run = v.optional(count);

const folder = () =>
  v.nullable(v.strictObject({ host: v.nullable(text), path: text })) satisfies SchemaOf<Folder | null>;

export const overviewRequests = {
  /**
   * Counts all rows and those that meet the filter. The first one reads all rows, the next ones only what changed. One with
   * a run ends an older one of overview.open that still runs, with "cancelled".
   */
  'overview.open': () => v.strictObject({ filter: viewQuery().entries.filter, run }),
  /** The folders right below one; null = the hosts. Of one without rows all is 0. Runs as in overview.open. */
  'overview.folders': () =>
    v.strictObject({
      filter: viewQuery().entries.filter,
      run,
      folder: folder(),
      /** Numbers in names of folders count as one: `{n}`. */
      folded: v.boolean(),
      order: v.strictObject({ by: v.picklist(FOLDER_ORDERS), direction: v.picklist(['asc', 'desc']) }),
      start: count,
      count: v.pipe(count, v.maxValue(MAX_FOLDER_WINDOW)),
    }),
  /** Ends one that still runs: it fails with "cancelled". */
  'overview.cancel': () => v.strictObject({ run: count }),
  /** What the next export would write, with the settings of the last one; null before the first. Takes as long as export.plan. */
  'overview.files': () => v.strictObject({}),
  /** Compares the rows with what the last export wrote; null before the first. Reads its files. Runs as in overview.open. */
  'overview.since': () => v.strictObject({ run }),
} satisfies Record<string, () => v.GenericSchema>;

export interface OverviewResults {
  'overview.open': Overview;
  'overview.folders': FolderWindow;
  'overview.cancel': null;
  'overview.files': SetFiles | null;
  'overview.since': ExportDifference | null;
}
