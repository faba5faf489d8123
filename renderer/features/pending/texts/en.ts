// English texts of pending in the window. Texts only, no logic.

export const pendingTexts = {
  pending: {
    show: 'Changes to show',
    changes: 'Changes',
    unchanged: '{count} row as before | {count} rows as before',
    kinds: { added: 'New', changed: 'Changed', removed: 'Removed' },
    notInFile: 'Not in the file',
    verbs: { added: 'Add', changed: 'Change', removed: 'Delete' },
    ext: 'Images, languages, …',
    newSource: 'a new source',
    acceptedOf: '{accepted} of {total} accepted',
    acceptAll: 'Accept all',
    acceptNone: 'Accept none',
    fill: 'Fill empty cells only',
    line: 'Line {line}',
    empty: 'empty',
    becomes: 'becomes',
    previous: 'Previous',
    next: 'Next',
    page: 'Row {to} of {total} | Rows {from} to {to} of {total}',
    nothing: 'Nothing is accepted, so nothing would change.',
    apply: 'Apply {count}',
  },
};
