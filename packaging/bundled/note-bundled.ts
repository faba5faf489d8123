// A plugin of the build that notes, in out/bundled/, which packages each file of the build holds and which files it loads.
// Licences and the package of the command line are made of it.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { BundleNotes } from './bundle-notes.ts';

/** `name`: of the part of the build, as its folder in out/. */
export function noteBundled(name: string): Plugin {
  return {
    name: 'note-bundled',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const notes: BundleNotes = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const packages = file.moduleIds.map(packageOf).filter((found) => found !== null);
        notes[file.fileName] = {
          packages: [...new Set(packages)].sort(),
          loads: [...file.imports, ...file.dynamicImports].filter((loaded) => Object.hasOwn(bundle, loaded)),
        };
      }
      const folder = join(dir, '..', 'bundled');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(notes, null, 2)}\n`);
    },
  };
}

/** Modules that a tool makes up have its code in them, and no path. */
const MADE_UP = [
  ['\0rolldown/', 'rolldown'],
  ['\0vite/', 'vite'],
  ['\0plugin-vue:', '@vitejs/plugin-vue'],
] as const;

/** The package that a module is of, null for ours. Throws where that can't be told. */
function packageOf(id: string): string | null {
  if (id.startsWith('\0')) {
    const known = MADE_UP.find(([start]) => id.startsWith(start));
    if (known) return known[1];
    if (!id.includes('/node_modules/')) throw new Error(`Whose code is "${id.slice(1)}"? See MADE_UP.`);
  }
  const path = id.replaceAll('\\', '/');
  // AssemblyScript compiles parts of its own library in.
  if (path.endsWith('/assembly-code.ts')) return 'assemblyscript';
  const at = path.lastIndexOf('/node_modules/');
  if (at === -1) return null;
  const [first = '', second = ''] = path.slice(at + '/node_modules/'.length).split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
