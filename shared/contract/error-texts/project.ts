// English sentences of errors about a project file, its rows and its jobs.

export const PROJECT_TEXTS = {
  'project-missing': 'The project file {path} does not exist.',
  'project-no-access':
    'The system does not let Mapwright read and write {path}. Change the rights of the file and its folder, or copy the project to a folder of your own.',
  'project-locked': 'The project {path} is open in another window or program. Close it there first.',
  'project-locked-by':
    'The project {path} has been open since {since} in another window or program (process {pid} on {host}). Close it there first.',
  'project-cant-open': 'The project file {path} could not be opened.',
  'project-damaged':
    'The project file {path} is damaged. Open it again to recover what can be read into a copy.',
  'project-foreign':
    '{path} is not as Mapwright left it ({part}): it is damaged, or another program changed it. Mapwright opens a copy of its rows instead; the file was not changed.',
  'project-disk-full':
    'The disk is full: {path} could not be written. Free some space and try again; nothing was changed.',
  'path-not-chosen':
    'Mapwright only uses files and folders that you chose, and {path} is not one of them. Choose it in a dialog, drop it, or type its path.',
  'project-exists': '{path} already exists. Open it, or choose another name.',
  'folder-missing': 'The folder {path} does not exist. Create it, or choose another.',
  'folder-no-access': 'The system does not let Mapwright save in the folder {path}. Choose another.',
  'project-read-only': '{path} is read-only. To change it, save a copy.',
  'project-no-room':
    'There is no room in {folder} for a copy of {path} to read from. Free some space, or set TMPDIR to another folder.',
  'project-newer':
    '{path} was made by a newer Mapwright. Update Mapwright to open it; the file was not changed.',
  'not-a-project':
    '{path} is not a Mapwright project. To read a sitemap or a list, create a project and import it.',
  'project-empty':
    '{path} is empty: there is no project in it. Restore a backup of it, or choose another file.',
  'replace-not-a-project':
    '{path} exists and is not a Mapwright project, so it was not replaced. Choose another name.',
  'project-unreadable':
    '{path} is damaged so badly that nothing in it can be read. The file was not changed; restore a backup of it.',
  'no-project': 'No project is open. Open or create one first.',
  'job-running': 'Another job is still running. Wait until it ends, or cancel it.',
  'row-gone': 'This row is no longer in the project.',
  'row-changed': 'The row has changed meanwhile. Look at it again, then repeat the change.',
  'history-damaged': 'The history of the project is damaged.',
  'project-file-damaged': 'The project file {path} is damaged.',
  'project-io': 'The project file {path} could not be read or written: {cause}',
  'project-no-memory': 'There was not enough memory to work on {path}.',
  'project-value-too-long': 'A value is too long to be stored in {path}.',
  'project-disk-failed': 'The disk failed while reading or writing {path}: {cause}.',
  'project-unusable': 'The project file {path} could not be used: {cause}.',
  'backup-missing': 'There is no such backup of {path} any more. Choose another one.',
  'backup-damaged':
    'This backup is damaged itself and was not restored. Choose another one; the project was not changed.',
  'backup-no-room': 'There is not enough room for a backup in {folder}. Free some space on the disk.',
  'backup-failed': 'No backup could be written to {folder}: {cause}',
  'project-name-too-long': 'The name is too long for this system. Choose a shorter one than {path}.',
  'job-cancelled': 'Cancelled. Nothing was changed.',
  'job-without-end': 'A job ended without an outcome.',
} as const;
