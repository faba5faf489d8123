// Reads names out of paths and addresses of any platform. It touches no file.
import { markHidden } from '../../shared/model/mark-hidden.ts';

/** The last part of a path or address: "/a/b.xml" → "b.xml", "C:\\a\\b.xml" → "b.xml". */
export function fileName(location: string): string {
  const parts = location.split(/[\\/]/).filter((part) => part !== '');
  return parts.at(-1) ?? location;
}

/** The same to be shown: a name that turns its direction does not pass for another. */
export function shownName(location: string): string {
  return markHidden(fileName(location));
}

/** The folder of a whole path: "/a/b.xml" → "/a", "/b.xml" → "/", "C:\\b.xml" → "C:\\". */
export function folderOf(path: string): string {
  const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  const folder = path.slice(0, end);
  return /^(?:[A-Za-z]:)?$/.test(folder) ? path.slice(0, end + 1) : folder;
}

/** True where a name, or the last part of a path, is more than dots and the extension. */
export function hasName(path: string, extension: string): boolean {
  const last = path.trim().split(/[\\/]/).at(-1) ?? '';
  const end = `.${extension}`;
  const stem = last.toLowerCase().endsWith(end) ? last.slice(0, -end.length) : last;
  return /[^.\s]/.test(stem);
}

/** A path inside a folder, with the separator that the folder uses. */
export function joinPath(folder: string, name: string): string {
  const separator = folder.includes('\\') && !folder.includes('/') ? '\\' : '/';
  return folder.endsWith(separator) ? `${folder}${name}` : `${folder}${separator}${name}`;
}

/** True for "/a", "C:\\a" and "\\\\server\\a": paths that don't depend on where a program was started. */
export function isWholePath(path: string): boolean {
  return /^(?:\/|[A-Za-z]:[\\/]|\\\\)/.test(path);
}
