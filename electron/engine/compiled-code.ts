// Keeps what V8 compiled of the bundle's chunks for the next start, with the functions that ran. Node's own cache holds only
// what runs while a module loads, so that each function is compiled anew in each process. It is for the command line and its
// threads; see docs/decisions/0038-compiled-functions-are-kept.md.
import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire, enableCompileCache, flushCompileCache, Module } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** More bytecode than so many times that of the run that was kept: functions ran that are not in it. */
const WORTH_KEEPING = 1.03;

/** To look for that takes longer than to load many a module: one of so many runs does, whichever it is. */
const RUNS_A_LOOK = 8;

/** What a run kept of a chunk. */
interface KeptChunk {
  /** Of its source: V8 compares nothing but the length. */
  readonly checksum: number;
  readonly data: Buffer;
}

/** What a run kept. V8 takes nothing of another version of it, or of one with other flags. */
interface KeptCode {
  /** Bytes of bytecode that the run had in all. */
  readonly bytecode: number;
  /** The kinds of runs whose functions are in it. */
  readonly kinds: readonly string[];
  /** By the names of their files. */
  readonly chunks: ReadonlyMap<string, KeptChunk>;
}

export interface CompiledCode {
  /**
   * Writes what was compiled where that is more than what is kept. It never fails: without it a start only takes longer.
   * `kind`: of a run, where runs for one purpose differ by their functions; the first of each kind is surely kept.
   */
  keep(kind?: string): void;
}

/**
 * A variable of the environment, of which threads get a copy: tells one that its process keeps what is compiled. Other
 * processes get it, too, but have other numbers.
 */
const IN_USE = 'MAPWRIGHT_KEEPS_COMPILED_CODE';

/** To be called before the first chunk is loaded. `purpose`: a name for what usually runs the same functions. */
export function useCompiledCode(purpose: string): CompiledCode {
  process.env[IN_USE] = String(process.pid);
  const isBundle = !import.meta.url.endsWith('.ts');
  const folder = isBundle ? keptFolder() : null;
  if (folder === null) {
    enableCompileCache();
    return {
      keep: () => {
        flushCompileCache();
      },
    };
  }
  const bundle = dirname(fileURLToPath(import.meta.url));
  // Other installations have other chunks.
  return new KeptFunctions(bundle, join(folder, `${purpose}-${crc32(bundle).toString(36)}`));
}

/** The same for a thread, where its process does so: loading takes threads four times as long without. */
export function useCompiledCodeInThread(purpose: string): CompiledCode | null {
  return process.env[IN_USE] === String(process.pid) ? useCompiledCode(purpose) : null;
}

class KeptFunctions implements CompiledCode {
  readonly #bundle: string;
  readonly #file: string;
  readonly #kept: KeptCode | null;
  readonly #loaded = new Map<string, { readonly checksum: number; readonly script: Script }>();
  /** Whether any chunk came without what was kept of it. */
  #isMissing = false;

  constructor(bundle: string, file: string) {
    this.#bundle = bundle;
    this.#file = file;
    this.#kept = readKept(file);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- It stays, and nothing else lets a module be compiled otherwise.
    const { extensions } = createRequire(import.meta.url);
    const load = extensions['.js'];
    extensions['.js'] = (module, path) => {
      if (CHUNK.test(basename(path))) this.#load(module, path);
      else load(module, path);
    };
  }

