// German texts of pending in the window. Texts only, no logic.
import type { pendingTexts as en } from './en.ts';

export const pendingTexts: typeof en = {
  pending: {
    show: 'Änderungen anzeigen',
    changes: 'Änderungen',
    unchanged: '{count} Zeile wie zuvor | {count} Zeilen wie zuvor',
    kinds: { added: 'Neu', changed: 'Geändert', removed: 'Entfernt' },
    notInFile: 'Nicht in der Datei',
    verbs: { added: 'Hinzufügen', changed: 'Ändern', removed: 'Löschen' },
    ext: 'Bilder, Sprachen, …',
    newSource: 'eine neue Quelle',
    acceptedOf: '{accepted} von {total} angenommen',
    acceptAll: 'Alle annehmen',
    acceptNone: 'Keine annehmen',
    fill: 'Nur leere Zellen ausfüllen',
    line: 'Zeile {line}',
    empty: 'leer',
    becomes: 'wird',
    previous: 'Zurück',
    next: 'Weiter',
    page: 'Zeile {to} von {total} | Zeilen {from} bis {to} von {total}',
    nothing: 'Nichts ist angenommen; es würde sich nichts ändern.',
    apply: '{count} übernehmen',
  },
};
