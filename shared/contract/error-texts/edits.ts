// English sentences of errors about pasting and moving.

export const EDITS_TEXTS = {
  'paste-too-large':
    'Nothing was pasted. At most {max} rows can be pasted at once. Save them as a CSV file or workbook, and merge that.',
  'paste-gone': 'Nothing was pasted: the copied rows are no longer available. Paste again.',
  'cut-gone': 'Nothing was moved: what was cut is no longer available. Cut it again.',
  'cut-emptied':
    'Nothing was moved: the cells that were cut have been emptied since. Paste again for a copy of what was cut.',
  'cut-rows-gone': 'Nothing was moved: rows that were cut have been deleted since. Cut the others again.',
  'block-refused':
    'Nothing was pasted. Row {row} of the block, column {column}: {why} | Nothing was pasted. Row {row} of the block, column {column}: {why} It is the first of {count} values that are not valid.',
  'fill-refused':
    'Nothing was filled. Row {row} of the fill, column {column}: {why} | Nothing was filled. Row {row} of the fill, column {column}: {why} It is the first of {count} values that are not valid.',
  'block-too-many-rows':
    'Nothing was pasted. The block has {rows} rows, but only {room} can take it. Add rows first.',
  'block-too-many-columns':
    'Nothing was pasted. The block has {columns} columns, but only {room} can take it.',
  'block-column-twice': 'Nothing was pasted. The block has the same column twice.',
  'copy-too-large':
    'The clipboard takes at most {max} rows at once, and {rows} are selected. Select fewer, or export them.',
  'section-gone': 'This section is no longer in the project.',
  'section-name-empty': 'The name of a section is empty. Type one.',
  'section-name-long': 'The section “{name}” can’t have this name: it is longer than 60 characters.',
  'section-name-characters':
    'The section “{name}” can’t have this name: use small letters, digits, “-” and “_”, beginning with a letter or a digit.',
  'section-name-reserved': 'The section “{name}” can’t have this name: it is reserved. Choose another.',
  'section-name-taken': 'The section “{name}” can’t have this name: another section has it.',
} as const;
