// What fields and kinds of differences are called, in the window and on pages of comparisons. Texts only.
import type { ComparedField, DifferenceKind } from './comparison.ts';
import type { Language } from './languages.ts';

type Names<T extends string> = Readonly<Record<Language, Readonly<Record<T, string>>>>;

export const COMPARED_FIELD_NAMES: Names<ComparedField> = {
  en: {
    lastmod: 'Last modified',
    changefreq: 'Frequency',
    priority: 'Priority',
    included: 'Included',
    images: 'Images',
    alternates: 'Language versions',
    videos: 'Videos',
    news: 'News',
    other: 'Other elements',
    respelt: 'URL spelling',
  },
  de: {
    lastmod: 'Zuletzt geändert',
    changefreq: 'Häufigkeit',
    priority: 'Priorität',
    included: 'Enthalten',
    images: 'Bilder',
    alternates: 'Sprachversionen',
    videos: 'Videos',
    news: 'News',
    other: 'Andere Elemente',
    respelt: 'URL-Schreibweise',
  },
  nl: {
    lastmod: 'Laatst gewijzigd',
    changefreq: 'Frequentie',
    priority: 'Prioriteit',
    included: 'Opgenomen',
    images: 'Afbeeldingen',
    alternates: 'Taalversies',
    videos: 'Video’s',
    news: 'Nieuws',
    other: 'Andere elementen',
    respelt: 'Schrijfwijze van de URL',
  },
};

export const DIFFERENCE_KIND_NAMES: Names<DifferenceKind> = {
  en: {
    added: 'added',
    removed: 'removed',
    changed: 'changed',
  },
  de: {
    added: 'hinzugefügt',
    removed: 'entfernt',
    changed: 'geändert',
  },
  nl: {
    added: 'toegevoegd',
    removed: 'verwijderd',
    changed: 'gewijzigd',
  },
};
