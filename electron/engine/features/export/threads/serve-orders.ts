// What a thread of an export does: it makes files as file-maker.ts does, or packs those that were made elsewhere, one order
// after the other.
import { parentPort } from 'node:worker_threads';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { packFile, type WrittenContent } from '../pack/pack-file.ts';
import { FileMaker } from './file-maker.ts';
import type { ExportAnswer, ExportOrder } from './thread-orders.ts';

/** Does what this thread is asked. */
export function serveOrders(): void {
  let maker: FileMaker | null = null;
  parentPort?.on('message', (order: ExportOrder) => {
    if (order.kind === 'begin') {
      maker = new FileMaker(order.project);
      return;
    }
    try {
      if (order.kind === 'end') parentPort?.close();
      else answer(order, maker);
    } catch (error) {
      const told = error instanceof AppError ? { app: error.toData() } : { other: error };
      tell({ kind: 'failed', error: told });
    }
  });
}

type AskedOrder = Exclude<ExportOrder, { readonly kind: 'begin' | 'end' }>;

function answer(order: AskedOrder, maker: FileMaker | null): void {
  if (order.kind === 'pack') {
    const { xml, ...file } = order.file;
    tellBytes(packFile({ ...file, xml: Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength) }));
    return;
  }
  if (!maker) throw new TypeError('No project was named.');
  if (order.kind === 'lines') tell({ kind: 'lines', lines: maker.lines(order.order) });
  else tellBytes(maker.bytes(order.name, order.level));
}

/** They have memory of their own, which is given away. */
function tellBytes({ bytes, crc }: WrittenContent): void {
  const own = bytes as Uint8Array<ArrayBuffer>;
  tell({ kind: 'bytes', made: { bytes: own, crc } }, [own.buffer]);
}

function tell(told: ExportAnswer, lent: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(told, lent);
}
