// Dutch sentences of errors about edits of many rows.
import type { BULK_TEXTS } from '../bulk.ts';
import type { Translated } from '../../translated.ts';

export const bulk: Translated<typeof BULK_TEXTS> = {
  'results-invalid':
    '{count} resultaat is ongeldig, dus er is niets gewijzigd. {why} Laat deze cel zoals die is, of behoud het resultaat met een markering. | {count} resultaten zijn ongeldig, dus er is niets gewijzigd. Het eerste: {why} Laat die cellen zoals ze zijn, of behoud de resultaten met een markering.',
  'regex-invalid': 'De reguliere expressie {regex} is niet bruikbaar: {cause}',
  'regex-empty': 'De reguliere expressie is leeg.',
  'regex-too-slow':
    'Zoeken naar {texts} duurt in deze rijen te lang. Gebruik een eenvoudigere reguliere expressie.',
  'rule-at': 'Regel {place}: {why}',
  'section-unknown': 'Er is geen sectie “{section}”. Secties: {names}.',
  'depth-invalid': '“{text}” is geen diepte. Schrijf een getal zoals 2.',
  'query-none': 'Welke parameters? Noem er minstens één, zoals utm_source of utm_*.',
  'shift-none': 'Hoeveel? Voer een aantal dagen of uren in dat niet 0 is.',
  'host-invalid': '“{text}” is geen host. Schrijf er een zoals www.example.com.',
};
