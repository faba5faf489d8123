// Finds the clusters of language versions of all included rows, in slices. It wires store, parse and check.
import {
  CLUSTER_FAULTS,
  MAX_CLUSTER_ROWS,
  X_DEFAULT,
  type ClusterFault,
  type ClusterLanguage,
} from '../../../../shared/model/cluster.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { languageFault } from '../../../../shared/protocol/languages.ts';
import { ClusterForest, UNSURE, type Clusters } from '../cluster-forest.ts';
import { codeSpelling } from '../languages/code-spelling.ts';
import { LanguageSets } from '../language-sets.ts';
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';
import { countLinkRows, readIncludedLinkRows } from '../../store/links/links.ts';
import type { ProjectStore } from '../../store/store.ts';
import { judgeClusters } from './judge-clusters.ts';

/** What is known of all clusters. Memory: 5 bytes a cluster and 4 a row. */
export interface ClusterIndex {
  readonly clusters: Clusters;
  /** The number of each cluster's set of languages. */
  readonly sets: Uint32Array;
  readonly languageSets: readonly (readonly string[])[];
  /** A bit for each of CLUSTER_FAULTS but "holes", which depends on what is expected. */
  readonly faults: Uint8Array;
  readonly languages: readonly ClusterLanguage[];
  /** Writes a code as the set does. */
  readonly spell: (code: string) => string;
}

export function faultBit(fault: ClusterFault): number {
  return 1 << CLUSTER_FAULTS.indexOf(fault);
}

/** Rows looked at together where clusters have to be judged. */
const ROWS_AT_ONCE = 500;

/** How many rows the steps will yield, about. */
export function clusterWork(store: ProjectStore): number {
  return countLinkRows(store.db) * 2;
}

/** Twice over the rows with language versions, the second time only over those in clusters that are not surely right. */
export function* findClusters(store: ProjectStore): Steps<ClusterIndex> {
  const sets = new LanguageSets();
  const forest = new ClusterForest(sets, (ext) => readExtensions(ext).alternates);
  for (const rows of readIncludedLinkRows(store.db)) {
    for (const { id, loc, ext } of rows) forest.add(id, loc, ext);
    yield rows.length;
  }
  const clusters = yield* forest.finish();
  const faults = new Uint8Array(clusters.count);
  const numbers = clusters.sets.slice();
  for (const part of unsureClusters(clusters)) {
    const judged = judgeClusters(
      store,
      part.map((cluster) => rowsOf(clusters, cluster)),
    );
    judged.forEach(({ cells, faults: found }, i) => {
      const cluster = part[i] ?? 0;
      numbers[cluster] = sets.numberOf(cells.map(({ language }) => language));
      for (const fault of found) faults[cluster] = (faults[cluster] ?? 0) | faultBit(fault);
    });
    yield part.reduce((sum, cluster) => sum + rowsOf(clusters, cluster).length, 0);
  }
  markCodes(numbers, sets.all(), faults);
  return {
    clusters,
    sets: numbers,
    languageSets: sets.all(),
    faults,
    languages: countLanguages(numbers, sets.all()),
    spell: codeSpelling(forest.written.spellings()),
  };
}

/** The rows of a cluster, at most MAX_CLUSTER_ROWS. */
export function rowsOf({ starts, rows }: Clusters, cluster: number): Uint32Array {
  const start = starts[cluster] ?? 0;
  return rows.subarray(start, Math.min(starts[cluster + 1] ?? start, start + MAX_CLUSTER_ROWS));
}

function* unsureClusters(clusters: Clusters): Generator<number[]> {
  let part: number[] = [];
  let rows = 0;
  for (let cluster = 0; cluster < clusters.count; cluster++) {
    if (clusters.sets[cluster] !== UNSURE) continue;
    part.push(cluster);
    rows += rowsOf(clusters, cluster).length;
    if (rows < ROWS_AT_ONCE) continue;
    yield part;
    part = [];
    rows = 0;
  }
  if (part.length > 0) yield part;
}

/** x-default first, then those that most clusters have. */
function countLanguages(
  numbers: Uint32Array,
  sets: readonly (readonly string[])[],
): readonly ClusterLanguage[] {
  const uses = new Uint32Array(sets.length);
  for (const number of numbers) uses[number] = (uses[number] ?? 0) + 1;
  const counts = new Map<string, number>();
  sets.forEach((codes, number) => {
    for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + (uses[number] ?? 0));
  });
  return Array.from(counts, ([code, clusters]) => ({ code, clusters }))
    .filter(({ clusters }) => clusters > 0)
    .sort(
      (a, b) =>
        Number(b.code === X_DEFAULT) - Number(a.code === X_DEFAULT) ||
        b.clusters - a.clusters ||
        (a.code < b.code ? -1 : 1),
    );
}

function markCodes(numbers: Uint32Array, sets: readonly (readonly string[])[], faults: Uint8Array): void {
  const faulty = sets.map((codes) => codes.some((code) => languageFault(code) !== null));
  const bit = faultBit('codes');
  for (let i = 0; i < numbers.length; i++) {
    if (faulty[numbers[i] ?? 0] === true) faults[i] = (faults[i] ?? 0) | bit;
  }
}
