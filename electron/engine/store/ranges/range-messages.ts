// What a thread that looks at ranges of rows and the engine tell each other. Types only.
import type { MessagePort } from 'node:worker_threads';
import type { ErrorData } from '../../../../shared/contract/errors.ts';
import type { RangeClaims, RangeState } from './range-signals.ts';

/** What the thread is started with. */
export interface RangeThreadData {
  readonly path: string;
  readonly state: RangeState;
  readonly port: MessagePort;
}

export interface TaskMessage {
  readonly number: number;
  readonly task: unknown;
  readonly claims: RangeClaims;
}

/** What was found in a range of a task. */
export type RangeMessage =
  | { readonly task: number; readonly range: number; readonly found: unknown }
  | { readonly task: number; readonly range: number; readonly error: ErrorData };
