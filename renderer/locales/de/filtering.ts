// German texts of filtering: conditions, lists of values, running queries, saved views. Texts only, no logic.

export const filtering = {
  filtering: {
    edit: 'Filter {name} bearbeiten',
    negate: 'Filter {name} umkehren',
    negated: 'Umgekehrt',
    oneOf: 'ist eines von',
    not: 'Nicht: alle anderen Zeilen zeigen',
    values: 'Werte',
    findValue: 'Wert suchen',
    allValues: 'Alle',
    noValues: 'Kein Wert passt.',
    moreValues:
      'Nur die Werte mit den meisten Zeilen stehen in der Liste. Tippen Sie einen Teil des gesuchten Werts.',
    counting: 'Wird gezählt…',
    filterBy: 'Nach dieser Spalte filtern…',
    running: 'Die Zeilen werden durchsucht',
    cancel: 'Abfrage abbrechen (Esc)',
    save: 'Ansicht speichern',
    saveTitle: 'Diese Ansicht speichern',
    saveHint: 'Filter, Suche und Sortierung werden unter diesem Namen im Projekt gespeichert.',
    name: 'Name',
    views: 'Gespeicherte Ansichten',
    rename: 'Ansicht {name} umbenennen',
    delete: 'Ansicht {name} löschen',
    renameTitle: 'Ansicht umbenennen',
    replaces: 'Es gibt schon eine Ansicht dieses Namens. Speichern ersetzt sie.',
    apply: 'Ansicht: {name}',
    saveButton: 'Speichern',
    cancelled: 'Abgebrochen. Die Zeilen werden wie zuvor gezeigt.',
  },
};
