// Tells by their absolute paths whether one place lies within another. It looks at no disk and follows no link.
import { sep } from 'node:path';

/** True for the folder itself, too. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
