// The sentences of errors that a user meets, by key, in English: for the command line, for logs, and as the window's own
// English. The window has them in every language under the same keys. Texts only, and how to fill them.

export const ERROR_TEXTS = {
  'project-missing': 'The project file {path} does not exist.',
  'project-no-access': 'The system does not let Mapwright read and write {path}.',
  'project-locked': 'The project {path} is open in another window or program. Close it there first.',
  'project-cant-open': 'The project file {path} could not be opened.',
  'project-damaged':
    'The project file {path} is damaged. Open it again to recover what can be read into a copy.',
  'project-disk-full':
    'The disk is full: {path} could not be written. Free some space and try again; nothing was changed.',
  'project-exists': '{path} already exists. Open it, or choose another name.',
  'folder-missing': 'The folder {path} does not exist. Create it, or choose another.',
  'folder-no-access': 'The system does not let Mapwright save in the folder {path}. Choose another.',
  'project-newer':
    '{path} was made by a newer Mapwright. Update Mapwright to open it; the file was not changed.',
  'not-a-project':
    '{path} is not a Mapwright project. To read a sitemap or a list, create a project and import it.',
  'replace-not-a-project':
    '{path} exists and is not a Mapwright project, so it was not replaced. Choose another name.',
  'project-unreadable':
    '{path} is damaged so badly that nothing in it can be read. The file was not changed; restore a backup of it.',
  'no-project': 'No project is open. Open or create one first.',
  'job-running': 'Another job is still running. Wait until it ends, or cancel it.',
  'row-gone': 'This row is no longer in the project.',
  'row-changed': 'The row has changed meanwhile. Look at it again, then repeat the change.',
  'source-missing': '"{path}" does not exist. Check the path and its spelling.',
  'source-no-access':
    '"{path}" can\'t be read: the system denies access. Change its permissions, or choose another place.',
  'source-is-folder': '"{path}" is a folder, not a file. Name a file in it.',
  'source-loop': '"{path}" is a symbolic link that leads back to itself.',
  'no-match': 'No file matches "{pattern}". Check the pattern and the folder it starts in.',
  'source-damaged':
    '"{path}" was cut off or is damaged, so nothing was imported. Get the file again, or import what can be read of it.',
  'compare-damaged':
    '"{path}" was cut off or is damaged, so nothing was compared. Get the file again, or compare what can be read of it.',
  'compare-gone': 'There is no comparison any more. Compare again to see it.',
  'compare-not-exported': 'The project was not exported to {path} yet, or that is not known any more.',
  'compare-no-state': 'The project {path} has no checkpoint or state "{state}".',
  'compare-not-applicable':
    'Differences can be taken over only where the first side is the open project as it is now.',
  'loc-empty': 'The address is empty. Type one such as https://example.com/page.',
  'loc-relative': '"{text}" is not an absolute address. Start it with https:// or http://.',
  'loc-space': '"{text}" has white space or a control character in it. Remove it, or write a space as %20.',
  'loc-invalid': '"{text}" is not a valid address. Check the host name.',
  'loc-too-long': 'The address has {length} characters; a sitemap takes at most {max}.',
  'lastmod-invalid':
    '"{text}" is not a W3C date. Write YYYY-MM-DD, or a time with its zone such as 2026-03-31T14:05:00+02:00.',
  'changefreq-invalid': '"{text}" is not a change frequency. Choose one of {names}.',
  'priority-invalid': '"{text}" is not a priority. Write a number from 0.0 to 1.0, such as 0.8.',
  'export-disk-full': 'The disk is full, so {path} could not be written. Make room or choose another folder.',
  'export-no-access': 'Mapwright may not write {path}. Change its rights or choose another folder.',
  'export-folder-denied':
    "The folder {path} can't be created there: the system does not permit it. Choose another folder.",
  'export-file-not-folder': "{path} can't be a folder, because a file has that name. Choose another folder.",
  'export-name-too-long': 'The path {path} is too long for this system. Choose another folder.',
  'export-is-file': '{path} is a file. Choose a folder to export to.',
  'export-in-use':
    'Another Mapwright is exporting to {path} now. Wait until it is done, or choose another folder.',
  'file-is-folder': '{path} is a folder. Choose a file name in it.',
  'file-exists': '{path} exists already. Choose another name, or let it be replaced.',
  'file-folder-missing': 'The folder of {path} does not exist. Choose another, or create it first.',
  'file-name-too-long': 'The name {path} is too long for this system. Choose a shorter one.',
  'file-not-written': '{path} could not be written. Try again or choose another folder.',
  'file-is-project': '{path} is the project itself. Choose another name.',
  'cell-too-long':
    '{path} was not written: a cell of a workbook holds 32,767 characters at most, and column "{column}" of "{loc}" has {length}. Leave that column out, or export as CSV.',
  'rule-not-excepted':
    "{rule} can't be excepted: a row that it finds can't be exported. Correct the row, or leave it out.",
  'rule-not-off':
    "{rule} can't be switched off: rows that it finds can't be exported. Choose info to make it weigh less.",
  'rule-param-unknown': '{rule} has no parameter "{name}".',
  'rule-param-number': 'The parameter "{name}" of {rule} has to be a number.',
  'rule-param-list': 'The parameter "{name}" of {rule} has to be a list of texts.',
  'rule-param-range': 'The parameter "{name}" of {rule} has to be from {min} to {max}.',
} as const;
export type ErrorKey = keyof typeof ERROR_TEXTS;

/** Which sentence, and what stands in its places. */
export interface ErrorReason {
  readonly key: ErrorKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A reason by its key. */
export function reason(key: ErrorKey, params: ErrorReason['params'] = {}): ErrorReason {
  return { key, params };
}

/** The sentence in English. */
export function inEnglish({ key, params }: ErrorReason): string {
  return ERROR_TEXTS[key].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
