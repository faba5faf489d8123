// English sentences of errors about sources that are read.

export const SOURCES_TEXTS = {
  'source-missing': '“{path}” does not exist. Check the path and its spelling.',
  'source-no-access':
    '“{path}” can’t be read: the system denies access. Change its permissions, or choose another place.',
  'source-is-folder': '“{path}” is a folder, not a file. Name a file in it.',
  'source-loop': '“{path}” is a symbolic link that leads back to itself.',
  'no-match': 'No file matches “{pattern}”. Check the pattern and the folder it starts in.',
  'source-damaged':
    '“{path}” was cut off or is damaged, so nothing was imported. Get the file again, or import what can be read of it.',
  'source-failed': '“{path}” can’t be read: {cause}',
  'source-not-regular': '“{path}” is not a regular file. Name a file or a folder.',
  'source-is-device': '“{path}” is a pipe, socket or device, not a file. It was not read.',
  'source-is-project':
    '“{path}” is named as a Mapwright project, which is not a source. Export it and name the files of the export, or rename the file if it is something else.',
  'source-folder-link':
    '“{path}” is a link to the folder “{read}”, which is read at another place of this import or holds this one. It was not followed.',
  'source-not-web': '“{input}” can’t be read: only http and https URLs can.',
  'source-maybe-host':
    '“{input}” does not exist. Check the path and its spelling. If you mean a URL, write https://{input}',
  'source-not-one-file': '“{path}” is a folder or a pattern, not a file. Name one file in it.',
  'source-gone': '“{path}” does not exist any more.',
  'inputs-refused': '{refused} of {inputs} inputs can’t be imported, so none was. {all}',
  'source-url-invalid': '“{text}” is not a valid URL. Check the host name.',
  'source-url-relative': '“{text}” is not an absolute http or https URL.',
  'map-missing': '“{url}” is not in {folder}, which --map names for it.',
} as const;
