// Language versions of one page as a cluster: what the pivot of languages shows, and how it is asked for. Types only.

import type { ErrorReason } from '../contract/error-texts.ts';

/** The code that names no language: the page for everyone else. */
export const X_DEFAULT = 'x-default';

/**
 * What is wrong with a cluster. "holes": it lacks an expected language; "incomplete": a page lacks a language, or the
 * x-default, that another page of the cluster has, though no address is missing on either side; "oneWay": a version is not
 * listed by all others, or does not list them; "conflicts": a language has several addresses; "defaults": its pages name
 * different x-defaults; "targets": an address is no row of the project though it is on the same host, or is left out;
 * "codes": a code is not valid.
 */
export const CLUSTER_FAULTS = [
  'holes',
  'incomplete',
  'oneWay',
  'conflicts',
  'defaults',
  'targets',
  'codes',
] as const;
export type ClusterFault = (typeof CLUSTER_FAULTS)[number];

/** What files and the command line call them. */
export const FAULT_NAMES: Readonly<Record<ClusterFault, string>> = {
  holes: 'missing',
  incomplete: 'incomplete',
  oneWay: 'one-way',
  conflicts: 'conflicts',
  defaults: 'x-default',
  targets: 'targets',
  codes: 'codes',
};

/**
 * How an address of a cluster stands: "ok", "incomplete" or "oneWay" (see above), "excluded" or "missing" (see
 * "targets"), "foreign" (on another host and no row here, which is fine).
 */
export type LinkState = 'ok' | 'incomplete' | 'oneWay' | 'excluded' | 'missing' | 'foreign';

export interface ClusterLink {
  readonly href: string;
  /** The row that has the address, or null. */
  readonly row: number | null;
  readonly state: LinkState;
}

/** The addresses of one language: one, or several where the pages of the cluster disagree. */
export interface ClusterCell {
  /** In small letters. */
  readonly language: string;
  readonly links: readonly ClusterLink[];
}

export interface ClusterRow {
  /** The first row of the cluster; it names the cluster in requests. */
  readonly id: number;
  readonly loc: string;
  /** Its rows, ascending; at most MAX_CLUSTER_ROWS of them. */
  readonly rows: readonly number[];
  /** All its rows. */
  readonly count: number;
  readonly cells: readonly ClusterCell[];
  /** Without "holes", which depend on the other clusters. */
  readonly faults: readonly ClusterFault[];
}

/** Larger clusters come of links that lead to one page from everywhere: they are shown in part and not edited. */
export const MAX_CLUSTER_ROWS = 1_000;

/** Which clusters are shown; all that is given must hold. */
export interface ClusterQuery {
  readonly fault?: ClusterFault | undefined;
  /** Clusters without this language. */
  readonly lacks?: string | undefined;
  /** Clusters with this code. */
  readonly has?: string | undefined;
  /** Clusters with a row whose address holds this text, whatever its case. */
  readonly search?: string | undefined;
}

export interface ClusterLanguage {
  /** In small letters. */
  readonly code: string;
  /** Clusters that have it. */
  readonly clusters: number;
}

/** The languages that every page of a site is to have, in small letters; a cluster without one of them has a hole. */
export interface ExpectedLanguages {
  readonly codes: readonly string[];
  /** Whether the user chose them; else they are the guess. */
  readonly chosen: boolean;
  /** What the set suggests. */
  readonly guess: readonly string[];
}

export interface ClusterList {
  /** Names this list in clusters.rows. */
  readonly list: number;
  /** How many the query finds, in the order of their first rows. */
  readonly clusters: number;
  /** How many there are, and how many rows they have. */
  readonly all: number;
  readonly rows: number;
  /** x-default first, then the others by how many clusters have them. */
  readonly languages: readonly ClusterLanguage[];
  readonly expected: ExpectedLanguages;
  readonly faults: Readonly<Record<ClusterFault, number>>;
}

/** What completing the links of clusters would change. */
export interface CompletePreview {
  /** Clusters with rows that would change, and these rows. */
  readonly clusters: number;
  readonly rows: number;
  /** Clusters that stay as they are, as a language has several addresses. */
  readonly conflicts: number;
  /** Rows that are left out and would be listed by more rows, and the rows that would change if they are to be. */
  readonly excluded: number;
  readonly rowsWithExcluded: number;
}

/** A table of clusters that was written. */
export interface ClustersWritten {
  readonly path: string;
  readonly clusters: number;
  readonly bytes: number;
}

/** A cluster as a build would make it. */
export interface BuiltCluster {
  readonly links: readonly { readonly language: string; readonly href: string }[];
  /** How many of its rows would change. */
  readonly changes: number;
}

export interface BuildPreview {
  readonly clusters: number;
  /** Rows that are in them, and how many of these would change. */
  readonly rows: number;
  readonly changes: number;
  readonly languages: readonly ClusterLanguage[];
  /** The first of them. */
  readonly samples: readonly BuiltCluster[];
  /** Addresses of the file that no row has. */
  readonly unknown: number;
  /** The first of what could not be used, with its line. */
  readonly problems: readonly { readonly line: number; readonly why: ErrorReason }[];
}
