// English sentences of errors about what only the command line asks for.

export const CLI_TEXTS = {
  'stdin-not-kept':
    'Standard input can’t be kept in the temporary folder: {cause}. Set TMPDIR to another folder.',
  'stdin-too-large':
    'Standard input holds more than {size}. Name a file instead, or allow more with --max-unpacked.',
  'stdin-text-too-large': 'Standard input has more than 64 MiB. Give a smaller text.',
  'temporary-folder': 'The temporary folder “{path}” can’t be used. Set TMPDIR to another.',
  'job-of-other-kind': 'A job of kind {found} answered for {asked}.',
  'output-failed': 'The output can’t be written.',
  'export-no-result': 'The project keeps no result of an export.',
  'profile-unknown': 'The project has no profile “{name}”. It has {names}.',
  'profile-unknown-none': 'The project has no profile “{name}”. It has none yet; --save-profile makes one.',
  'recovered-no-copy':
    '{path} is damaged, and no copy was made beside it. Copy it to a folder of your own to see what can be read of it.',
  'foreign-no-copy':
    '{path} is not as Mapwright left it ({part}): it is damaged, or another program changed it. No copy was made beside it. Copy it to a folder of your own to see what can be read of it.',
  'recovered-copy':
    '{path} is damaged. What could be read is in the copy {copy}: check that, and continue with it.',
  'foreign-copy':
    '{path} is not as Mapwright left it ({part}): it is damaged, or another program changed it. Its rows are in the copy {copy}: check that, and continue with it.',
  'problems-not-listed': 'More issues of the sources are not listed one by one.',
} as const;
