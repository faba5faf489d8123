// A thread that makes files of an export: what it is asked is done by file-maker.ts, how it began by whoever began it.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../../shared/contract/errors.ts';
import type { PackedBytes, PackOrder } from '../../write/pack-order.ts';
import type { BlockPlace } from '../../write/reproducible-gzip.ts';
import type { BlockAhead, BlocksOrder } from './made-ahead.ts';
import type { FileOrder, MadeLines } from './file-maker.ts';

/** What whoever starts the thread tells it. */
export interface ExportThreadData {
  /** Threads don't inherit this from their process, and loading takes them four times as long without. */
  readonly compileCache: boolean;
}

/** First the frozen project. Then the lines of a file, then its bytes; or blocks of a file; or a file that was made elsewhere, to be packed. */
export type ExportOrder =
  | { readonly kind: 'begin'; readonly path: string }
  | { readonly kind: 'lines'; readonly order: FileOrder }
  | { readonly kind: 'bytes'; readonly name: string; readonly level: number | null }
  | { readonly kind: 'blocks'; readonly order: BlocksOrder }
  | { readonly kind: 'pack'; readonly order: PackOrder };

export interface MadeBytes {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly places: readonly BlockPlace[];
}

export type ExportAnswer =
  | { readonly kind: 'lines'; readonly lines: MadeLines }
  | { readonly kind: 'bytes'; readonly bytes: MadeBytes }
  | { readonly kind: 'blocks'; readonly blocks: readonly (BlockAhead | null)[] }
  | { readonly kind: 'packed'; readonly bytes: PackedBytes }
  | { readonly kind: 'failed'; readonly error: { readonly app: ErrorData } | { readonly other: unknown } };

const { compileCache } = workerData as ExportThreadData;
if (compileCache) enableCompileCache();
const { FileMaker } = await import('./file-maker.ts');
const { inOnePiece } = await import('../../write/pack-file.ts');
const { givenAway, packOrdered } = await import('../../write/pack-order.ts');
// A thread that is ended from outside would not write what it compiled.
if (compileCache) flushCompileCache();

let maker: InstanceType<typeof FileMaker>;

/** The order before: they are done one after the other. */
let before = Promise.resolve();

parentPort?.on('message', (order: ExportOrder) => {
  if (order.kind === 'begin') maker = new FileMaker(order.path);
  else
    before = before
      .then(() => answer(order))
      .catch((error: unknown) => {
        const told = error instanceof AppError ? { app: error.toData() } : { other: error };
        tell({ kind: 'failed', error: told });
      });
});

async function answer(order: Exclude<ExportOrder, { readonly kind: 'begin' }>): Promise<void> {
  switch (order.kind) {
    case 'lines':
      tell({ kind: 'lines', lines: maker.lines(order.order) });
      return;
    case 'blocks':
      tell({ kind: 'blocks', blocks: await maker.blocks(order.order) });
      return;
    case 'pack': {
      const bytes = await packOrdered(order.order);
      tell({ kind: 'packed', bytes }, givenAway(bytes));
      return;
    }
    case 'bytes': {
      const file = await maker.bytes(order.name, order.level);
      const content = inOnePiece(file);
      tell({ kind: 'bytes', bytes: { content, places: file.places } }, [content.buffer]);
    }
  }
}

function tell(told: ExportAnswer, lent: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(told, lent);
}