  keep(kind = ''): void {
    const { bytecode: before = 0, kinds = [] } = (!this.#isMissing && this.#kept) || {};
    const isKnown = kinds.includes(kind);
    if (isKnown && Math.random() * RUNS_A_LOOK >= 1) return;
    // Hardly any run needs the module, so it is not loaded with this one.
    const { getHeapCodeStatistics } = process.getBuiltinModule('node:v8');
    const { bytecode_and_metadata_size: bytecode } = getHeapCodeStatistics();
    if (isKnown && bytecode <= before * WORTH_KEEPING) return;
    const chunks = new Map<string, KeptChunk>();
    for (const [name, chunk] of this.#kept?.chunks ?? [])
      if (existsSync(join(this.#bundle, name))) chunks.set(name, chunk);
    for (const [name, { checksum, script }] of this.#loaded)
      chunks.set(name, { checksum, data: script.createCachedData() });
    writeKept(this.#file, { bytecode, kinds: [...new Set([...kinds, kind])], chunks });
  }

  /** As Node loads a CommonJS module. */
  #load(module: NodeJS.Module, path: string): void {
    const name = basename(path);
    const wrapped = readWrapped(path);
    const checksum = crc32(wrapped);
    const kept = this.#kept?.chunks.get(name);
    const script = new Script(wrapped.toString('latin1'), {
      filename: path,
      cachedData: kept?.checksum === checksum ? kept.data : undefined,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    // Nobody says so where none was given.
    this.#isMissing ||= script.cachedDataRejected !== false;
    this.#loaded.set(name, { checksum, script });
    const run = script.runInThisContext() as (...values: unknown[]) => void;
    run.call(module.exports, module.exports, module.require.bind(module), module, path, dirname(path));
  }
}

/** What stands before and behind a module's source, so that it is a function. */
const [HEAD = '', TAIL = ''] = Module.wrap('\0').split('\0');

/** Memory for one source after the other: what is touched for the first time costs more than the copy. */
let scratch = Buffer.allocUnsafeSlow(1 << 18);

/** The source of a chunk in its function, in memory that the next one takes. V8 would copy a text that is put together. */
function readWrapped(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const length = HEAD.length + size + TAIL.length;
    if (scratch.length < length) scratch = Buffer.allocUnsafeSlow(length);
    scratch.write(HEAD, 'latin1');
    if (readSync(file, scratch, HEAD.length, size, 0) < size) throw new Error(`${path} got shorter.`);
    scratch.write(TAIL, HEAD.length + size, 'latin1');
    return scratch.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** What the bundler calls them. They are ASCII. */
const CHUNK = /^chunk-.*\.js$/;

/** A folder that nobody else can write to, as what lies in it is run; null where there is none, or it is not wanted. */
function keptFolder(): string | null {
  const { env, getuid } = process;
  if (env['NODE_DISABLE_COMPILE_CACHE'] !== undefined) return null;
  const uid = getuid?.();
  const folder = join(tmpdir(), uid === undefined ? 'mapwright-code' : `mapwright-code-${String(uid)}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    const isOurs = uid === undefined || (found.uid === uid && (found.mode & 0o022) === 0);
    return found.isDirectory() && isOurs ? folder : null;
  } catch {
    return null;
  }
}

/** What stands before the code itself, as JSON. */
interface Contents {
  readonly bytecode: number;
  /** Missing in what an earlier version kept. */
  readonly kinds?: readonly string[];
  readonly chunks: readonly { readonly name: string; readonly checksum: number; readonly bytes: number }[];
}

/** Two numbers stand first: the checksum of all else, as V8 trusts what it is given, and the length of the contents. */
const NUMBER_BYTES = 4;

/** What begins at such places is run without a copy. */
const ALIGNED_TO = 8;

function readKept(file: string): KeptCode | null {
  try {
    const bytes = readFileSync(file);
    if (bytes.readUInt32LE() !== crc32(bytes.subarray(NUMBER_BYTES))) return null;
    const start = 2 * NUMBER_BYTES;
    let at = start + bytes.readUInt32LE(NUMBER_BYTES);
    const { bytecode, kinds = [], chunks } = JSON.parse(bytes.toString('utf8', start, at)) as Contents;
    const kept = new Map<string, KeptChunk>();
    for (const { name, checksum, bytes: length } of chunks) {
      at = aligned(at);
      kept.set(name, { checksum, data: bytes.subarray(at, (at += length)) });
    }
    return { bytecode, kinds, chunks: kept };
  } catch {
    return null;
  }
}

function writeKept(file: string, { bytecode, kinds, chunks }: KeptCode): void {
  const list = Array.from(chunks, ([name, { checksum, data }]) => ({ name, checksum, bytes: data.length }));
  const contents = Buffer.from(JSON.stringify({ bytecode, kinds, chunks: list } satisfies Contents));
  const numbers = Buffer.alloc(2 * NUMBER_BYTES);
  numbers.writeUInt32LE(contents.length, NUMBER_BYTES);
  const pieces: Buffer[] = [numbers, contents];
  let at = numbers.length + contents.length;
  for (const { data } of chunks.values()) {
    pieces.push(Buffer.alloc(aligned(at) - at), data);
    at = aligned(at) + data.length;
  }
  const whole = Buffer.concat(pieces);
  whole.writeUInt32LE(crc32(whole.subarray(NUMBER_BYTES)));
  const aside = `${file}.${String(process.pid)}`;
  try {
    writeFileSync(aside, whole, { mode: 0o600 });
    renameSync(aside, file);
  } catch {
    // A full disk, for instance.
  }
}

/** The next place that is aligned. */
function aligned(at: number): number {
  return Math.ceil(at / ALIGNED_TO) * ALIGNED_TO;
}
