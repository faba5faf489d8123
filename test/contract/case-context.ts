// What the cases of all requests have in common.
import type { Backup } from '../../shared/model/backup.ts';
import type { RequestName, RequestParams, RequestResults } from '../../shared/contract/requests/requests.ts';

/** What a case works with: an engine with a project of three rows, and a folder of its own. */
export interface CaseContext {
  readonly folder: string;
  readonly ask: <N extends RequestName>(name: N, params: RequestParams<N>) => Promise<RequestResults[N]>;
  /** Does what a backup is made before, and gives those that there are. */
  readonly backUp: () => Promise<readonly Backup[]>;
  /** Waits for the end of the running job and gives its result; throws its error. */
  readonly jobEnd: () => Promise<unknown>;
}

export type Case<N extends RequestName> = (context: CaseContext) => Promise<RequestResults[N]>;
