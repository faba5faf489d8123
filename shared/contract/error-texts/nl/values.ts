// Dutch sentences of errors about values of cells.
import type { VALUES_TEXTS } from '../values.ts';
import type { Translated } from '../../translated.ts';

export const values: Translated<typeof VALUES_TEXTS> = {
  'loc-empty': 'De URL is leeg. Typ er een, zoals https://example.com/pagina.',
  'loc-relative': '“{text}” is geen volledige URL. Begin met https:// of http://.',
  'loc-space': '“{text}” bevat witruimte of een stuurteken. Verwijder dat, of schrijf een spatie als %20.',
  'typed-loc-invalid': '“{text}” is geen geldige URL. Controleer de hostnaam.',
  'typed-loc-too-long': 'De URL heeft {length} tekens; een sitemap staat er hoogstens {max} toe.',
  'typed-lastmod-invalid':
    '“{text}” is geen W3C-datum. Schrijf JJJJ-MM-DD, of een tijd met zone zoals 2026-03-31T14:05:00+02:00.',
  'typed-lastmod-no-zone':
    '“{text}” heeft geen tijdzone. Schrijf die achter de tijd: {time}Z voor UTC, of bijvoorbeeld {time}+02:00.',
  'lastmod-short-year': '“{text}” heeft een jaartal van twee cijfers. Schrijf alle vier, zoals 2026-03-31.',
  'lastmod-no-month': 'Maand {month} bestaat niet. Schrijf 01 tot en met 12.',
  'lastmod-no-day': 'Dag {day} bestaat niet.',
  'lastmod-no-february': '{day} februari bestaat niet.',
  'lastmod-no-april': '{day} april bestaat niet.',
  'lastmod-no-june': '{day} juni bestaat niet.',
  'lastmod-no-september': '{day} september bestaat niet.',
  'lastmod-no-november': '{day} november bestaat niet.',
  'lastmod-no-leap-day': '{year} heeft geen 29 februari.',
  'lastmod-no-time': 'Het tijdstip {time} bestaat niet. Schrijf 00:00 tot en met 23:59.',
  'typed-changefreq-invalid': '“{text}” is geen wijzigingsfrequentie. Kies een van {names}.',
  'typed-priority-invalid': '“{text}” is geen prioriteit. Schrijf een getal van 0.0 tot 1.0, zoals 0.8.',
  'included-invalid': '“{text}” zegt niet of de rij is opgenomen. Schrijf true of false.',
  'date-missing': 'Welke datum? Schrijf er een zoals 2026-03-31.',
  'char-space': 'spatie',
  'char-tab': 'tab',
  'char-line-end': 'regeleinde',
  'char-no-break-space': 'vaste spatie',
  'char-soft-hyphen': 'zacht afbreekstreepje',
  'char-zero-width-space': 'spatie zonder breedte',
  'char-zero-width-non-joiner': 'non-joiner zonder breedte',
  'char-zero-width-joiner': 'joiner zonder breedte',
  'char-word-joiner': 'woordverbinder',
  'char-byte-order-mark': 'byte order mark',
  'char-invisible': 'onzichtbaar teken',
  'char-blank': 'witruimte',
};
