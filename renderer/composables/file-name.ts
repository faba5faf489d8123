// Reads names out of paths and addresses of any platform. It touches no file.

/** The last part of a path or address: "/a/b.xml" → "b.xml", "C:\\a\\b.xml" → "b.xml". */
export function fileName(location: string): string {
  const parts = location.split(/[\\/]/).filter((part) => part !== '');
  return parts.at(-1) ?? location;
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
