// Dutch sentences of errors about images, videos, news and language versions of a row.
import type { ITEMS_TEXTS } from '../items.ts';
import type { Translated } from '../../translated.ts';

export const items: Translated<typeof ITEMS_TEXTS> = {
  'items-too-long':
    'De afbeeldingen, talen, video’s en nieuws van één rij zijn samen te lang. Verwijder er enkele.',
  'item-empty': 'Het nieuwe element heeft geen waarde. Vul minstens één veld in.',
  'element-name-invalid': '“{name}” kan geen elementnaam zijn.',
  'attribute-name-invalid': '“{name}” kan geen attribuutnaam zijn.',
  'character-invalid':
    'De waarde bevat het teken U+{code}, dat in geen enkel XML-bestand mag staan. Verwijder het.',
  'cluster-pattern-place':
    'Het patroon moet één keer {lang} bevatten, op de plaats van de taal, zoals /{lang}/…, {lang}.example.com of ?lang={lang}.',
  'cluster-pattern-parameter': 'Noem de parameter met de taal, zoals ?lang={lang}.',
  'language-invalid':
    '“{text}” is geen taalcode: {fault}. Schrijf een taal zoals en, een taal met regio zoals en-GB, of x-default.',
  'language-joined': 'de delen zijn met “_” in plaats van “-” verbonden',
  'language-form': 'het is geen taal, eventueel met schrift en regio',
  'language-mistaken': '“{language}” is geen taal volgens ISO 639-1; bedoeld is vermoedelijk {meant}',
  'language-three-letters':
    '“{language}” is geen code volgens ISO 639-1, die twee letters heeft; juist is {meant}',
  'language-more': '“{more}” is meer dan taal, schrift en regio',
  'language-unknown': '“{language}” is geen taal volgens ISO 639-1',
  'region-unknown': '“{region}” is geen regio volgens ISO 3166-1',
  'region-mistaken': '“{region}” is geen regio volgens ISO 3166-1; bedoeld is vermoedelijk {meant}',
  'video-loc-fault': '{part} {address}',
  'video-loc-blank': '{part} {address} met een onzichtbaar teken ({name}, {code})',
  'video-value-fault': '{part} {found} ({fault})',
  'video-no-date': 'schrijf 2025-01-31 of 2025-01-31T12:00:00+01:00',
  'video-no-yes-or-no': 'schrijf yes of no',
  'video-no-rating': 'schrijf een getal van 0.0 tot en met {max}',
  'video-no-count': 'schrijf een geheel getal',
  'video-no-countries': 'schrijf landen volgens ISO 3166 zoals NL, gescheiden door spaties',
  'video-no-platform': 'schrijf web, mobile of tv, gescheiden door spaties',
  'video-no-relationship': 'relationship is {found}; schrijf allow of deny',
  'video-no-price': 'schrijf een getal zoals 1.99',
  'video-no-currency': 'currency is {found}; schrijf een code volgens ISO 4217 zoals EUR',
  'href-relative': '“{text}” is geen volledige URL. Schrijf die met https:// en de host.',
  'cluster-too-large':
    'Meer dan {max} rijen hangen via hun taalversies samen, dus een link leidt naar een verkeerde pagina. Corrigeer de rijen een voor een, of bouw de clusters opnieuw op uit een patroon.',
  'clusters-replaced': 'De lijst met clusters is vervangen. Open die opnieuw.',
  'link-unknown-row': 'Geen rij heeft de URL “{url}”. Voeg die toe, of corrigeer die in de tabel.',
};
