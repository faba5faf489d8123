// The requests about clusters of language versions: the pivot, edits in it, and building many at once.
import * as v from 'valibot';
import {
  CLUSTER_FAULTS,
  type BuildPreview,
  type ClusterList,
  type ClusterRow,
  type CompletePreview,
} from '../../model/cluster.ts';
import type { EditResult } from '../edit-result.ts';
import { count, filePath, text } from '../schemas.ts';

const language = v.pipe(text, v.trim(), v.minLength(1), v.maxLength(100));
const optionalLanguage = v.pipe(text, v.trim(), v.maxLength(100));

/** Where the links of a build come from. */
const buildSource = () =>
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('pattern'),
      pattern: v.pipe(text, v.trim(), v.maxLength(2_000)),
      /** The language of pages without a code; '' = they are left alone. */
      plain: optionalLanguage,
      /** The language whose page becomes the x-default; '' = none. */
      fallback: optionalLanguage,
      replace: v.boolean(),
    }),
    v.strictObject({
      kind: v.literal('file'),
      path: filePath,
      fallback: optionalLanguage,
      replace: v.boolean(),
    }),
    v.strictObject({
      kind: v.literal('text'),
      text: v.pipe(text, v.maxLength(20_000_000)),
      fallback: optionalLanguage,
      replace: v.boolean(),
    }),
  ]);
export type BuildSource = v.InferOutput<ReturnType<typeof buildSource>>;

/** Positions in a list. */
const clusterRanges = () => v.pipe(v.array(v.strictObject({ from: count, to: count })), v.maxLength(10_000));

export const clusterRequests = {
  /**
   * Finds the clusters of all included rows and opens a list of those that the query names. Beside other requests; the
   * next one ends it with "cancelled". `run` is a number of the caller's own, which clusters.progress names.
   */
  'clusters.open': () =>
    v.strictObject({
      run: count,
      query: v.strictObject({
        fault: v.optional(v.picklist(CLUSTER_FAULTS)),
        lacks: v.optional(optionalLanguage),
        has: v.optional(optionalLanguage),
        search: v.optional(text),
      }),
    }),
  /** A window of a list, as the rows are now. */
  'clusters.rows': () => v.strictObject({ list: count, start: count, count: v.pipe(count, v.maxValue(512)) }),
  /** Where the cluster of a row stands in a list, or -1. */
  'clusters.position': () => v.strictObject({ list: count, row: count }),
  /** Sets or removes (null) languages of clusters in all their rows; a cluster is named by any of them. One undo step. */
  'clusters.set': () =>
    v.strictObject({
      cells: v.pipe(
        v.array(v.strictObject({ cluster: count, language, href: v.nullable(v.pipe(text, v.trim())) })),
        v.minLength(1),
        v.maxLength(5_000),
      ),
    }),
  /** What clusters.complete would change. The next preview ends it with "cancelled". */
  'clusters.previewComplete': () => v.strictObject({ list: count, ranges: clusterRanges() }),
  /**
   * Has all rows of these clusters list all their versions; clusters with conflicts stay. Links to rows that are left out
   * are given to more rows only with `excluded`. One undo step.
   */
  'clusters.complete': () =>
    v.strictObject({ list: count, ranges: clusterRanges(), excluded: v.optional(v.boolean()) }),
  /** Writes a list as CSV, as a job "clustersExport". */
  'clusters.export': () => v.strictObject({ list: count, path: filePath, overwrite: v.boolean() }),
  /** What a build would change. The next one ends it with "cancelled". */
  'clusters.previewBuild': () => v.strictObject({ source: buildSource() }),
  /** Builds clusters from a pattern or a table. One undo step. */
  'clusters.build': () => v.strictObject({ source: buildSource() }),
} satisfies Record<string, () => v.GenericSchema>;

export interface ClusterResults {
  'clusters.open': ClusterList;
  'clusters.rows': { readonly rows: readonly ClusterRow[] };
  'clusters.position': { readonly position: number };
  'clusters.set': EditResult;
  'clusters.previewComplete': CompletePreview;
  'clusters.complete': EditResult;
  'clusters.export': { readonly job: number };
  'clusters.previewBuild': BuildPreview;
  'clusters.build': EditResult;
}
