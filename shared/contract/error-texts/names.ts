// English sentences of errors about the public URL and the names of the files of a set.

export const NAMES_TEXTS = {
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
} as const;
