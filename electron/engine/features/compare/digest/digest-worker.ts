// What a thread does that digests files for a comparison, and reads wanted rows again, one order at a time. It knows no
// project; whoever started it ends it.
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorData } from '../../../../../shared/contract/errors.ts';
import { DIGEST_COLUMNS } from './digest-columns.ts';
import { diskFile, type FileFacts, type SourceFile } from '../../../read/sources/source-file.ts';
import { digestFile, type DigestedFile, type DigestSettings } from './digest-file.ts';
import type { PackedRecords } from '../../../store/compared/compared-records.ts';
import { readWantedRows, type WantedRows } from '../sides/read-wanted-rows.ts';

interface OrderedFile {
  readonly location: string;
  readonly size: number;
  readonly named: boolean;
  readonly facts: FileFacts;
}

/** To the thread: digest a file; read rows of one, a batch at a time; go on with the next batch. */
export type DigestOrder =
  | {
      readonly kind: 'digest';
      readonly file: OrderedFile;
      readonly settings: DigestSettings;
    }
  | {
      readonly kind: 'rows';
      readonly file: OrderedFile;
      readonly settings: DigestSettings;
      readonly wanted: WantedRows;
    }
  | { readonly kind: 'next' };

/** From the thread. */
export type DigestAnswer =
  | { readonly kind: 'digested'; readonly digested: DigestedFile }
  | { readonly kind: 'rows'; readonly records: readonly PackedRecords[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly error: { readonly app: ErrorData } | { readonly other: unknown } };

const port = parentPort;
const signal = new AbortController().signal;
let wake: (() => void) | null = null;

port?.on('message', (order: DigestOrder) => {
  if (order.kind === 'next') wake?.();
  else {
    run(order).catch((error: unknown) => {
      post({
        kind: 'failed',
        error: error instanceof AppError ? { app: error.toData() } : { other: error },
      });
    });
  }
});

async function run(order: Exclude<DigestOrder, { kind: 'next' }>): Promise<void> {
  const file = fileOf(order.file);
  if (order.kind === 'digest') {
    const digested = await digestFile(file, order.settings, signal);
    const { rows } = digested;
    const lent = DIGEST_COLUMNS.map((column) => rows[column].buffer as ArrayBuffer);
    post({ kind: 'digested', digested }, lent);
    return;
  }
  for await (const records of readWantedRows(file, order.wanted, order.settings, signal)) {
    const taken = new Promise<void>((resolve) => (wake = resolve));
    const buffers = records.flatMap(({ bytes, starts }) => [bytes.buffer, starts.buffer] as ArrayBuffer[]);
    post({ kind: 'rows', records }, buffers);
    await taken;
  }
  post({ kind: 'end' });
}

function fileOf({ location, size, named, facts }: OrderedFile): SourceFile {
  return diskFile(location, size, named, facts);
}

function post(answer: DigestAnswer, buffers: ArrayBuffer[] = []): void {
  port?.postMessage(answer, buffers);
}
