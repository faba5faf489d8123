// Dutch sentences of errors about Mapwright itself: its engine, its hosts and what they say to each other.
import type { APP_TEXTS } from '../app.ts';
import type { Translated } from '../../translated.ts';

export const app: Translated<typeof APP_TEXTS> = {
  internal: 'Er ging iets mis in Mapwright: {cause}',
  'request-unknown': 'Er is geen verzoek “{name}”.',
  'request-malformed': 'Een bericht was niet te begrijpen: {detail}',
  'request-nameless': 'Een verzoek heeft een naam nodig.',
  'request-not-from-window': 'Alleen het venster van Mapwright mag dit vragen.',
  'engine-given-up':
    'De engine stopte drie keer in een halve minuut en is niet opnieuw gestart. Open een project om het opnieuw te proberen, of start Mapwright opnieuw.',
  'engine-given-up-on':
    'De engine stopte drie keer in een halve minuut en is niet opnieuw gestart. Het project “{project}” behoudt wat was opgeslagen. Open een project om het opnieuw te proberen, of start Mapwright opnieuw.',
  'engine-lost-request':
    'De engine stopte voordat er antwoord kwam en is opnieuw gestart. Probeer het opnieuw.',
  closing: 'Mapwright wordt afgesloten.',
  'upload-nameless': 'Een upload heeft een naam nodig.',
  'upload-failed': '“{name}” kon niet worden opgeslagen voor de import.',
  'upload-too-large': '“{name}” heeft meer dan {max} bytes. Kies het bestand via Bestand › Importeren.',
  'upload-not-sent':
    '“{name}” kon niet aan Mapwright worden doorgegeven. Kies het bestand via Bestand › Importeren.',
  'connection-lost':
    'De verbinding met Mapwright is verbroken voordat het antwoord kwam. Niets wat bevestigd was, is verloren.',
  'not-connected':
    'Mapwright is niet bereikbaar; er is niets gewijzigd. Probeer het opnieuw zodra de verbinding hersteld is.',
  'port-unusable': 'Poort {port} is op deze computer niet bruikbaar. Kies een andere met --port.',
  'host-usage': '{message}\n{help}',
  'new-projects-folder':
    'De map “{path}” voor nieuwe projecten kan niet worden gemaakt. Sla het project elders op.',
  'settings-not-saved': 'De instellingen konden niet in “{path}” worden opgeslagen.',
  'folder-name-invalid': '“{name}” kan geen mapnaam zijn. Gebruik een naam zonder / en \\.',
  'listing-missing': '“{path}” bestaat niet. Kies een andere map.',
  'listing-no-access': 'Het systeem weigert toegang tot “{path}”. Kies een andere map.',
  'listing-not-folder': '“{path}” is geen map. Kies een andere naam.',
  'listing-failed': '“{path}” is niet bruikbaar.',
  'show-missing': '“{path}” bestaat niet meer.',
  'address-not-opened': 'Geen browser heeft “{url}” geopend.',
  'diagnostics-not-saved': 'De diagnostische gegevens konden niet in “{path}” worden opgeslagen.',
  'update-check-failed':
    'Mapwright kon niet nagaan of er een nieuwere versie is. Controleer de verbinding en probeer het opnieuw.',
  'update-load-failed':
    'De nieuwe versie kon niet worden gedownload en gecontroleerd. De huidige blijft ongewijzigd.',
  'show-failed': 'Geen programma heeft hem geopend. De map is “{path}”.',
  'engine-lost-job':
    'De engine stopte tijdens deze taak en is opnieuw gestart. Wat eerder was opgeslagen, is intact. Start de taak opnieuw.',
  'as-told': '{message}',
};
