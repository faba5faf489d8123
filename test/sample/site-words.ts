// The words that the sample's addresses are built from. Data only.

export const LANGUAGES = ['en', 'de', 'nl', 'fr'] as const;
/** Shop categories, used as path segments. */
export const CATEGORIES = [
  'garden',
  'kitchen',
  'lighting',
  'bathroom',
  'office',
  'outdoor',
  'textiles',
  'storage',
  'decoration',
  'kids',
] as const;

export const ADJECTIVES = [
  'wooden',
  'folding',
  'classic',
  'modern',
  'large',
  'small',
  'round',
  'ceramic',
  'steel',
  'linen',
  'oak',
  'blue',
  'green',
  'vintage',
  'foldable',
  'stackable',
  'waterproof',
  'handmade',
  'slim',
  'double',
] as const;

export const NOUNS = [
  'bench',
  'lamp',
  'table',
  'chair',
  'shelf',
  'vase',
  'mirror',
  'rug',
  'basket',
  'desk',
  'stool',
  'cabinet',
  'bowl',
  'kettle',
  'curtain',
  'pillow',
  'planter',
  'hammock',
  'parasol',
  'ladder',
] as const;

export const TOPICS = [
  'how-to-choose',
  'caring-for',
  'ten-ideas-for',
  'what-to-know-about',
  'a-short-history-of',
  'repairing',
  'spring-cleaning',
  'the-best',
  'small-rooms-and',
  'behind-the-scenes',
] as const;

export const CITIES = [
  'amsterdam',
  'berlin',
  'paris',
  'london',
  'wien',
  'z%C3%BCrich',
  'k%C3%B6ln',
  'utrecht',
  'gent',
  'lyon',
] as const;

export const SORTS = ['price', 'newest', 'rating', 'name'] as const;
