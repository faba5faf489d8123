// The WebAssembly that the engine runs is that of the source beside it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run/tool-path.ts';
import { compileAssembly, WITH_ASSEMBLY } from './compile-assembly.ts';

it.each(WITH_ASSEMBLY)('is what the AssemblyScript of %s compiles to', async (folder) => {
  const code = await readFile(join(ROOT, folder, 'assembly-code.ts'), 'utf8');
  expect(code, 'run `npm run assembly`').toBe(await compileAssembly(folder));
});
