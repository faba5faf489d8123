// German sentences of errors about views of the rows, their searches and the history.
import type { VIEWS_TEXTS } from '../views.ts';
import type { Translated } from '../../translated.ts';

export const views: Translated<typeof VIEWS_TEXTS> = {
  'view-gone': 'Diese Ansicht der Zeilen ist nicht mehr offen. Öffnen Sie sie erneut.',
  'view-of-closed': 'Das Projekt wurde geschlossen oder verschoben. Öffnen Sie die Ansicht erneut.',
  'view-name-taken':
    'Die Ansicht „{name}“ kann nicht „{to}“ heißen: Es gibt schon eine mit diesem Namen, oder sie wurde gelöscht. Wählen Sie einen anderen Namen.',
  'search-replaced': 'Eine andere Suche hat diese abgelöst.',
  'search-cancelled': 'Abgebrochen. Die Zeilen werden wie zuvor angezeigt.',
  'state-gone': 'Dieser Stand des Projekts ist nicht mehr erreichbar. Sehen Sie den Verlauf erneut an.',
  'fix-none': '{rule} lässt sich nicht automatisch beheben und muss von Hand geprüft werden.',
  'fix-mode-none': '{rule} lässt sich nicht mit „{mode}“ beheben.',
};
