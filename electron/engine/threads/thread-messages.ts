// What the two ends of a thread send each other. Plain data.
import type { MessagePort } from 'node:worker_threads';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { ThreadKind } from './thread-kinds.ts';

/** What a thread is started with. */
export interface ThreadData {
  readonly kind: ThreadKind;
  readonly data: unknown;
  readonly port: MessagePort;
  /** 1 once it is to end: a thread that is busy with many small jobs sees that before the message. */
  readonly ending: Int32Array<SharedArrayBuffer>;
}

/** To the thread: an order; a part of its answer was taken; nobody wants its answer; nothing more is asked. */
export type ToThread =
  | { readonly kind: 'order'; readonly id: number; readonly name: string; readonly order: unknown }
  | { readonly kind: 'taken' | 'drop'; readonly id: number }
  | { readonly kind: 'end' };

/** From the thread: parts of an answer, if any, then the answer or why there is none. */
export type FromThread =
  | { readonly kind: 'part'; readonly id: number; readonly part: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: ThreadError };

/** As data where it is an AppError, which would lose its class on the way. */
export type ThreadError = { readonly app: ErrorData } | { readonly other: unknown };
