// German sentences of errors about robots.txt files.
import type { ROBOTS_TEXTS } from '../../../../shared/contract/error-texts/robots.ts';
import type { Translated } from '../../translated.ts';

export const robots: Translated<typeof ROBOTS_TEXTS> = {
  'robots-none': 'Das Projekt hat keine robots.txt für {site}.',
  'robots-none-unknown': 'Das Projekt hat keine robots.txt für eine unbekannte Website.',
  'robots-exists':
    '{path} gibt es schon. Wählen Sie einen anderen Ordner oder lassen Sie die Datei ersetzen.',
  'robots-origin-invalid':
    '„{text}“ ist keine URL einer Website. Geben Sie Schema und Host ein, etwa https://www.example.com.',
  'robots-is-xml': '„{path}“ ist eine XML-Datei, keine robots.txt.',
  'robots-is-html': '„{path}“ ist eine HTML-Seite, keine robots.txt.',
  'robots-too-long':
    'Die Datei ist länger als {size} KiB; dort hören Suchmaschinen auf zu lesen. Regeln dahinter zählen nicht. Kürzen Sie die Datei.',
  'robots-source-damaged': '„{path}“ ist abgeschnitten oder beschädigt. Holen Sie die Datei erneut.',
  'robots-not-one-file': '„{path}“ ist ein Ordner oder ein Muster, keine Datei. {advice}',
  'robots-name-list': 'Nennen Sie eine Liste von URLs.',
  'robots-name-file': 'Nennen Sie eine robots.txt.',
};
