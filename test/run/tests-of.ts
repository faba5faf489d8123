// Which tests are about given files: those that are among them, those that import one of them, and those that mirror one.
import { glob, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { ROOT } from './tool-path.ts';

const IMPORT = /\bfrom '(\.[^']+)'|\bimport '(\.[^']+)'/g;

/** Paths from the project's folder, with "/". Tests that come to a file by way of another are not found. */
export async function testsOf(changed: readonly string[]): Promise<string[]> {
  const wanted = new Set(changed);
  const found: string[] = [];
  for await (const path of glob('test/**/*.test.ts', { cwd: ROOT })) {
    const test = path.split(sep).join('/');
    if (wanted.has(test) || (await reads(test, wanted)) || mirrorsOne(test, changed)) found.push(test);
  }
  return found.sort();
}

async function reads(test: string, wanted: ReadonlySet<string>): Promise<boolean> {
  const text = await readFile(join(ROOT, test), 'utf8');
  return [...text.matchAll(IMPORT)].some(([, from, bare]) => {
    return wanted.has(posix.join(posix.dirname(test), from ?? bare ?? ''));
  });
}

/** A test lies where the file lies that it is about, under test/ and without "electron/". */
function mirrorsOne(test: string, changed: readonly string[]): boolean {
  return changed.some((name) => {
    const { dir, name: own } = posix.parse(name);
    const folder = posix.join('test', dir.replace(/^electron\//, ''));
    return posix.dirname(test) === folder && posix.basename(test).startsWith(`${own}.`);
  });
}
