// The folder that the first export of a project is offered, from the user's pattern. Pure.
import { isWholePath } from '../../../ui/file-name.ts';

const PARTS = ['host', 'project', 'date'] as const;
export type FolderParts = Readonly<Record<(typeof PARTS)[number], string>>;

/** What is wrong with a pattern, or null. '' is none. */
export function folderFault(pattern: string): 'relative' | 'part' | null {
  if (pattern === '') return null;
  const names = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  if (names.some((name) => !PARTS.some((part) => part === name))) return 'part';
  return isWholePath(pattern) ? null : 'relative';
}

/** '' where the pattern is none, can't be used, or asks for a host that is not known. */
export function exportFolder(pattern: string, parts: FolderParts): string {
  if (pattern === '' || folderFault(pattern) !== null) return '';
  if (pattern.includes('{host}') && parts.host === '') return '';
  return PARTS.reduce((path, part) => path.replaceAll(`{${part}}`, inName(parts[part])), pattern);
}

/** As a part of a path that every system takes. */
function inName(text: string): string {
  const plain = text.replaceAll(/[\u0000-\u001f<>:"/\\|?*]/g, '-').trim();
  return plain === '' || /^\.+$/.test(plain) ? '-' : plain;
}
