// Dutch texts of sections in the window. Texts only, no logic.
import type { sectionsTexts as en } from './en.ts';

export const sectionsTexts: typeof en = {
  sections: {
    title: 'Secties',
    intro:
      'Elke sectie heeft eigen sitemaps. Een URL komt in de eerste sectie waarvan alle voorwaarden kloppen; de andere komen in “{rest}”.',
    add: 'Nieuwe sectie',
    fromFilter: 'Uit het filter',
    fromFilterHint:
      'Filter eerst de tabel: dit neemt de voorwaarden over, ook die voor getallen, datums en lijsten van waarden.',
    by: {
      folder: 'Eén per map',
      language: 'Eén per taal',
      host: 'Eén per host',
      source: 'Eén per bron',
    },
    none: 'Er zijn nog geen secties: alle URL’s delen dezelfde sitemaps. Maak er zelf of laat ze uit de URL’s voorstellen.',
    suggestedNone: 'Uit de URL’s volgen geen andere secties van die soort.',
    suggestedSome: '{count} sectie voorgesteld en toegevoegd | {count} secties voorgesteld en toegevoegd',
    outlineNone: 'Alle URL’s delen dezelfde sitemaps.',
    outlineRest: '{rest} (de andere)',
    name: 'Naam',
    rows: '{count} URL | {count} URL’s',
    restRows: 'De andere, “{rest}”: {rows}',
    addCondition: 'Voorwaarde',
    editCondition: 'Voorwaarde bewerken',
    removeCondition: 'Voorwaarde verwijderen',
    remove: 'Sectie {name} verwijderen',
    move: 'Sectie {name}, plaats {place}. Alt en een pijltoets verplaatsen de sectie.',
    moveHint: 'Slepen, of Alt en een pijltoets',
    count: '{count} sectie | {count} secties',
    save: 'Opslaan en URL’s toewijzen',
    gone: '(een verwijderde sectie)',
    edit: 'Secties bewerken',
    moveTo: 'Naar sectie verplaatsen',
    noRegex: 'Deze regex is ongeldig: {cause}',
    problem: {
      empty: 'Geef de sectie een naam.',
      characters: 'Gebruik kleine letters, cijfers, “-” en “_”, te beginnen met een letter of cijfer.',
      reserved: 'Deze naam is gereserveerd. Kies een andere.',
      taken: 'Een andere sectie heeft deze naam.',
      long: 'Gebruik hoogstens 60 tekens.',
    },
  },
};
