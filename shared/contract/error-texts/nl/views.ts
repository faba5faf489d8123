// Dutch sentences of errors about views of the rows, their searches and the history.
import type { VIEWS_TEXTS } from '../views.ts';
import type { Translated } from '../../translated.ts';

export const views: Translated<typeof VIEWS_TEXTS> = {
  'view-gone': 'Deze weergave van de rijen is niet meer open. Open die opnieuw.',
  'view-of-closed': 'Het project is gesloten of verplaatst. Open de weergave opnieuw.',
  'view-name-taken':
    'De weergave “{name}” kan niet “{to}” heten: er is al een met die naam, of die is verwijderd. Kies een andere naam.',
  'search-replaced': 'Een andere zoekopdracht heeft deze vervangen.',
  'search-cancelled': 'Geannuleerd. De rijen worden getoond zoals eerst.',
  'state-gone': 'Deze stand van het project is niet meer bereikbaar. Bekijk de geschiedenis opnieuw.',
  'fix-none': '{rule} kan niet automatisch worden gecorrigeerd en moet handmatig worden bekeken.',
  'fix-mode-none': '{rule} kan niet met “{mode}” worden gecorrigeerd.',
};
