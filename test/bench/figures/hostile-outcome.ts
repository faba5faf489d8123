// What the import of a hostile file reports from its own process.

export const HOSTILE_MARK = 'hostile-outcome ';

export interface HostileOutcome {
  readonly seconds: number;
  readonly rows: number;
  /** Of the error that ended it, or of its problems. */
  readonly codes: readonly string[];
  /** Sockets and look-ups of names. */
  readonly sockets: number;
  readonly peakMb: number;
}
