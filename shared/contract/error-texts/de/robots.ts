// German sentences of errors about robots.txt files.
import type { ROBOTS_TEXTS } from '../robots.ts';
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
  'robots-rivals':
    'Für {site} gibt es zwei robots.txt-Dateien, die sich unterscheiden: Verwendet wird {used}, nicht verwendet wird {unused}.',
  'robots-site-unknown': 'eine noch unbekannte Website',
  'robots-written-here': 'die im Projekt geschriebene',
  'robots-of-project': 'die des Projekts aus „{path}“',
  'robots-read': '„{path}“',
  'robots-choice-gone': 'Diese robots.txt liegt nicht mehr vor. Importieren Sie sie erneut.',
  'robots-line-html': 'Das ist eine Webseite, keine robots.txt.',
  'robots-line-too-long': 'Ab hier ist die Datei länger als 500 KiB; dort hören Suchmaschinen auf zu lesen.',
  'robots-line-line-too-long': 'Die Zeile ist länger, als Crawler lesen.',
  'robots-line-unreadable': 'In dieser Zeile steht kein Schlüssel mit Doppelpunkt; Crawler ignorieren sie.',
  'robots-line-unknown': 'Kein bekannter Crawler liest „{key}“.',
  'robots-line-not-for-all': 'Nur manche Crawler lesen „{key}“; Google ignoriert es.',
  'robots-line-no-colon': 'Der Doppelpunkt nach „{key}“ fehlt; nicht alle Crawler akzeptieren das.',
  'robots-line-misspelt': '„{key}“ sollte „{proper}“ heißen; nicht alle Crawler akzeptieren das.',
  'robots-line-before-group':
    'Die Regel steht vor der ersten User-agent-Zeile und gilt deshalb für niemanden.',
  'robots-line-agent-unreadable':
    '„{value}“ nennt keinen Crawler: Namen bestehen nur aus Buchstaben, „-“ und „_“.',
  'robots-line-agent-cut': 'Crawler lesen von „{value}“ nur „{token}“.',
  'robots-line-agent-again': '{value} hat schon in Zeile {line} eine Gruppe; beide zählen als eine.',
  'robots-line-group-empty': 'Die Gruppe hat keine Regeln; diese Crawler dürfen alles lesen.',
  'robots-line-no-slash': '„{value}“ beginnt nicht mit / oder * und passt deshalb auf nichts.',
  'robots-line-sitemap-empty': 'Die Sitemap-Zeile hat keine URL.',
  'robots-line-sitemap-relative': '„{value}“ ist keine vollständige URL; Crawler erwarten hier https://…',
  'robots-line-never': 'Diese Zeile hat nie Wirkung: Zeile {line} ({text}) hat immer Vorrang.',
  'robots-line-never-empty': 'Eine leere Regel neben anderen hat keine Wirkung.',
  'robots-utf-16':
    'Die Datei ist in {name}. Crawler lesen robots.txt als UTF-8 und finden darin keine Regeln. Speichern Sie sie als UTF-8.',
  'robots-not-utf-8':
    'Die Datei enthält Bytes, die kein UTF-8 sind. Crawler vergleichen sie Byte für Byte. Speichern Sie sie als UTF-8 oder schreiben Sie solche Buchstaben als %XX.',
};
