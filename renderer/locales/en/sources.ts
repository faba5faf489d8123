// English texts of sources: the tree of an import, retries, looking for changes. Texts only, no logic.

export const sources = {
  sources: {
    tree: 'Sources',
    treeCut: '{shown} of {total} are shown, those that failed first.',
    states: {
      waiting: 'waiting',
      reading: 'reading',
      done: 'done',
      unchanged: 'unchanged',
      failed: 'failed',
      skipped: 'skipped',
    },
    clipboard: 'The clipboard: {count} line | The clipboard: {count} lines',
    known:
      '{count} of these is a source of this project already: importing it again doubles its rows. | {count} of these are sources of this project already: importing them again doubles their rows.',
    lookInstead: 'Check for changes instead',
    retry: 'Retry failed ({count})',
    options: 'Options for the web',
    user: 'User name',
    password: 'Password',
    rate: 'Requests/s per host',
    connections: 'Connections per host',
    downloadMinutes: 'Minutes per download',
    loginHint: 'Sent to the URLs above and nowhere else. Not kept in the project.',
    follow: 'Also read the sitemaps that are listed',
    fetchListed: 'Also fetch what local files refer to',
    refreshAll: 'Check sources for changes',
    refreshTitle: 'Changes in the sources',
    nothingChanged: 'Nothing has changed since the last import.',
    cancelled: 'Cancelled. Nothing was changed.',
    discard: 'Change nothing',
  },
};
