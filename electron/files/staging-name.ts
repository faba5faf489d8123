// What the folder is called in which a set grows, and what a path in it is in the set. It touches no file.
import { randomBytes } from 'node:crypto';

const PREFIX = '.mapwright-staging-';

/** Versions before had the number of the process in it, too. */
const NAME = /^\.mapwright-staging-(?:\d+-)?[0-9a-f]{12}$/;

/** A name that no other staging folder has. */
export function newStagingName(): string {
  return `${PREFIX}${randomBytes(6).toString('hex')}`;
}

export function isStagingName(name: string): boolean {
  return NAME.test(name);
}

/** The path without its staging folder: where a staged file belongs. Any other path stays as it is. */
export function placeInSet(path: string): string {
  const staging = path.split(/[/\\]/).find(isStagingName);
  if (staging === undefined) return path;
  const at = path.indexOf(staging);
  return path.slice(0, at - 1) + path.slice(at + staging.length);
}
