// German sentences of errors about images, videos, news and language versions of a row.
import type { ITEMS_TEXTS } from '../items.ts';
import type { Translated } from '../../translated.ts';

export const items: Translated<typeof ITEMS_TEXTS> = {
  'items-too-long':
    'Bilder, Sprachen, Videos und News einer Zeile sind zusammen zu lang. Entfernen Sie einige.',
  'item-empty': 'Das neue Element hat keinen Wert. Füllen Sie mindestens ein Feld aus.',
  'element-name-invalid': '„{name}“ kann kein Elementname sein.',
  'attribute-name-invalid': '„{name}“ kann kein Attributname sein.',
  'character-invalid':
    'Der Wert enthält das Zeichen U+{code}, das in keiner XML-Datei stehen darf. Entfernen Sie es.',
  'cluster-pattern-place':
    'Das Muster braucht einmal {lang}, wo die Sprache steht, etwa /{lang}/…, {lang}.example.com oder ?lang={lang}.',
  'cluster-pattern-parameter': 'Nennen Sie den Parameter mit der Sprache, etwa ?lang={lang}.',
  'language-invalid':
    '„{text}“ ist kein Sprachcode: {fault}. Schreiben Sie eine Sprache wie en, eine Sprache mit Region wie en-GB, oder x-default.',
  'language-joined': 'seine Teile sind mit „_“ statt „-“ verbunden',
  'language-form': 'er ist keine Sprache, eventuell mit Schrift und Region',
  'language-mistaken': '„{language}“ ist keine Sprache nach ISO 639-1; gemeint ist wohl {meant}',
  'language-three-letters':
    '„{language}“ ist kein Code nach ISO 639-1, der zwei Buchstaben hat; richtig ist {meant}',
  'language-more': '„{more}“ ist mehr als Sprache, Schrift und Region',
  'language-unknown': '„{language}“ ist keine Sprache nach ISO 639-1',
  'region-unknown': '„{region}“ ist keine Region nach ISO 3166-1',
  'region-mistaken': '„{region}“ ist keine Region nach ISO 3166-1; gemeint ist wohl {meant}',
  'video-loc-fault': '{part} {address}',
  'video-loc-blank': '{part} {address} mit einem unsichtbaren Zeichen ({name}, {code})',
  'video-value-fault': '{part} {found} ({fault})',
  'video-no-date': 'richtig wäre 2025-01-31 oder 2025-01-31T12:00:00+01:00',
  'video-no-yes-or-no': 'richtig wäre yes oder no',
  'video-no-rating': 'richtig wäre eine Zahl von 0.0 bis {max}',
  'video-no-count': 'richtig wäre eine ganze Zahl',
  'video-no-countries': 'richtig wären Länder nach ISO 3166 wie DE, durch Leerzeichen getrennt',
  'video-no-platform': 'richtig wären web, mobile oder tv, durch Leerzeichen getrennt',
  'video-no-relationship': 'relationship ist {found}; richtig wäre allow oder deny',
  'video-no-price': 'richtig wäre eine Zahl wie 1.99',
  'video-no-currency': 'currency ist {found}; richtig wäre ein Code nach ISO 4217 wie EUR',
  'href-relative': '„{text}“ ist keine vollständige URL. Schreiben Sie sie mit https:// und Host.',
  'cluster-too-large':
    'Mehr als {max} Zeilen hängen über ihre Sprachversionen zusammen, also führt ein Link zu einer falschen Seite. Korrigieren Sie die Zeilen einzeln oder bauen Sie die Gruppen aus einem Muster neu auf.',
  'clusters-replaced': 'Die Liste der Gruppen wurde ersetzt. Öffnen Sie sie erneut.',
  'link-unknown-row':
    'Keine Zeile hat die URL „{url}“. Fügen Sie sie hinzu oder korrigieren Sie sie in der Tabelle.',
};
