// English sentences of errors about files that are written beside a set.

export const FILES_TEXTS = {
  'file-relative': '“{path}” is not the full path of a file. Give all of it.',
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
} as const;
