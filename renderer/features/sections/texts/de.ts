// German texts of sections in the window. Texts only, no logic.
import type { sectionsTexts as en } from './en.ts';

export const sectionsTexts: typeof en = {
  sections: {
    title: 'Bereiche',
    intro:
      'Jeder Bereich hat eigene Sitemaps. Eine URL kommt in den ersten Bereich, dessen Bedingungen alle zutreffen; die übrigen kommen in „{rest}“.',
    add: 'Neuer Bereich',
    fromFilter: 'Aus dem Filter',
    fromFilterHint:
      'Filtern Sie zuerst die Tabelle: Dies übernimmt ihre Bedingungen, auch die über Zahlen, Daten und Listen von Werten.',
    by: {
      folder: 'Einer pro Ordner',
      language: 'Einer pro Sprache',
      host: 'Einer pro Host',
      source: 'Einer pro Quelle',
    },
    none: 'Es gibt noch keine Bereiche: Alle URLs teilen sich dieselben Sitemaps. Legen Sie welche an oder lassen Sie sie aus den URLs vorschlagen.',
    suggestedNone: 'Aus den URLs ergeben sich keine weiteren Bereiche dieser Art.',
    suggestedSome:
      '{count} Bereich vorgeschlagen und hinzugefügt | {count} Bereiche vorgeschlagen und hinzugefügt',
    outlineNone: 'Alle URLs teilen sich dieselben Sitemaps.',
    outlineRest: '{rest} (die übrigen)',
    name: 'Name',
    rows: '{count} URL | {count} URLs',
    restRows: 'Die übrigen, „{rest}“: {rows}',
    addCondition: 'Bedingung',
    editCondition: 'Bedingung bearbeiten',
    removeCondition: 'Bedingung entfernen',
    remove: 'Bereich {name} entfernen',
    move: 'Bereich {name}, Platz {place}. Alt und eine Pfeiltaste verschieben ihn.',
    moveHint: 'Ziehen oder Alt und eine Pfeiltaste drücken',
    count: '{count} Bereich | {count} Bereiche',
    save: 'Speichern und URLs zuordnen',
    gone: '(ein entfernter Bereich)',
    edit: 'Bereiche bearbeiten',
    moveTo: 'In Bereich verschieben',
    noRegex: 'Diese Regex ist ungültig: {cause}',
    problem: {
      empty: 'Geben Sie dem Bereich einen Namen.',
      characters: 'Verwenden Sie Kleinbuchstaben, Ziffern, „-“ und „_“, beginnend mit Buchstabe oder Ziffer.',
      reserved: 'Dieser Name ist reserviert. Wählen Sie einen anderen.',
      taken: 'Ein anderer Bereich hat diesen Namen.',
      long: 'Verwenden Sie höchstens 60 Zeichen.',
    },
  },
};
