// Dutch sentences of errors about sources that are read.
import type { SOURCES_TEXTS } from '../sources.ts';
import type { Translated } from '../../translated.ts';

export const sources: Translated<typeof SOURCES_TEXTS> = {
  'map-missing': '“{url}” staat niet in {folder}, die --map daarvoor noemt.',
  'source-missing': '“{path}” bestaat niet. Controleer het pad en de spelling.',
  'source-no-access':
    '“{path}” kan niet worden gelezen: het systeem weigert toegang. Wijzig de rechten, of kies een andere plek.',
  'source-is-folder': '“{path}” is een map, geen bestand. Noem een bestand daarin.',
  'source-loop': '“{path}” is een symbolische koppeling die naar zichzelf terugleidt.',
  'no-match': 'Geen bestand past bij “{pattern}”. Controleer het patroon en de map waarin het begint.',
  'source-damaged':
    '“{path}” is afgebroken of beschadigd, dus er is niets geïmporteerd. Haal het bestand opnieuw op, of importeer wat leesbaar is.',
  'source-failed': '“{path}” kan niet worden gelezen: {cause}',
  'source-not-regular': '“{path}” is geen gewoon bestand. Noem een bestand of een map.',
  'source-is-device': '“{path}” is een pipe, socket of apparaat, geen bestand. Het is niet gelezen.',
  'source-is-project':
    '“{path}” heet als een Mapwright-project, en dat is geen bron. Exporteer het en noem de bestanden van de export, of hernoem het bestand als het iets anders is.',
  'source-folder-link':
    '“{path}” is een koppeling naar de map “{read}”, die elders in deze import wordt gelezen of deze bevat. De koppeling is niet gevolgd.',
  'source-not-web': '“{input}” kan niet worden gelezen: dat kan alleen met http- en https-URL’s.',
  'source-maybe-host':
    '“{input}” bestaat niet. Controleer het pad en de spelling. Bedoelt u een URL, schrijf dan https://{input}',
  'source-not-one-file': '“{path}” is een map of een patroon, geen bestand. Noem één bestand erin.',
  'source-gone': '“{path}” bestaat niet meer.',
  'inputs-refused':
    '{refused} van {inputs} invoeren kunnen niet worden geïmporteerd, dus er is er geen geïmporteerd. {all}',
  'source-url-invalid': '“{text}” is geen geldige URL. Controleer de hostnaam.',
  'source-url-relative': '“{text}” is geen volledige http- of https-URL.',
};
