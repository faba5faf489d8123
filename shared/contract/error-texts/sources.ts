// English sentences of errors about sources that are read.

export const SOURCES_TEXTS = {
  'source-missing': '"{path}" does not exist. Check the path and its spelling.',
  'source-no-access':
    '"{path}" can\'t be read: the system denies access. Change its permissions, or choose another place.',
  'source-is-folder': '"{path}" is a folder, not a file. Name a file in it.',
  'source-loop': '"{path}" is a symbolic link that leads back to itself.',
  'no-match': 'No file matches "{pattern}". Check the pattern and the folder it starts in.',
  'source-damaged':
    '"{path}" was cut off or is damaged, so nothing was imported. Get the file again, or import what can be read of it.',
} as const;
