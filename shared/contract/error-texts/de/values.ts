// German sentences of errors about values of cells.
import type { VALUES_TEXTS } from '../values.ts';
import type { Translated } from '../../translated.ts';

export const values: Translated<typeof VALUES_TEXTS> = {
  'loc-empty': 'Die URL ist leer. Geben Sie eine ein, etwa https://example.com/seite.',
  'loc-relative': '„{text}“ ist keine vollständige URL. Beginnen Sie sie mit https:// oder http://.',
  'loc-space':
    '„{text}“ enthält Leerraum oder ein Steuerzeichen. Entfernen Sie es oder schreiben Sie ein Leerzeichen als %20.',
  'typed-loc-invalid': '„{text}“ ist keine gültige URL. Prüfen Sie den Hostnamen.',
  'typed-loc-too-long': 'Die URL hat {length} Zeichen; eine Sitemap nimmt höchstens {max}.',
  'typed-lastmod-invalid':
    '„{text}“ ist kein W3C-Datum. Schreiben Sie JJJJ-MM-TT oder eine Uhrzeit mit Zone wie 2026-03-31T14:05:00+02:00.',
  'typed-lastmod-no-zone':
    '„{text}“ hat keine Zeitzone. Schreiben Sie sie hinter die Uhrzeit: {time}Z für UTC oder zum Beispiel {time}+02:00.',
  'lastmod-short-year': '„{text}“ hat ein Jahr mit zwei Ziffern. Schreiben Sie alle vier, etwa 2026-03-31.',
  'lastmod-no-month': 'Einen Monat {month} gibt es nicht. Schreiben Sie 01 bis 12.',
  'lastmod-no-day': 'Einen Tag {day} gibt es nicht.',
  'lastmod-no-february': 'Einen {day}. Februar gibt es nicht.',
  'lastmod-no-april': 'Einen {day}. April gibt es nicht.',
  'lastmod-no-june': 'Einen {day}. Juni gibt es nicht.',
  'lastmod-no-september': 'Einen {day}. September gibt es nicht.',
  'lastmod-no-november': 'Einen {day}. November gibt es nicht.',
  'lastmod-no-leap-day': '{year} hat keinen 29. Februar.',
  'lastmod-no-time': 'Die Uhrzeit {time} gibt es nicht. Schreiben Sie 00:00 bis 23:59.',
  'typed-changefreq-invalid': '„{text}“ ist keine Änderungshäufigkeit. Wählen Sie eine von {names}.',
  'typed-priority-invalid':
    '„{text}“ ist keine Priorität. Schreiben Sie eine Zahl von 0.0 bis 1.0, etwa 0.8.',
  'included-invalid':
    '„{text}“ sagt nicht, ob die Zeile im Export enthalten ist. Schreiben Sie true oder false.',
  'date-missing': 'Welches Datum? Schreiben Sie eines wie 2026-03-31.',
  'char-space': 'Leerzeichen',
  'char-tab': 'Tabulator',
  'char-line-end': 'Zeilenumbruch',
  'char-no-break-space': 'geschütztes Leerzeichen',
  'char-soft-hyphen': 'weiches Trennzeichen',
  'char-zero-width-space': 'breitenloses Leerzeichen',
  'char-zero-width-non-joiner': 'breitenloser Nichtverbinder',
  'char-zero-width-joiner': 'breitenloser Verbinder',
  'char-word-joiner': 'Wortverbinder',
  'char-byte-order-mark': 'Bytereihenfolge-Markierung',
  'char-invisible': 'unsichtbares Zeichen',
  'char-blank': 'Leerraum',
};
