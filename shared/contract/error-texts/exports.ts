// English sentences of errors about an export and its folder.

export const EXPORTS_TEXTS = {
  'export-disk-full': 'The disk is full, so {path} could not be written. Make room or choose another folder.',
  'export-no-access': 'Mapwright may not write {path}. Change its rights or choose another folder.',
  'export-read-only':
    '{path} is on a drive or in a folder that can only be read. Choose a folder on another drive.',
  'export-system-folder':
    'There can be no folder {path}: {folder} belongs to the system and keeps no files. Choose another folder.',
  'export-dangling-link':
    '{link} is a link to {target}, which does not exist. Create that folder, correct the link, or choose another folder.',
  'export-link-loop':
    '{path} can’t be reached: a link leads back to itself. Correct it, or choose another folder.',
  'export-folder-denied':
    'The folder {path} can’t be created there: the system does not permit it. Choose another folder.',
  'export-file-not-folder': '{path} can’t be a folder, because a file has that name. Choose another folder.',
  'export-name-too-long': 'The path {path} is too long for this system. Choose another folder.',
  'export-is-file': '{path} is a file. Choose a folder to export to.',
  'export-in-use':
    'Another Mapwright is exporting to {path} now. Wait until it is done, or choose another folder.',
  'export-in-use-by':
    'Another Mapwright (process {pid} on {host}) has been exporting to {path} since {since}. Wait until it is done, or choose another folder.',
  'export-nothing': 'There is nothing to export. The project has no URLs yet. Import or add some first.',
  'export-nothing-left':
    'There is nothing to export. Every row is excluded or has a URL that can’t be written (rows: {rows}). Include or correct some first.',
  'export-url-too-large':
    '{loc} alone makes a file of {bytes} bytes, more than the limit of {max} bytes. Raise the limit, or exclude this row.',
  'export-index-too-large':
    'An index of {address} alone has {bytes} bytes, more than the limit of {max} bytes. Raise the limit.',
  'export-too-many-files':
    'With at most {maxUrls} URLs and {maxBytes} bytes a file, this set needs more than {files} files, and the indexes of a site can list no more. Raise the limits, or exclude rows.',
  'export-too-many-indexes':
    'This set needs {count} indexes, and search engines take {max} for one site. Raise the limits of files and indexes, or write one index for all sections.',
  'export-folder-relative':
    '“{path}” is not the full path of a folder. Give the full path of the folder to export to, for example {example}.',
  'export-folder-in-file': '{file} is a file, so there can be no folder {path}. Choose another folder.',
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
    '{path} doesn’t unpack to what was packed. Check this computer’s memory and disk, then export again.',
  'export-not-read-back':
    '{path} could not be read back as it was written. Check the disk, or choose another folder.',
  'export-incomplete':
    'The new set is complete, but not all of its files could be put in their place in {path}. Close programs that have these files open and check the rights of the folder; the next export completes it.',
  'export-held':
    'The new set is complete, but not all of its files could be put in their place in {path}: another program kept one of them open for ten seconds. Close programs that have these files open and check the rights of the folder; the next export completes it.',
  'export-not-kept':
    'The new set is complete in {path}, but the project file could not be written, so it does not know about this export. To upload: {files}. Then fix the cause and export again.',
  'export-others':
    'Another project, or an earlier state of this one, wrote the set in {path}. Allow replacing it, or choose another folder.',
  'export-not-ours': '{path} has no set that Mapwright wrote, so nothing was removed.',
  'profiles-full': 'A project keeps at most {max} profiles. Delete one first.',
  'profile-name':
    'The profile can’t be called “{name}”: there is another one of that name (capitals make no difference), or it was deleted. Choose another name.',
  'export-not-a-file': '{path} is not a file. Export again.',
} as const;
