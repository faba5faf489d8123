// The sentences of errors that a user meets, by key, in English: for the command line, for logs, and as the window's own
// English. The window has them in every language under the same keys. Texts only, and how to fill them.

export const ERROR_TEXTS = {
  'project-missing': 'The project file {path} does not exist.',
  'project-no-access':
    'The system does not let Mapwright read and write {path}. Change the rights of the file and its folder, or copy the project to a folder of your own.',
  'project-locked': 'The project {path} is open in another window or program. Close it there first.',
  'project-locked-by':
    'The project {path} has been open since {since} in another window or program (process {pid} on {host}). Close it there first.',
  'project-cant-open': 'The project file {path} could not be opened.',
  'project-damaged':
    'The project file {path} is damaged. Open it again to recover what can be read into a copy.',
  'project-foreign':
    '{path} was changed by another program ({part}). Mapwright opens a copy of its rows instead; the file was not changed.',
  'project-disk-full':
    'The disk is full: {path} could not be written. Free some space and try again; nothing was changed.',
  'path-not-chosen':
    'Mapwright only uses files and folders that you chose, and {path} is not one of them. Choose it in a dialog, drop it, or type its path.',
  'project-exists': '{path} already exists. Open it, or choose another name.',
  'folder-missing': 'The folder {path} does not exist. Create it, or choose another.',
  'folder-no-access': 'The system does not let Mapwright save in the folder {path}. Choose another.',
  'project-read-only':
    '{path} is open as read-only. To change it, save a copy with “Save as…” and work on that.',
  'project-no-room':
    'There is no room in {folder} for a copy of {path} to read from. Free some space, or set TMPDIR to another folder.',
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
  'table-empty': '"{path}" is empty, or holds nothing but white space.',
  'table-old-workbook':
    '"{path}" is an old or encrypted workbook (.xls), which can\'t be read as a table. Save it as .xlsx or .csv.',
  'table-html':
    '"{path}" is an HTML page, not a table. Open it in a spreadsheet and save it as .xlsx or .csv.',
  'table-no-loc': 'No column of "{path}" holds addresses. Name the right one "loc", or choose it.',
  'table-no-id': 'No column of "{path}" holds row ids. Name the right one "id", or choose it.',
  'source-loop': '"{path}" is a symbolic link that leads back to itself.',
  'no-match': 'No file matches "{pattern}". Check the pattern and the folder it starts in.',
  'source-damaged':
    '"{path}" was cut off or is damaged, so nothing was imported. Get the file again, or import what can be read of it.',
  'compare-damaged':
    '"{path}" was cut off or is damaged, so nothing was compared. Get the file again, or compare what can be read of it.',
  'compare-unread': '{cause} Nothing was compared. Mend that, or compare what can be read.',
  'compare-gone': 'There is no comparison any more. Compare again to see it.',
  'compare-not-exported': 'The project was not exported to {path} yet, or that is not known any more.',
  'compare-export-gone':
    'The folder {path} does not hold the last export any more, and the project can not go back to what it was then. Export again, or choose another folder.',
  'compare-no-state': 'The project {path} has no checkpoint or state "{state}".',
  'compare-not-applicable':
    'Differences can be taken over only into the project that was open when they were found. Compare again.',
  'loc-empty': 'The address is empty. Type one such as https://example.com/page.',
  'loc-relative': '"{text}" is not an absolute address. Start it with https:// or http://.',
  'loc-space': '"{text}" has white space or a control character in it. Remove it, or write a space as %20.',
  'loc-invalid': '"{text}" is not a valid address. Check the host name.',
  'loc-too-long': 'The address has {length} characters; a sitemap takes at most {max}.',
  'lastmod-invalid':
    '"{text}" is not a W3C date. Write YYYY-MM-DD, or a time with its zone such as 2026-03-31T14:05:00+02:00.',
  'lastmod-no-zone':
    '"{text}" has no time zone. Write one behind the time: {time}Z for UTC, or such as {time}+02:00.',
  'lastmod-short-year': '"{text}" has a year of two digits. Write all four, such as 2026-03-31.',
  'lastmod-no-month': 'There is no month {month}. Write 01 to 12.',
  'lastmod-no-day': 'There is no day {day}.',
  'lastmod-no-february': 'There is no {day} February.',
  'lastmod-no-april': 'There is no {day} April.',
  'lastmod-no-june': 'There is no {day} June.',
  'lastmod-no-september': 'There is no {day} September.',
  'lastmod-no-november': 'There is no {day} November.',
  'lastmod-no-leap-day': '{year} has no 29 February.',
  'lastmod-no-time': 'There is no time {time}. Write 00:00 to 23:59.',
  'changefreq-invalid': '"{text}" is not a change frequency. Choose one of {names}.',
  'priority-invalid': '"{text}" is not a priority. Write a number from 0.0 to 1.0, such as 0.8.',
  'included-invalid': '"{text}" does not say whether to include the row. Write true or false.',
  'paste-too-large':
    'Nothing was pasted. At most {max} rows can be pasted at once. Save them as a CSV file or workbook, and merge that.',
  'paste-gone': 'Nothing was pasted: the copied rows are no longer at hand. Paste again.',
  'cut-gone': 'Nothing was moved: what was cut is no longer at hand. Cut it again.',
  'cut-emptied':
    'Nothing was moved: the cells that were cut have been emptied since. Paste again for a copy of what was cut.',
  'cut-rows-gone': 'Nothing was moved: rows that were cut have been deleted since. Cut the others again.',
  'export-disk-full': 'The disk is full, so {path} could not be written. Make room or choose another folder.',
  'export-no-access': 'Mapwright may not write {path}. Change its rights or choose another folder.',
  'export-read-only':
    '{path} is on a drive or in a folder that can only be read. Choose a folder on another drive.',
  'export-system-folder':
    'There can be no folder {path}: {folder} belongs to the system and keeps no files. Choose another folder.',
  'export-dangling-link':
    '{link} is a link to {target}, which does not exist. Create that folder, correct the link, or choose another folder.',
  'export-link-loop':
    '{path} can not be reached: a link leads back to itself. Correct it, or choose another folder.',
  'export-folder-denied':
    "The folder {path} can't be created there: the system does not permit it. Choose another folder.",
  'export-file-not-folder': "{path} can't be a folder, because a file has that name. Choose another folder.",
  'export-name-too-long': 'The path {path} is too long for this system. Choose another folder.',
  'export-is-file': '{path} is a file. Choose a folder to export to.',
  'export-in-use':
    'Another Mapwright is exporting to {path} now. Wait until it is done, or choose another folder.',
  'export-in-use-by':
    'Another Mapwright (process {pid} on {host}) has been exporting to {path} since {since}. Wait until it is done, or choose another folder.',
  'export-nothing': 'There is nothing to export. The project has no URLs yet. Import or add some first.',
  'export-nothing-left':
    "There is nothing to export. Every row is excluded or has an address that can't be written (rows: {rows}). Include or correct some first.",
  'export-url-too-large':
    '{loc} alone makes a file of {bytes} bytes, more than the limit of {max} bytes. Raise the limit, or exclude this row.',
  'export-index-too-large':
    'An index of {address} alone has {bytes} bytes, more than the limit of {max} bytes. Raise the limit.',
  'export-too-many-files':
    'With at most {maxUrls} URLs and {maxBytes} bytes a file, this set needs more than {files} files, and the indexes of a site can list no more. Raise the limits, or exclude rows.',
  'export-too-many-indexes':
    'This set needs {count} indexes, and search engines take {max} for one site. Raise the limits of files and indexes, or write one index for all sections.',
  'export-folder-relative':
    '“{path}” is not the whole path of a folder. Give the whole path of the folder to export to, for example {example}.',
  'file-relative': '“{path}” is not the whole path of a file. Give all of it.',
  'export-folder-in-file': '{file} is a file, so there can be no folder {path}. Choose another folder.',
  'base-missing':
    'The address of the folder on the web is missing. Type the address of the folder that the files will be uploaded to, for example https://www.example.com/.',
  'base-not-absolute':
    "The address of the folder on the web “{text}” can't be used: it has to be an absolute http:// or https:// address. Type the address of the folder that the files will be uploaded to, for example https://www.example.com/.",
  'base-blank':
    "The address of the folder on the web “{text}” can't be used: it has a blank or a control character. Write a blank as %20, or rename the folder that the files will be uploaded to.",
  'base-query':
    'The base address “{text}” can\'t be used: it must not have a "?" or "#" part. Type the address of the folder that the files will be uploaded to, for example https://www.example.com/.',
  'base-password':
    "The address of the folder on the web “{text}” can't be used: it must not have a user name or password. Type the address of the folder that the files will be uploaded to, for example https://www.example.com/.",
  'base-file':
    "The address of the folder on the web “{text}” can't be used: it is that of a file. Type the address of the folder that the files will be uploaded to, for example https://www.example.com/.",
  'base-too-long':
    "The address of the folder on the web “{text}” can't be used: it is too long. Type the address of the folder that the files will be uploaded to, for example https://www.example.com/.",
  'pattern-empty': 'The pattern of the file names is empty. Type one such as {section}-{n}.',
  'pattern-characters':
    '“{pattern}” gives names that not every system can have. Use letters, digits, “-”, “_”, “.” and “/”, and no “.” at the beginning or end of a name.',
  'pattern-reserved':
    '“{pattern}” gives the name of a Windows device, such as con or com1. Choose another pattern.',
  'pattern-long': '“{pattern}” gives names that are too long for some systems. Shorten it.',
  'pattern-placeholder':
    '“{pattern}” has braces that mean nothing. Use {section}, {n}, {digits} for three digits, and {host}.',
  'pattern-number':
    '“{pattern}” gives all files the same name. Add {n}, or {digits} for three digits, where their number goes.',
  'pattern-section':
    '“{pattern}” gives files of several sections the same name. Add {section}, or write the set without sections.',
  'pattern-folder':
    '“{pattern}” leads out of the folder, or has a folder without a name. Correct its slashes.',
  'index-name':
    "“{name}” can't be the name of the index. Use letters, digits, “-” and “_”, and no name of a Windows device.",
  'index-taken':
    'The index would be named {name}, and another file of the set is named {other}. Change the name of the index.',
  'index-alike':
    "The index would be named {name}, and another file of the set {other}, which some systems can't tell apart. Change the name of the index.",
  'name-characters':
    "A file can't be named {name}: not every system can have it. Change the pattern of the names.",
  'name-reserved':
    "A file can't be named {name}: Windows has a device of that name. Change the pattern of the names.",
  'name-long': "A file can't be named {name}: it is too long. Change the pattern of the names.",
  'names-same':
    'Two files of the set would be named {name}. Change the pattern of the names, or rename a section.',
  'names-alike':
    "Two files of the set would be named {other} and {name}, which some systems can't tell apart. Change the pattern of the names, or rename a section.",
  'name-in-file':
    '{file} would be a file of the set and the folder of {name} at once. Change the pattern of the names, or the name of the index.',
  'export-name-is-folder':
    '{path} is a folder, and the export needs that name for a file. Rename it, or choose another folder.',
  'export-name-is-device':
    '{path} is a pipe, a device or the like, and the export needs that name for a file. Remove it, or choose another folder.',
  'export-folder-is-link':
    '{path} is a link to another place, and the export needs a folder of that name. Rename it, or choose another folder.',
  'export-folder-is-file':
    '{path} is a file, and the export needs a folder of that name. Rename it, or choose another folder.',
  'export-in-the-way':
    '{path} already has {names}, which Mapwright did not write, or which was changed since. Allow replacing, or choose another folder.',
  'export-more-in-the-way':
    '{path} already has {names} and {more} more, which Mapwright did not write, or which were changed since. Allow replacing, or choose another folder.',
  'export-too-many-open':
    '{path} could not be opened, as too many files are open on this computer. Close some programs and export again.',
  'export-vanished': '{path} is gone: something removed it during the export. Export again.',
  'export-not-written': '{path} could not be written ({code}). Try again or choose another folder.',
  'export-not-unpacked':
    "{path} doesn't unpack to what was packed. Check this computer's memory and disk, then export again.",
  'export-not-read-back':
    '{path} could not be read back as it was written. Check the disk, or choose another folder.',
  'export-incomplete':
    'The new set is complete, but not all of its files could be put in their place in {path}. Close programs that have these files open and check the rights of the folder; the next export completes it.',
  'export-held':
    'The new set is complete, but not all of its files could be put in their place in {path}: another program kept one of them open for ten seconds. Close programs that have these files open and check the rights of the folder; the next export completes it.',
  'export-not-kept':
    'The new set is complete in {path}, but the project file could not be written, so that it does not know of this export. To upload: {files}. Then see to the cause, and export again.',
  'export-others':
    'Another project, or an earlier state of this one, wrote the set in {path}. Allow replacing it, or choose another folder.',
  'export-not-ours': '{path} has no set that Mapwright wrote, so nothing was removed.',
  'profiles-full': 'A project keeps at most {max} profiles. Delete one first.',
  'profile-name':
    'The profile can\'t be called "{name}": there is another one of that name (capitals make no difference), or it was deleted. Choose another name.',
  'compare-recovered':
    '{path} is damaged. What could be read was copied to {copy}: check that, and compare it.',
  'compare-foreign':
    '{path} was changed by another program ({part}). Its rows were copied to {copy}: check that, and compare it.',
  'compare-no-source': 'The project has no such source any more.',
  'compare-half-moved':
    'An export to {path} was interrupted: a part of the files there is of the set before it. Open the project that was exported there, or export it there again; that completes the set.',
  'compare-no-sitemap': 'There is no sitemap in "{path}". Name a file, a folder or an address that has one.',
  'compare-none-found':
    'No sitemap was found for "{site}". Give the address of one if you know it. Tried: {tried}.',
  'file-is-folder': '{path} is a folder. Choose a file name in it.',
  'file-is-device': '{path} is a pipe, a device or the like, which no file may replace. Choose another name.',
  'file-exists': '{path} exists already. Choose another name, or let it be replaced.',
  'file-folder-missing': 'The folder of {path} does not exist. Choose another, or create it first.',
  'file-name-too-long': 'The name {path} is too long for this system. Choose a shorter one.',
  'file-not-written': '{path} could not be written. Try again or choose another folder.',
  'file-is-project': '{path} is the project itself. Choose another name.',
  'file-is-read': '{path} is read here, so it is never replaced. Choose another name.',
  'file-of-set': '{path} is a file of the set, so it is never replaced. Choose another name.',
  'zip-no-name': '{path} is a folder: a name for the archive is missing. Add one, for example {example}.',
  'zip-in-set': 'In the folder of the set, the name of an archive has to end in .zip, not {path}.',
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
