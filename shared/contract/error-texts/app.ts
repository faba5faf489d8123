// English sentences of errors about Mapwright itself: its engine, its hosts and what they say to each other.

export const APP_TEXTS = {
  internal: 'Something went wrong inside Mapwright: {cause}',
  'request-unknown': 'There is no request “{name}”.',
  'request-malformed': 'A message did not follow the contract: {detail}',
  'request-nameless': 'A request needs a name.',
  'request-not-from-window': 'Only the window of Mapwright may ask.',
  'engine-given-up':
    'The engine stopped three times in half a minute and was not started again. Open a project to try again, or restart Mapwright.',
  'engine-given-up-on':
    'The engine stopped three times in half a minute and was not started again. The project “{project}” keeps what was saved. Open a project to try again, or restart Mapwright.',
  'engine-lost-request': 'The engine stopped before it answered and was started again. Try again.',
  closing: 'Mapwright is closing.',
  'upload-nameless': 'An upload needs a name.',
  'upload-failed': '“{name}” could not be stored for importing.',
  'upload-too-large': '“{name}” has more than {max} bytes. Choose it by File › Import instead.',
  'upload-not-sent': '“{name}” could not be handed over to Mapwright. Choose it by File › Import instead.',
  'connection-lost':
    'The connection to Mapwright was lost before the answer came. Nothing that was confirmed is lost.',
  'not-connected': 'Mapwright can’t be reached, so nothing was done. Try again when the connection is back.',
  'port-unusable': 'Port {port} on this computer can’t be used. Choose another with --port.',
  'host-usage': '{message}\n{help}',
  'new-projects-folder': 'The folder “{path}” for new projects can’t be made. Save the project elsewhere.',
  'settings-not-saved': 'The settings could not be saved in “{path}”.',
  'folder-name-invalid': '“{name}” can’t be the name of a folder. Use a name without / and \\.',
  'listing-missing': 'There is no “{path}”. Choose another folder.',
  'listing-no-access': 'The system denies access to “{path}”. Choose another folder.',
  'listing-not-folder': '“{path}” is not a folder. Choose another name.',
  'listing-failed': '“{path}” can’t be used.',
  'show-missing': 'There is no “{path}” any more.',
  'address-not-opened': 'No browser opened “{url}”.',
  'diagnostics-not-saved': 'The diagnostics could not be saved in “{path}”.',
  'update-check-failed':
    'Mapwright could not find out whether there is a newer version. Check the connection and try again.',
  'update-load-failed': 'The new version could not be downloaded and checked. This one stays as it is.',
  'show-failed': 'No program opened it. The folder is “{path}”.',
  'engine-lost-job':
    'The engine stopped during this job and was restarted. What was saved before is intact. Start the job again.',
  'as-told': '{message}',
} as const;
