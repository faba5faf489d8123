// Reads what a user typed as a side of a comparison. It opens nothing but the first bytes of a file.
import { existsSync } from 'node:fs';
import type { CompareSide } from '../../../shared/model/comparison.ts';
import { resolve } from 'node:path';
import { isNamedAsProject } from './project-start.ts';

/** A project, "project@checkpoint", or a file, folder, pattern or address. */
export function readSide(text: string): CompareSide {
  if (/^\s*https?:\/\//i.test(text)) return { kind: 'set', location: text.trim() };
  if (isNamedAsProject(text)) return { kind: 'projectFile', path: resolve(text) };
  const at = text.lastIndexOf('@');
  if (at > 0 && !existsSync(text) && isNamedAsProject(text.slice(0, at))) {
    return { kind: 'projectFile', path: resolve(text.slice(0, at)), state: text.slice(at + 1) };
  }
  return { kind: 'set', location: text };
}
