// The files behind what the user named, without those in folders and patterns that are no sources: what Mapwright wrote
// beside sitemaps, project files, and what stands in the folder that is written to. A file that is named is taken.
import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import { ARCHIVE_MARK } from '../../read/sources/archive/expand-archive.ts';
import { isWithin } from '../../../files/is-within.ts';
import { resolveSources, type ResolvedFile } from '../../read/sources/resolve-sources.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { archiveBytes } from './walk/own-bytes.ts';
import { OwnFiles, type OwnKind } from './walk/own-files.ts';
import { append } from '../../../../shared/model/large-lists.ts';

/** Files that a line names. */
const NAMED = 5;

/** Entries of an archive that are looked at before others have their turn. */
const ENTRIES_A_TURN = 1_000;

export interface TakenSources {
  readonly files: readonly ResolvedFile[];
  readonly leftOut: readonly LeftOutFile[];
}

export interface TakenEntries {
  readonly files: readonly SourceFile[];
  readonly leftOut: readonly LeftOutFile[];
}

export interface LeftOutFile {
  readonly location: string;
  readonly why: OwnKind | 'output';
}

export interface OutputFolders {
  /** Folders of which no file is a source, where they lie within one. */
  readonly whole?: readonly string[];
  /** Folders of which the files of the last export are no sources, unless there are no others. */
  readonly sets?: readonly string[];
}

/** Throws as resolveSources does. */
export async function takeSources(
  inputs: readonly string[],
  { whole = [], sets = [] }: OutputFolders = {},
): Promise<TakenSources> {
  const own = new OwnFiles();
  const folders = await Promise.all(inputs.map(folderOf));
  const files: ResolvedFile[] = [];
  const leftOut: LeftOutFile[] = [];
  const held: ResolvedFile[] = [];
  for await (const resolved of resolveSources(inputs)) {
    const { file, input } = resolved;
    const { location, named, report } = file;
    const folder = folders[input] ?? null;
    const why =
      named || report ? null : within(location, folder, whole) ? 'output' : await own.kindOf(location);
    if (why !== null) leftOut.push({ location, why });
    else if (!named && !report && (await isOfSets(own, location, [...whole, ...sets]))) held.push(resolved);
    else files.push(resolved);
  }
  if (files.some(({ file }) => !file.report && basename(file.location) !== 'robots.txt')) {
    append(
      leftOut,
      held.map(({ file }): LeftOutFile => ({ location: file.location, why: 'output' })),
    );
    return { files, leftOut };
  }
  // The set itself is what is to be read.
  const order = [...files, ...held].sort((a, b) => a.input - b.input);
  return { files: order, leftOut };
}

/** The files of an archive without those that Mapwright wrote beside sitemaps, unless the user named one of them. */
export async function takeEntries(entries: readonly SourceFile[]): Promise<TakenEntries> {
  const own = new OwnFiles(archiveBytes(entries.filter(({ part }) => part)));
  const files: SourceFile[] = [];
  const leftOut: LeftOutFile[] = [];
  for (const [i, entry] of entries.entries()) {
    if (i % ENTRIES_A_TURN === 0) await nextTurn();
    const { location, named, part } = entry;
    const why = named || !part ? null : await own.kindOf(location);
    if (why === null) files.push(entry);
    else leftOut.push({ location, why });
  }
  return { files, leftOut };
}

/** One line for each reason. That a manifest is no source is no news. */
export function toldOf(leftOut: readonly LeftOutFile[]): Problem[] {
  return (['beside', 'obsolete', 'output', 'project'] as const).flatMap((why): Problem[] => {
    const places = leftOut.filter((one) => one.why === why).map(({ location }) => location);
    const [first] = places;
    if (first === undefined) return [];
    const code = `own-${why}` as const;
    return [{ reason: listing(code, places), severity: 'info', code, file: placeOf(first) }];
  });
}

/** Names the first files, and counts the others. */
function listing(
  code: 'own-beside' | 'own-obsolete' | 'own-output' | 'own-project',
  places: readonly string[],
): ErrorReason {
  const named = places.slice(0, NAMED).map((place) => basename(place));
  const files = named.join(', ');
  const count = places.length - named.length;
  return count > 0 ? reason(`${code}-more`, { files, more: count }) : reason(code, { files });
}

/** The folder, or the archive. */
function placeOf(location: string): string {
  const mark = location.lastIndexOf(ARCHIVE_MARK);
  return mark < 0 ? dirname(location) : location.slice(0, mark);
}

async function folderOf(input: string): Promise<string | null> {
  const path = resolve(input);
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() ? path : null;
}

/** True for a file in an output folder that lies within the folder that is read; that folder itself is not left out. */
function within(location: string, folder: string | null, outputs: readonly string[]): boolean {
  return outputs.some(
    (out) => folder !== null && out !== folder && isWithin(out, folder) && isWithin(location, out),
  );
}

async function isOfSets(own: OwnFiles, location: string, outs: readonly string[]): Promise<boolean> {
  for (const out of outs) if (isWithin(location, out) && (await own.isOfSet(location, out))) return true;
  return false;
}
