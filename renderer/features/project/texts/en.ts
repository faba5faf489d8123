// English texts of project in the window. Texts only, no logic.

export const projectTexts = {
  welcome: {
    again: 'Open “{name}” again',
    againHint: 'Everything that was confirmed is still there',
    site: 'Address of a site',
    getSite: 'Import its sitemaps',
    drop: 'Drop sitemaps, tables or a project here',
    dropHint: 'Sitemaps and indexes (XML, gzip), lists, CSV, Excel, robots.txt, feeds and archives.',
    issues: '{count} row with issues | {count} rows with issues',
    steps: 'How it works',
    enterSite: 'Enter an address',
    step: { import: 'Import', check: 'Check', export: 'Export' },
    stepHint: {
      import: 'Enter a site’s address or drop files above. More can be added at any time.',
      check: 'The outline on the left of the table lists every issue. Click one to see its rows.',
      export: 'The Export button in the toolbar writes the sitemaps to a folder, ready for upload.',
    },
    new: 'New project',
    newHint: 'Start empty, then import or add URLs',
    open: 'Open a project',
    openHint: 'Open a .mapwright file',
    sample: 'Try the sample',
    sampleHint: 'A small shop’s sitemaps, with mistakes to find',
    recent: 'Recent projects',
    recentWords: 'open recent file',
    forget: 'Remove {name} from this list',
  },
  close: {
    title: 'Keep this project?',
    text: 'It has no name yet. Without saving it is discarded.',
    save: 'Save as…',
    discard: 'Discard',
  },
};
