// Compiles the AssemblyScript of the engine. `npm run assembly` writes what comes out into the source tree, as text in
// modules: so it needs no place of its own in bundles and packages.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { runNode } from '../run/run-process.ts';
import { ROOT, toolPath } from '../run/tool-path.ts';

/** The folders that have a module: what is in `assembly/` becomes `assembly-code.ts`. */
export const WITH_ASSEMBLY = ['electron/engine/features/export'] as const;

/** The module of a folder as it belongs into the source tree. Throws with the compiler's messages. */
export async function compileAssembly(folder: string): Promise<string> {
  const code = await compile(`${folder}/assembly/index.ts`);
  const lines = [
    '// Made by `npm run assembly` from the AssemblyScript in assembly/: not to be edited.',
    '',
    '/** A WebAssembly module, in base64. */',
    `export const ASSEMBLY_CODE = '${code.toString('base64')}';`,
  ];
  return format(lines.join('\n'), { parser: 'typescript', singleQuote: true });
}

async function compile(source: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-assembly-'));
  try {
    const out = join(folder, 'code.wasm');
    const options = [
      '-O3',
      '--noAssert',
      '--runtime',
      'stub',
      '--use',
      'abort=',
      '--enable',
      'simd',
      '--outFile',
      out,
    ];
    const args = [toolPath('assemblyscript', 'asc'), source, '--baseDir', ROOT, ...options];
    const { code, output } = await runNode(args, { stream: false, minutes: 2, cwd: ROOT });
    if (code !== 0) throw new Error(`AssemblyScript did not compile:\n${output}`);
    return await readFile(out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const folder of WITH_ASSEMBLY)
    await writeFile(join(ROOT, folder, 'assembly-code.ts'), await compileAssembly(folder));
