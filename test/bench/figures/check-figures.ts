// What the check bench measures; milliseconds where nothing else is said.

export const CHECK_MARK = 'check-figures ';

export interface CheckFigures {
  readonly scan: number;
  readonly full: number;
  readonly again: number;
  /** Processor time of the second run. */
  readonly againCpu: number;
  /** From the end of a run in its middle until all is as before; `longestStep` comes before it. */
  readonly cancel: number;
  readonly edit: number;
  readonly longestStep: number;
  /** The last step, which makes what was found durable. */
  readonly commit: number;
  /** The longest pause for others while the log is taken over into the file. */
  readonly takeOver: number;
  readonly peakMb: number;
}

/** Begins the line with the figures of the clusters bench. */
export const CLUSTER_MARK = 'clusters: ';

/** Times in ms, memory in MB. */
export interface ClusterFigures {
  readonly clusters: number;
  readonly ms: number;
  readonly cpu: number;
  readonly longestStep: number;
  /** Reading 128 clusters, as the pivot does. */
  readonly window: number;
  /** Memory that the search took on top of what the process had. */
  readonly moreMb: number;
}
