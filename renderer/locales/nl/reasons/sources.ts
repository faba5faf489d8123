// Dutch sentences of errors about sources that are read.
import type { SOURCES_TEXTS } from '../../../../shared/contract/error-texts/sources.ts';
import type { Translated } from '../../translated.ts';

export const sources: Translated<typeof SOURCES_TEXTS> = {
  'source-missing': '"{path}" bestaat niet. Controleer het pad en de spelling.',
  'source-no-access':
    '"{path}" kan niet worden gelezen: het systeem weigert toegang. Wijzig de rechten, of kies een andere plek.',
  'source-is-folder': '"{path}" is een map, geen bestand. Noem een bestand daarin.',
  'source-loop': '"{path}" is een symbolische koppeling die naar zichzelf terugleidt.',
  'no-match': 'Geen bestand past bij "{pattern}". Controleer het patroon en de map waarin het begint.',
  'source-damaged':
    '"{path}" is afgebroken of beschadigd, dus er is niets geïmporteerd. Haal het bestand opnieuw op, of importeer wat leesbaar is.',
};
