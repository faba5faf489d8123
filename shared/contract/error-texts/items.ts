// English sentences of errors about images, videos, news and language versions of a row.

export const ITEMS_TEXTS = {
  'items-too-long': 'The images, languages, videos and news of one row are too long together. Remove some.',
  'item-empty': 'The new element has no value. Fill in at least one field.',
  'element-name-invalid': '“{name}” can’t be the name of an element.',
  'attribute-name-invalid': '“{name}” can’t be the name of an attribute.',
  'character-invalid': 'The value has the character U+{code}, which no XML file can hold. Remove it.',
  'cluster-pattern-place':
    'The pattern needs {lang} once, where the language goes, such as /{lang}/…, {lang}.example.com or ?lang={lang}.',
  'cluster-pattern-parameter': 'Name the parameter with the language, such as ?lang={lang}.',
  'language-invalid':
    '“{text}” is not a language code: {fault}. Write a language such as en, a language with a region such as en-GB, or x-default.',
  'language-joined': 'its parts are joined by “_” instead of “-”',
  'language-form': 'it is not a language, perhaps with a script and a region',
  'language-mistaken': '“{language}” is not an ISO 639-1 language; {meant} is',
  'language-three-letters': '“{language}” is not an ISO 639-1 code, which has two letters; {meant} is',
  'language-more': '“{more}” is more than a language, a script and a region',
  'language-unknown': '“{language}” is not an ISO 639-1 language',
  'region-unknown': '“{region}” is not an ISO 3166-1 region',
  'region-mistaken': '“{region}” is not an ISO 3166-1 region; {meant} is',
  'video-loc-fault': '{part} {address}',
  'video-loc-blank': '{part} {address}, which contains a {name} ({code})',
  'video-value-fault': '{part} {found} ({fault})',
  'video-no-date': 'write 2025-01-31, or 2025-01-31T12:00:00+01:00',
  'video-no-yes-or-no': 'write yes or no',
  'video-no-rating': 'write a number from 0.0 to {max}',
  'video-no-count': 'write a whole number',
  'video-no-countries': 'write ISO 3166 countries such as GB, separated by spaces',
  'video-no-platform': 'write web, mobile or tv, separated by spaces',
  'video-no-relationship': 'its relationship is {found}; write allow or deny',
  'video-no-price': 'write a number such as 1.99',
  'video-no-currency': 'its currency is {found}; write an ISO 4217 code such as EUR',
  'href-relative': '“{text}” is not a full URL. Write it with https:// and its host.',
  'cluster-too-large':
    'More than {max} rows are linked by their language versions, so some link leads to a wrong page. Correct the rows one by one, or rebuild the clusters from a pattern.',
  'clusters-replaced': 'The list of clusters was replaced. Open it again.',
  'link-unknown-row': 'No row has the URL “{url}”. Add it, or correct it in the table.',
} as const;
