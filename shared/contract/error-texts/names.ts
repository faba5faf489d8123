// English sentences of errors about the public URL and the names of the files of a set.

export const NAMES_TEXTS = {
  'base-missing':
    'The public URL of the folder is missing. Enter the URL of the folder that the files will be uploaded to, for example https://www.example.com/.',
  'base-not-absolute':
    'The public URL of the folder “{text}” can’t be used: it must be a full http:// or https:// URL. Enter the URL of the folder that the files will be uploaded to, for example https://www.example.com/.',
  'base-blank':
    'The public URL of the folder “{text}” can’t be used: it has a blank or a control character. Write a blank as %20, or rename the folder that the files will be uploaded to.',
  'base-query':
    'The public URL of the folder “{text}” can’t be used: it must not have a “?” or “#” part. Enter the URL of the folder that the files will be uploaded to, for example https://www.example.com/.',
  'base-password':
    'The public URL of the folder “{text}” can’t be used: it must not have a user name or password. Enter the URL of the folder that the files will be uploaded to, for example https://www.example.com/.',
  'base-file':
    'The public URL of the folder “{text}” can’t be used: it is the URL of a file. Enter the URL of the folder that the files will be uploaded to, for example https://www.example.com/.',
  'base-too-long':
    'The public URL of the folder “{text}” can’t be used: it is too long. Enter the URL of the folder that the files will be uploaded to, for example https://www.example.com/.',
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
    '“{name}” can’t be the name of the index. Use letters, digits, “-” and “_”, and no name of a Windows device.',
  'index-taken':
    'The index would be named {name}, and another file of the set is named {other}. Change the name of the index.',
  'index-alike':
    'The index would be named {name}, and another file of the set {other}, which some systems can’t tell apart. Change the name of the index.',
  'name-characters':
    'A file can’t be named {name}: not every system can have it. Change the pattern of the names.',
  'name-reserved':
    'A file can’t be named {name}: Windows has a device of that name. Change the pattern of the names.',
  'name-long': 'A file can’t be named {name}: it is too long. Change the pattern of the names.',
  'names-same':
    'Two files of the set would be named {name}. Change the pattern of the names, or rename a section.',
  'names-alike':
    'Two files of the set would be named {other} and {name}, which some systems can’t tell apart. Change the pattern of the names, or rename a section.',
  'name-in-file':
    '{file} would be a file of the set and the folder of {name} at once. Change the pattern of the names, or the name of the index.',
} as const;
