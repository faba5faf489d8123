// English texts of changes: what undo names, the history, find and replace, transforms. Texts only, no logic.

export const editing = {
  changes: {
    withRows: '{what}, {count} row | {what}, {count} rows',
    importOne: 'Import {name}',
    importMany: 'Import {count} file | Import {count} files',
    set: 'Edit “{column}”',
    clear: 'Clear “{column}”',
    include: 'Include in the export',
    exclude: 'Leave out of the export',
    paste: 'Paste',
    fill: 'Fill cells',
    clearAll: 'Clear cells',
    add: 'Add URLs',
    delete: 'Delete',
    extensions: 'Edit images, languages, videos, news',
    replace: 'Replace “{find}” by “{replacement}”',
    transform: '{name}',
  },
  history: {
    lost: 'The named state {names} can’t be reached any more. | The named states {names} can’t be reached any more.',
  },
};
