// German texts of changes: what undo names, the history, find and replace, transforms. Texts only, no logic.
import type { Messages } from '../en.ts';

export const editing: Pick<Messages, 'changes' | 'history'> = {
  changes: {
    withRows: '{what}, {count} Zeile | {what}, {count} Zeilen',
    importOne: '{name} importieren',
    importMany: '{count} Datei importieren | {count} Dateien importieren',
    set: '„{column}“ bearbeiten',
    clear: '„{column}“ leeren',
    include: 'In den Export aufnehmen',
    exclude: 'Aus dem Export weglassen',
    paste: 'Einfügen',
    fill: 'Zellen ausfüllen',
    clearAll: 'Zellen leeren',
    add: 'URLs hinzufügen',
    delete: 'Löschen',
    extensions: 'Bilder, Sprachen, Videos, News bearbeiten',
    replace: '„{find}“ durch „{replacement}“ ersetzen',
    transform: '{name}',
  },
  history: {
    lost: 'Der benannte Stand {names} ist nicht mehr erreichbar. | Die benannten Stände {names} sind nicht mehr erreichbar.',
  },
};
