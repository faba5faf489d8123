// Takes from a text where the user's files lie and what they are called. It rather takes too much than too little.
import { appRoot } from './app-folders.ts';

/** What stands for the app's own folder, which says where in the code something happened. */
const APP = 'app:/';

/** What is left of a path. */
const GONE = '…';

export function withoutPaths(text: string): string {
  return text
    .replaceAll(appRoot(), APP)
    .split('\n')
    .map(withoutProject)
    .join('\n')
    .replaceAll(/[^\s"'()<>“”„]+/g, shown);
}

/** The names of projects have blanks in them, and their folders, too: all from the first sign of a path to the last name. */
function withoutProject(line: string): string {
  const end = [...line.matchAll(/\.mapwright(?![\w.])/gi)].at(-1)?.index;
  const start = line.search(/[/\\]/);
  if (end === undefined || start < 0 || start > end) return line;
  const from = line.lastIndexOf(' ', start) + 1;
  return `${line.slice(0, from)}${GONE}${line.slice(end)}`;
}

function shown(word: string): string {
  if (!/[/\\]/.test(word) || word.startsWith(APP) || word.startsWith('node:')) return word;
  // What is left of a page, and the window itself: its query may be the token.
  if (/^(?:https?|mapwright):/i.test(word)) return word.replace(/\?.*/, `?${GONE}`);
  return GONE;
}
