// The WebAssembly that the engine runs is that of the source beside it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run/tool-path.ts';
import { compileAssembly } from './compile-assembly.ts';

it('is what the AssemblyScript compiles to', async () => {
  const code = await readFile(join(ROOT, 'electron/engine/write/assembly-code.ts'), 'utf8');
  expect(code, 'run `npm run assembly`').toBe(await compileAssembly());
});
