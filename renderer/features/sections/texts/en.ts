// English texts of sections in the window. Texts only, no logic.

export const sectionsTexts = {
  sections: {
    title: 'Sections',
    intro:
      'Each section has its own sitemaps. A URL goes to the first section whose conditions all hold; the others go to “{rest}”.',
    add: 'New section',
    fromFilter: 'From the filter',
    fromFilterHint:
      'Filter the table first: this takes its conditions, also those about numbers, dates and lists of values.',
    by: {
      folder: 'One for each folder',
      language: 'One for each language',
      host: 'One for each host',
      source: 'One for each source',
    },
    none: 'There are no sections yet: all URLs share the same sitemaps. Add your own, or have them suggested from the URLs.',
    suggestedNone: 'The URLs suggest no further sections of that kind.',
    suggestedSome: '{count} section was suggested and added | {count} sections were suggested and added',
    outlineNone: 'All URLs share the same sitemaps.',
    outlineRest: '{rest} (the others)',
    name: 'Name',
    rows: '{count} URL | {count} URLs',
    restRows: 'The others, “{rest}”: {rows}',
    addCondition: 'Condition',
    editCondition: 'Edit the condition',
    removeCondition: 'Remove the condition',
    remove: 'Remove the section {name}',
    move: 'Section {name}, place {place}. Alt and an arrow key move it.',
    moveHint: 'Drag, or press Alt and an arrow key',
    count: '{count} section | {count} sections',
    save: 'Save and sort URLs',
    gone: '(a removed section)',
    edit: 'Edit sections',
    moveTo: 'Move to section',
    noRegex: 'This regular expression is not valid: {cause}',
    problem: {
      empty: 'Give the section a name.',
      characters: 'Use small letters, digits, “-” and “_”, beginning with a letter or a digit.',
      reserved: 'This name is reserved. Choose another.',
      taken: 'Another section has this name.',
      long: 'Use at most 60 characters.',
    },
  },
};
