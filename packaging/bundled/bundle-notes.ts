// Reads what the build noted of its files. It judges nothing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By file of one part of the build. */
export type BundleNotes = Record<string, FileNotes>;

interface FileNotes {
  /** Names of the packages whose code is in it. */
  readonly packages: readonly string[];
  /** The files beside it that it loads. */
  readonly loads: readonly string[];
}

export type BuildPart = 'main' | 'preload' | 'renderer';

/** Throws where that part was not built. */
export async function readNotes(root: string, part: BuildPart): Promise<BundleNotes> {
  return JSON.parse(await readFile(join(root, 'out', 'bundled', `${part}.json`), 'utf8')) as BundleNotes;
}

/** Files and all that they load, directly or not. */
export function reachedFrom(notes: BundleNotes, entries: readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    const { loads } = notesOf(notes, file);
    reached.add(file);
    loads.forEach(visit);
  };
  entries.forEach(visit);
  return [...reached].sort();
}

/** The packages whose code is in any of the files, in order. */
export function packagesIn(notes: BundleNotes, files: readonly string[] = Object.keys(notes)): string[] {
  return [...new Set(files.flatMap((file) => notesOf(notes, file).packages))].sort();
}

function notesOf(notes: BundleNotes, file: string): FileNotes {
  const found = notes[file];
  if (!found) throw new Error(`The build has no ${file}.`);
  return found;
}
