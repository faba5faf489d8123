// A thread that packs one file after the other: what it is asked is done by pack-order.ts.
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../shared/contract/errors.ts';
import { givenAway, packOrdered, type PackedBytes, type PackOrder } from './pack-order.ts';

export type PackAnswer =
  | { readonly kind: 'packed'; readonly bytes: PackedBytes }
  | { readonly kind: 'failed'; readonly error: { readonly app: ErrorData } | { readonly other: unknown } };

parentPort?.on('message', (order: PackOrder) => {
  try {
    const bytes = packOrdered(order);
    tell({ kind: 'packed', bytes }, givenAway(bytes));
  } catch (error) {
    const told = error instanceof AppError ? { app: error.toData() } : { other: error };
    tell({ kind: 'failed', error: told });
  }
});

function tell(told: PackAnswer, lent: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(told, lent);
}
