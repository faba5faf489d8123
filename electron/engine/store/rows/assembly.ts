// The WebAssembly for addresses that are looked for and change, one instance in each thread: V8 would compile the same work as JavaScript anew
// in each. Nothing waits between the calls for one list of rows.
import type { PageReader } from '../../rows/page-input.ts';
import { ASSEMBLY_CODE } from './assembly-code.ts';

/** What assembly/index.ts offers; places are offsets in `memory`, lists 0 for what was and 1 for what it becomes. */
interface Assembly extends PageReader {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** All of it. */
  readonly bytes: Buffer;
  readonly mostRows: () => number;
  readonly mostBytes: () => number;
  readonly listBytes: (list: number) => number;
  readonly forgetRows: (rows: number) => void;
  readonly readList: (list: number, bytes: number, rows: number) => number;
  readonly rowMarks: () => number;
  readonly hashList: (list: number, rows: number) => void;
  readonly listHashes: (list: number) => number;
  readonly startOf: (list: number, row: number) => number;
  readonly endOf: (list: number, row: number) => number;
  readonly scopeText: () => number;
  readonly mostScope: () => number;
  readonly lookAtLocs: (rows: number, scopeBytes: number, shortest: number, longest: number) => void;
  readonly packTexts: (list: number, rows: number) => number;
  readonly packedTexts: () => number;
  readonly packHashes: (list: number, rows: number) => number;
  readonly packedHashes: () => number;
  readonly wantedText: () => number;
  readonly mostWanted: () => number;
  readonly replacementText: () => number;
  readonly beginStoredLocs: (first: number, last: number, textBytes: number, matchCase: boolean) => void;
  readonly addLocs: (first: number, count: number) => number;
  readonly storedLocs: () => number;
  readonly storedLocIds: () => number;
  readonly oddLocs: () => number;
  readonly oddLocRows: () => number;
  readonly areAscii: () => number;
  readonly replaceWanted: (bytes: number) => number;
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
