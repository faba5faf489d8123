// English sentences of errors about views of the rows, their searches and the history.

export const VIEWS_TEXTS = {
  'view-gone': 'This view of the rows is no longer open. Open it again.',
  'view-of-closed': 'The project was closed or moved. Open the view again.',
  'view-name-taken':
    'The view “{name}” can’t be called “{to}”: there is another one of that name, or it was deleted. Choose another name.',
  'search-replaced': 'Another search has taken its place.',
  'search-cancelled': 'Cancelled. The rows are shown as before.',
  'state-gone': 'This state of the project can no longer be reached. Look at the history again.',
  'fix-none': '{rule} has no fix: it needs manual review.',
  'fix-mode-none': '{rule} can’t be fixed by “{mode}”.',
} as const;
