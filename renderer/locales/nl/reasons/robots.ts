// Dutch sentences of errors about robots.txt files.
import type { ROBOTS_TEXTS } from '../../../../shared/contract/error-texts/robots.ts';
import type { Translated } from '../../translated.ts';

export const robots: Translated<typeof ROBOTS_TEXTS> = {
  'robots-none': 'Het project heeft geen robots.txt voor {site}.',
  'robots-none-unknown': 'Het project heeft geen robots.txt voor een onbekende site.',
  'robots-exists': '{path} bestaat al. Kies een andere map, of laat het vervangen.',
  'robots-origin-invalid':
    '“{text}” is geen URL van een site. Typ schema en host, bijvoorbeeld https://www.example.com.',
  'robots-is-xml': '“{path}” is een XML-bestand, geen robots.txt.',
  'robots-is-html': '“{path}” is een HTML-pagina, geen robots.txt.',
  'robots-too-long':
    'Het bestand is langer dan {size} KiB; daar stoppen zoekmachines met lezen. Regels daarna tellen niet. Kort het bestand in.',
  'robots-source-damaged': '“{path}” is afgekapt of beschadigd. Haal het bestand opnieuw op.',
  'robots-not-one-file': '“{path}” is een map of een patroon, geen bestand. {advice}',
  'robots-name-list': 'Noem één lijst met URL’s.',
  'robots-name-file': 'Noem één robots.txt.',
};
