// Dutch texts of filtering: conditions, lists of values, running queries, saved views. Texts only, no logic.

export const filtering = {
  filtering: {
    edit: 'Filter {name} bewerken',
    negate: 'Filter {name} omkeren',
    negated: 'Omgekeerd',
    oneOf: 'is een van',
    not: 'Niet: alle andere rijen tonen',
    values: 'Waarden',
    findValue: 'Waarde zoeken',
    allValues: 'Alle',
    noValues: 'Geen waarde gevonden.',
    moreValues:
      'Alleen de waarden met de meeste rijen staan in de lijst. Typ een deel van de waarde die u zoekt.',
    counting: 'Tellen…',
    filterBy: 'Op deze kolom filteren…',
    running: 'Rijen worden doorzocht',
    cancel: 'Zoekopdracht annuleren (Esc)',
    save: 'Weergave bewaren',
    saveTitle: 'Deze weergave bewaren',
    saveHint: 'Filters, zoekopdracht en sortering worden onder deze naam in het project bewaard.',
    name: 'Naam',
    views: 'Bewaarde weergaven',
    rename: 'Weergave {name} hernoemen',
    delete: 'Weergave {name} verwijderen',
    renameTitle: 'Weergave hernoemen',
    replaces: 'Er is al een weergave met deze naam. Bij bewaren wordt die vervangen.',
    apply: 'Weergave: {name}',
    saveButton: 'Bewaren',
    cancelled: 'Geannuleerd. De rijen worden getoond zoals daarvoor.',
  },
};
