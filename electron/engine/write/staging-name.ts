// What the folder is called in which a set grows, and what a path in it is in the set. It touches no file.
import { markIn, newMark } from './process-mark.ts';

const PREFIX = '.mapwright-staging-';

/** A name that no other staging folder has. */
export function newStagingName(): string {
  return `${PREFIX}${newMark()}`;
}

/** The mark of the process that made a staging folder; null for what is none. */
export function stagingMark(name: string): string | null {
  return markIn(name, PREFIX);
}

/** The path without its staging folder: where a staged file belongs. Any other path stays as it is. */
export function placeInSet(path: string): string {
  const staging = path.split(/[/\\]/).find((name) => stagingMark(name) !== null);
  if (staging === undefined) return path;
  const at = path.indexOf(staging);
  return path.slice(0, at - 1) + path.slice(at + staging.length);
}
