// What the engine and the host tell without being asked.
import type { BulkPreview } from '../model/edit/bulk-edit.ts';
import type { ChangeLabel } from '../model/edit/change.ts';
import type { JobProgress } from '../model/job.ts';
import type { ErrorData } from './errors.ts';
import type { JobResults } from './requests/requests.ts';
import type { AppSettings } from './settings-schemas.ts';
import type { UpdateState } from './updates.ts';

export interface EventMap {
  /** A request turned out to be long and goes on as a job; the request's own answer comes at its end. */
  'job.started': { readonly job: number; readonly kind: keyof JobResults };
  /** How far an edit.preview is, with what it found so far. */
  'preview.progress': {
    readonly preview: number;
    readonly done: number;
    readonly total: number;
    readonly found: BulkPreview;
  };
  'job.progress': { readonly job: number; readonly progress: JobProgress };
  'job.done': {
    readonly [K in keyof JobResults]: {
      readonly job: number;
      readonly kind: K;
      readonly result: JobResults[K];
    };
  }[keyof JobResults];
  /** Also sent for a cancelled job, with code "cancelled". */
  'job.failed': { readonly job: number; readonly error: ErrorData };
  /** How far a query has come, 0…1; only told by queries that take a while. */
  'view.progress': { readonly run: number; readonly share: number };
  /** How far a search for clusters has come, 0…1. */
  'clusters.progress': { readonly run: number; readonly share: number };
  /** How far a count of the overview has come, 0…1; only told by those that take a while. */
  'overview.progress': { readonly run: number; readonly share: number };
  /** Rows, settings or sources changed; ask project.info and the open windows again. */
  'project.changed': { readonly revision: number };
  /** Undone branches of the history that had to go, so that it keeps within its bound: the last change of each. */
  'history.removed': {
    readonly branches: readonly { readonly label: ChangeLabel; readonly states: number }[];
  };
  /** There is no backup of what a large change found. The change goes on. */
  'backup.failed': { readonly error: ErrorData };
  /** Another project is open, or none (null): all windows of it go along, not only the one that asked for it. */
  'project.replaced': { readonly path: string | null };
  /**
   * Sent by the host: the engine ended unexpectedly, was restarted, and the project (if any) is open again. `givenUp`: it
   * ended too often, and is started when a project is opened. `cancelled`: it was ended by the host, as the user cancelled
   * what it did not hear of; whoever waits for that is told so.
   */
  'engine.restarted': {
    readonly reopened: string | null;
    readonly error: ErrorData | null;
    readonly givenUp?: true;
    readonly cancelled?: true;
  };
  /** Sent by the host: the user opened a project in the system (a double click, a second start of the app). */
  'project.requested': { readonly path: string };
  /** Sent by the host to all windows: the user changed settings in one. */
  'settings.changed': AppSettings;
  /** Sent by the host: what is known of newer versions. */
  'updates.changed': UpdateState;
  /** Sent by the host: it closes the project and ends, which takes a while. */
  'app.closing': Readonly<Record<string, never>>;
}

export type EventName = keyof EventMap;

/** One event as it travels. */
export type EngineEvent = {
  readonly [N in EventName]: { readonly event: N; readonly data: EventMap[N] };
}[EventName];
