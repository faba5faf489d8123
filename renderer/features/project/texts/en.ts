// English texts of project in the window. Texts only, no logic.

export const projectTexts = {
  welcome: {
    again: 'Open “{name}” again',
    againHint: 'Everything that was confirmed is still there',
    new: 'New project',
    newHint: 'Start empty, then import or add URLs',
    open: 'Open a project',
    openHint: 'Open a .mapwright file',
    sample: 'Try the sample',
    sampleHint: 'A small shop’s sitemaps, with mistakes to find',
    recent: 'Recent projects',
    noRecent: 'Projects that you open appear here.',
    forget: 'Remove {name} from this list',
    drop: 'You can also drop sitemaps or a project anywhere in this window.',
  },
  close: {
    title: 'Keep this project?',
    text: 'It has no name yet. Without saving it is discarded.',
    save: 'Save as…',
    discard: 'Discard',
  },
};
