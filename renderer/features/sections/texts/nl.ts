// Dutch texts of sections in the window. Texts only, no logic.
import type { sectionsTexts as en } from './en.ts';

export const sectionsTexts: typeof en = {
  sections: {
    title: 'Secties',
    intro:
      'Elke sectie heeft eigen sitemaps. Een URL komt in de eerste sectie waarvan alle voorwaarden kloppen; de andere komen in “{rest}”.',
    add: 'Nieuwe sectie',
    fromFilter: 'Van het filter',
    fromFilterHint:
      'Filter eerst de tabel: dit neemt de voorwaarden over, ook die over getallen, datums en lijsten van waarden.',
    by: {
      folder: 'Eén per map',
      language: 'Eén per taal',
      host: 'Eén per host',
      source: 'Eén voor elke bron',
    },
    none: 'Er zijn nog geen secties: alle URL’s delen dezelfde sitemaps. Maak er zelf, of laat de URL’s ze voorstellen.',
    suggestedNone: 'De URL’s stellen geen andere secties van die soort voor.',
    suggestedSome: '{count} sectie voorgesteld en toegevoegd | {count} secties voorgesteld en toegevoegd',
    outlineNone: 'Alle URL’s delen dezelfde sitemaps.',
    outlineRest: '{rest} (de andere)',
    name: 'Naam',
    rows: '{count} URL | {count} URL’s',
    restRows: 'De andere, “{rest}”: {rows}',
    addCondition: 'Voorwaarde',
    editCondition: 'Voorwaarde bewerken',
    removeCondition: 'De voorwaarde verwijderen',
    remove: 'De sectie {name} verwijderen',
    move: 'Sectie {name}, plaats {place}. Alt en een pijltoets verplaatsen haar.',
    moveHint: 'Slepen, of Alt en een pijltoets',
    count: '{count} sectie | {count} secties',
    save: 'Bewaren en URL’s indelen',
    discardTitle: 'Wijzigingen verwerpen?',
    discardText: 'De secties blijven zoals ze waren voordat u dit venster opende.',
    keepEditing: 'Verder bewerken',
    gone: '(een verwijderde sectie)',
    edit: 'De secties bewerken',
    moveTo: 'Naar sectie “{name}” verplaatsen',
    noRegex: 'Deze reguliere expressie is niet geldig: {cause}',
    problem: {
      empty: 'Geef de sectie een naam.',
      characters: 'Gebruik kleine letters, cijfers, “-” en “_”, te beginnen met een letter of cijfer.',
      reserved: 'Deze naam is gereserveerd. Kies een andere.',
      taken: 'Een andere sectie heeft deze naam.',
      long: 'Gebruik hooguit 60 tekens.',
    },
  },
};
