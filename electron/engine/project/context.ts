// What a command gets to work with: the open project, the jobs, and a way to tell events. No logic of its own.
import type { EngineEvent } from '../../../shared/contract/events.ts';
import type {
  RequestName,
  RequestParams,
  RequestResults,
} from '../../../shared/contract/requests/requests.ts';
import type { TemporaryFolder } from '../../files/temporary-folder.ts';
import type { Backups } from './backups.ts';
import type { Comparison } from './last-comparison.ts';
import type { ImportTree } from './running-import.ts';
import type { OpenProject } from './open-project.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { WebSurroundings } from '../read/sources/web/web-exchange.ts';

export interface EngineContext {
  readonly emit: (event: EngineEvent) => void;
  readonly jobs: JobRunner;
  /** How many requests wait for their answer: what nobody waits for gives them its turn. */
  answering: number;
  /** The open project, or null. Only the project.* commands replace it. */
  current: OpenProject | null;
  /** What the last import has found, or the running one so far. */
  tree?: ImportTree | null;
  /** The last comparison, until it is forgotten. */
  comparison?: Comparison | null;
  /** The lines of a paste that came ahead of it: see edit.hold. */
  held?: { readonly block: number; readonly lines: (string | null)[][] } | null;
  /** Where the text of a pasted table is kept as a file: see table.keep. */
  keptText?: TemporaryFolder | null;
  /** Absent: none are made. */
  readonly backups?: Backups | undefined;
  /** How the web is reached. Default: as the system does. */
  readonly surroundings?: WebSurroundings | undefined;
}

/** One request's implementation. `window`: who asks, by a number that the host gives; what one asks ends nothing of another. */
export type Command<N extends RequestName> = (
  params: RequestParams<N>,
  context: EngineContext,
  window?: number,
) => RequestResults[N] | Promise<RequestResults[N]>;

/** A command for every request; a missing one does not compile. */
export type Commands = { readonly [N in RequestName]: Command<N> };
