// What the page of a comparison says besides its values, in each language. Texts only.
import type { ComparedField, DifferenceKind, FileFate } from '../../../../shared/model/comparison.ts';
import { COMPARED_FIELD_NAMES, DIFFERENCE_KIND_NAMES } from '../../../../shared/model/comparison-names.ts';
import { numbersIn, type Language } from '../../../../shared/model/languages.ts';

export interface ComparisonWords {
  readonly language: Language;
  readonly number: (count: number) => string;
  readonly title: string;
  /** Both names are HTML. */
  readonly about: (
    before: string,
    beforeRows: number,
    after: string,
    afterRows: number,
    same: boolean,
  ) => string;
  readonly kinds: Readonly<Record<DifferenceKind, string>>;
  readonly unchanged: string;
  readonly fields: Readonly<Record<ComparedField, string>>;
  readonly fates: Readonly<Record<FileFate, string>>;
  readonly replaces: string;
  readonly size: (bytes: number, urls: number) => string;
  /** `fields`: null where only URLs are compared. */
  readonly notHeld: (side: string, rows: number, files: number, fields: string | null) => string;
  readonly differing: string;
  readonly first: (shown: number, rows: number) => string;
  readonly kind: string;
  readonly what: string;
  readonly files: string;
  readonly toDo: string;
  readonly file: string;
  readonly sizes: string;
  readonly included: string;
  readonly excluded: string;
}

const [english, german, dutch] = [numbersIn('en'), numbersIn('de'), numbersIn('nl')];

const en: ComparisonWords = {
  language: 'en',
  number: english,
  title: 'Comparison of sitemaps',
  about: (before, beforeRows, after, afterRows, same) =>
    `From ${before} (${english(beforeRows)} URLs) to ${after} (${english(afterRows)} URLs): ${same ? 'they are the same.' : 'they differ.'}`,
  kinds: DIFFERENCE_KIND_NAMES.en,
  unchanged: 'unchanged',
  fields: COMPARED_FIELD_NAMES.en,
  fates: { upload: 'upload', delete: 'delete', unchanged: 'unchanged' },
  replaces: '(replaces the old one)',
  size: (bytes, urls) => `${english(bytes)} bytes, ${english(urls)} URLs`,
  notHeld: (side, rows, files, fields) =>
    `${side}: ${english(rows)} URLs in ${english(files)} ${files === 1 ? 'file' : 'files'} compared ${fields === null ? 'by URL only' : `without ${fields}`}, as the format can’t hold more.`,
  differing: 'URLs that differ',
  first: (shown, rows) => `The first ${english(shown)} of ${english(rows)}; a CSV or JSON report has all.`,
  kind: 'Kind',
  what: 'What differs',
  files: 'Files',
  toDo: 'To do',
  file: 'File',
  sizes: 'Size',
  included: 'included',
  excluded: 'excluded',
};

const de: ComparisonWords = {
  language: 'de',
  number: german,
  title: 'Vergleich von Sitemaps',
  about: (before, beforeRows, after, afterRows, same) =>
    `Von ${before} (${german(beforeRows)} URLs) zu ${after} (${german(afterRows)} URLs): ${same ? 'Sie sind gleich.' : 'Sie unterscheiden sich.'}`,
  kinds: DIFFERENCE_KIND_NAMES.de,
  unchanged: 'unverändert',
  fields: COMPARED_FIELD_NAMES.de,
  fates: { upload: 'hochladen', delete: 'löschen', unchanged: 'unverändert' },
  replaces: '(ersetzt die alte)',
  size: (bytes, urls) => `${german(bytes)} Bytes, ${german(urls)} URLs`,
  notHeld: (side, rows, files, fields) =>
    `${side}: ${german(rows)} URLs in ${german(files)} ${files === 1 ? 'Datei' : 'Dateien'} ${fields === null ? 'nur nach der URL' : `ohne ${fields}`} verglichen, da das Format nicht mehr aufnimmt.`,
  differing: 'URLs, die sich unterscheiden',
  first: (shown, rows) =>
    `Die ersten ${german(shown)} von ${german(rows)}; ein Bericht als CSV oder JSON hat alle.`,
  kind: 'Art',
  what: 'Unterschied',
  files: 'Dateien',
  toDo: 'Zu tun',
  file: 'Datei',
  sizes: 'Größe',
  included: 'enthalten',
  excluded: 'nicht enthalten',
};

const nl: ComparisonWords = {
  language: 'nl',
  number: dutch,
  title: 'Vergelijking van sitemaps',
  about: (before, beforeRows, after, afterRows, same) =>
    `Van ${before} (${dutch(beforeRows)} URL’s) naar ${after} (${dutch(afterRows)} URL’s): ${same ? 'ze zijn gelijk.' : 'ze verschillen.'}`,
  kinds: DIFFERENCE_KIND_NAMES.nl,
  unchanged: 'ongewijzigd',
  fields: COMPARED_FIELD_NAMES.nl,
  fates: { upload: 'uploaden', delete: 'verwijderen', unchanged: 'ongewijzigd' },
  replaces: '(vervangt het oude)',
  size: (bytes, urls) => `${dutch(bytes)} bytes, ${dutch(urls)} URL’s`,
  notHeld: (side, rows, files, fields) =>
    `${side}: ${dutch(rows)} URL’s in ${dutch(files)} ${files === 1 ? 'bestand' : 'bestanden'} ${fields === null ? 'alleen op URL' : `zonder ${fields}`} vergeleken, omdat het formaat niet meer kan bevatten.`,
  differing: 'URL’s die verschillen',
  first: (shown, rows) =>
    `De eerste ${dutch(shown)} van ${dutch(rows)}; een rapport als CSV of JSON heeft ze allemaal.`,
  kind: 'Soort',
  what: 'Wat verschilt',
  files: 'Bestanden',
  toDo: 'Te doen',
  file: 'Bestand',
  sizes: 'Grootte',
  included: 'opgenomen',
  excluded: 'niet opgenomen',
};

export const COMPARISON_WORDS: Readonly<Record<Language, ComparisonWords>> = { en, de, nl };
