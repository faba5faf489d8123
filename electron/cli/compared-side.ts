// Reads what a user typed as a side of a comparison. It opens nothing but the first bytes of a file.
import { existsSync, statSync } from 'node:fs';
import type { CompareSide } from '../../shared/model/comparison.ts';
import { resolve } from 'node:path';
import { startsAsProject } from './project-start.ts';

const PROJECT_NAME = /\.mapwright$/i;

/** A project, "project@checkpoint", or a file, folder, pattern or address. */
export function readSide(text: string): CompareSide {
  if (/^\s*https?:\/\//i.test(text)) return { kind: 'set', location: text.trim() };
  if (isProject(text)) return { kind: 'projectFile', path: resolve(text) };
  const at = text.lastIndexOf('@');
  if (at > 0 && !existsSync(text) && isProject(text.slice(0, at))) {
    return { kind: 'projectFile', path: resolve(text.slice(0, at)), state: text.slice(at + 1) };
  }
  return { kind: 'set', location: text };
}

function isProject(path: string): boolean {
  if (!existsSync(path)) return PROJECT_NAME.test(path);
  if (!statSync(path).isFile()) return false;
  if (PROJECT_NAME.test(path)) return true;
  return startsAsProject(path);
}
