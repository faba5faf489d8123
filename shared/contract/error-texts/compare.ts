// English sentences of errors about comparisons.

export const COMPARE_TEXTS = {
  'compare-damaged':
    '“{path}” was cut off or is damaged, so nothing was compared. Get the file again, or compare what can be read of it.',
  'compare-unread': '{cause} Nothing was compared. Fix that, or compare what can be read.',
  'compare-gone': 'There is no comparison any more. Compare again to see it.',
  'compare-not-exported': 'The project was not exported to {path} yet, or that is no longer known.',
  'compare-export-lost':
    'The folder {path} no longer has the last export, and the project can’t go back to what it was then. Export again, or choose another folder.',
  'compare-no-state': 'The project {path} has no checkpoint or state “{state}”.',
  'compare-not-applicable':
    'Differences can be restored only in the project that was open when they were found. Compare again.',
  'compare-recovered':
    '{path} is damaged. What could be read is in the copy {copy}: check that, and compare it.',
  'compare-foreign':
    '{path} is not as Mapwright left it ({part}): it is damaged, or another program changed it. Its rows are in the copy {copy}: check that, and compare it.',
  'compare-no-source': 'The project has no such source any more.',
  'compare-half-moved':
    'An export to {path} was interrupted: a part of the files there is of the set before it. Open the project that was exported there, or export it there again; that completes the set.',
  'compare-no-sitemap': 'There is no sitemap in “{path}”. Name a file, a folder or a URL that has one.',
  'compare-none-found':
    'No sitemap was found for “{site}”. Enter the URL of one if you know it. Tried: {tried}.',
} as const;
