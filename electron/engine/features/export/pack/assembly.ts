// The engine's own WebAssembly, one instance in each thread: what is done with every byte of an export, and what V8 would
// compile anew in each thread as JavaScript. Its memory is of a fixed size; calls share it, and none of them waits.
import type { PageReader } from '../../../rows/page-input.ts';
import { ASSEMBLY_CODE } from '../assembly-code.ts';

/** What assembly/index.ts offers; places are offsets in `memory`. */
interface Assembly extends PageReader {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** All of it. */
  readonly bytes: Buffer;
  readonly linesOutput: () => number;
  readonly fragmentsOutput: () => number;
  readonly fragmentBytes: () => number;
  readonly beginStoredRows: (
    first: number,
    last: number,
    wanted: number,
    section: number,
    blockingBits: number,
  ) => void;
  readonly addPages: (first: number, count: number) => number;
  readonly storedRows: () => number;
  readonly storedRowIds: () => number;
  readonly wantedRowIds: () => number;
  readonly mostStoredRows: () => number;
  readonly blockedStoredRows: () => number;
  readonly impreciseLastmods: () => number;
  readonly lateLastmods: () => number;
  readonly lastmodPlaces: () => number;
  readonly deflateInput: () => number;
  readonly mostDeflateInput: () => number;
  readonly mostDeflated: () => number;
  readonly deflateOutput: () => number;
  readonly forgetWindow: () => void;
  readonly deflate: (window: number, from: number, to: number, level: number, last: boolean) => number;
}

let instance: Assembly | null = null;

/** This thread's instance, compiled when it is first asked for. */
export function assembly(): Assembly {
  if (instance) return instance;
  const module = new WebAssembly.Module(Buffer.from(ASSEMBLY_CODE, 'base64'));
  const exports: unknown = new WebAssembly.Instance(module).exports;
  const offered = exports as Omit<Assembly, 'bytes'>;
  return (instance = { ...offered, bytes: Buffer.from(offered.memory.buffer) });
}
