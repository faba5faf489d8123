// Dutch texts of changes: what undo names, the history, find and replace, transforms. Texts only, no logic.
import type { Messages } from '../en.ts';

export const editing: Pick<Messages, 'changes' | 'history'> = {
  changes: {
    withRows: '{what}, {count} rij | {what}, {count} rijen',
    importOne: '{name} importeren',
    importMany: '{count} bestand importeren | {count} bestanden importeren',
    set: '“{column}” bewerken',
    clear: '“{column}” leegmaken',
    include: 'In de export opnemen',
    exclude: 'Uit de export weglaten',
    paste: 'Plakken',
    fill: 'Cellen vullen',
    clearAll: 'Cellen leegmaken',
    add: 'URL’s toevoegen',
    delete: 'Verwijderen',
    extensions: 'Afbeeldingen, talen, video’s, nieuws bewerken',
    replace: '“{find}” vervangen door “{replacement}”',
    transform: '{name}',
  },
  history: {
    lost: 'De benoemde stand {names} is niet meer te bereiken. | De benoemde standen {names} zijn niet meer te bereiken.',
  },
};
