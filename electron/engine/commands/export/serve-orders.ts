// What a thread of an export does: it makes files, blocks and lines as file-maker.ts does, one order after the other.
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../../shared/contract/errors.ts';
import { inOnePiece } from '../../write/pack-file.ts';
import { givenAway, packOrdered, type PackedBytes, type PackOrder } from '../../write/pack-order.ts';
import type { WrittenContent } from '../../write/reproducible-gzip.ts';
import { FileMaker, type FileOrder, type FrozenFile, type MadeLines } from './file-maker.ts';
import { isMine, type BlockAhead, type ClaimedOrder } from './made-ahead.ts';

/**
 * First the frozen project. Then the lines of a file, then its bytes; or blocks of a file; or a file that was made elsewhere,
 * to be packed. At last, where nothing more is asked, the end.
 */
export type ExportOrder =
  | { readonly kind: 'begin'; readonly project: FrozenFile }
  | { readonly kind: 'end' }
  | { readonly kind: 'lines'; readonly order: FileOrder }
  | {
      readonly kind: 'bytes';
      readonly name: string;
      readonly level: number | null;
      readonly memory: ArrayBuffer | null;
    }
  | { readonly kind: 'blocks'; readonly order: ClaimedOrder }
  | { readonly kind: 'pack'; readonly order: PackOrder };

export interface MadeBytes extends Omit<WrittenContent, 'pieces'> {
  readonly content: Uint8Array<ArrayBuffer>;
}

export type ExportAnswer =
  | { readonly kind: 'lines'; readonly lines: MadeLines }
  | { readonly kind: 'bytes'; readonly bytes: MadeBytes }
  | { readonly kind: 'blocks'; readonly blocks: readonly BlockAhead[] | null }
  | { readonly kind: 'packed'; readonly bytes: PackedBytes }
  | { readonly kind: 'failed'; readonly error: { readonly app: ErrorData } | { readonly other: unknown } };

/** Does what this thread is asked. */
export function serveOrders(): void {
  let maker: FileMaker | null = null;
  /** The order before: they are done one after the other. */
  let before = Promise.resolve();
  parentPort?.on('message', (order: ExportOrder) => {
    if (order.kind === 'begin') maker = new FileMaker(order.project);
    else if (order.kind === 'end') void before.then(() => parentPort?.close());
    else
      before = before
        .then(() => answer(order, maker))
        .catch((error: unknown) => {
          const told = error instanceof AppError ? { app: error.toData() } : { other: error };
          tell({ kind: 'failed', error: told });
        });
  });
}

type AskedOrder = Exclude<ExportOrder, { readonly kind: 'begin' | 'end' }>;

async function answer(order: AskedOrder, maker: FileMaker | null): Promise<void> {
  if (order.kind === 'pack') {
    const bytes = packOrdered(order.order);
    tell({ kind: 'packed', bytes }, givenAway(bytes));
    return;
  }
  if (!maker) throw new TypeError('No project was named.');
  switch (order.kind) {
    case 'lines':
      tell({ kind: 'lines', lines: maker.lines(order.order) });
      return;
    case 'blocks':
      tell({ kind: 'blocks', blocks: isMine(order.order) ? await maker.blocks(order.order) : null });
      return;
    case 'bytes': {
      const file = maker.bytes(order.name, order.level, order.memory);
      const content = inOnePiece(file);
      tell({ kind: 'bytes', bytes: { content, places: file.places, crc: file.crc } }, [content.buffer]);
    }
  }
}

function tell(told: ExportAnswer, lent: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(told, lent);
}
