// The WebAssembly that sorts texts, one instance in each thread: V8 would compile the same work as JavaScript anew in each.
// Nothing waits between the calls for one run.
import { ASSEMBLY_CODE } from './assembly-code.ts';

/** What assembly/index.ts offers; places are offsets in `memory`, which `beginTexts` may make another one. */
export interface Assembly {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly beginTexts: (bytes: number) => number;
  readonly addTexts: (rows: number, gap: number) => void;
  readonly lineLengths: (bytes: number, lines: number) => number;
  readonly textCount: () => number;
  readonly textIds: () => number;
  readonly textLengths: () => number;
  readonly sortTexts: () => void;
  readonly frontCode: () => number;
  readonly keptBytes: () => number;
  readonly keptIds: () => number;
  readonly keptLengths: () => number;
  readonly keptShared: () => number;
}

/** Memory that is kept from one run to the next: what most need. */
const KEPT_BYTES = 24 << 20;

let module: object | null = null;
let instance: Assembly | null = null;

/** This thread's instance. */
export function assembly(): Assembly {
  if (instance && instance.memory.buffer.byteLength <= KEPT_BYTES) return instance;
  module ??= new WebAssembly.Module(Buffer.from(ASSEMBLY_CODE, 'base64'));
  const exports: unknown = new WebAssembly.Instance(module).exports;
  return (instance = exports as Assembly);
}
