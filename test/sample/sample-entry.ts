// One URL of the sample as a pure function of seed and index. It knows nothing of XML or files.
import { randomFor, type Random } from './random.ts';
import { ADJECTIVES, CATEGORIES, CITIES, LANGUAGES, NOUNS, SORTS, TOPICS } from './site-words.ts';
import { CHANGEFREQS } from '../../shared/protocol/changefreq.ts';

export interface SampleVideo {
  readonly thumbnail: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly duration: number;
}

export interface SampleNews {
  readonly publication: string;
  readonly language: string;
  readonly date: string;
  readonly title: string;
}

/** Values before XML escaping; null = the element is absent. */
export interface SampleEntry {
  readonly loc: string | null;
  readonly lastmod: string | null;
  readonly changefreq: string | null;
  readonly priority: string | null;
  readonly images: readonly string[];
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly video: SampleVideo | null;
  readonly news: SampleNews | null;
}

export interface SiteOptions {
  /** Origin without a final slash. */
  readonly site: string;
  readonly seed: number;
}

const IMAGE_SHARE = 0.05;
const ALTERNATE_SHARE = 0.03;
const VIDEO_SHARE = 0.005;
const NEWS_SHARE = 0.003;

/** The entry with this index; two indexes never share a loc. */
export function sampleEntry(index: number, { site, seed }: SiteOptions): SampleEntry {
  const random = randomFor(seed, index);
  const language = random.pick(LANGUAGES);
  const path = index === 0 ? '/' : pagePath(index, random);
  const loc = index === 0 ? `${site}/` : `${site}/${language}${path}`;
  const lastmod = random.chance(0.85) ? lastmodText(random) : null;
  return {
    loc,
    lastmod,
    changefreq: random.chance(0.4) ? random.pick(CHANGEFREQS) : null,
    priority: random.chance(0.4) ? (random.below(11) / 10).toFixed(1) : null,
    images: random.chance(IMAGE_SHARE) ? imageList(index, site, random) : [],
    alternates: index > 0 && random.chance(ALTERNATE_SHARE) ? alternateList(path, site) : [],
    video: random.chance(VIDEO_SHARE) ? videoOf(index, site, random) : null,
    news: random.chance(NEWS_SHARE) ? newsOf(index, language, random) : null,
  };
}

function pagePath(index: number, random: Random): string {
  const kind = random.next();
  const category = random.pick(CATEGORIES);
  const name = `${random.pick(ADJECTIVES)}-${random.pick(NOUNS)}`;
  const id = String(index);
  if (kind < 0.55) return `/products/${category}/${name}-${id}`;
  if (kind < 0.8) {
    const year = String(2012 + random.below(13));
    return `/magazine/${year}/${two(1 + random.below(12))}/${random.pick(TOPICS)}-${name}-${id}.html`;
  }
  // Several parameters: the "&" becomes an entity in the file.
  if (kind < 0.92) return `/c/${category}?page=${id}&sort=${random.pick(SORTS)}&in-stock=1`;
  if (kind < 0.97) return `/stores/${random.pick(CITIES)}/store-${id}`;
  return `/help/${category}/customer's-question-${id}`;
}

/** Every W3C form, days most often. */
function lastmodText(random: Random): string {
  const day = `${String(2015 + random.below(10))}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
  const form = random.next();
  if (form < 0.5) return day;
  const time = `${two(random.below(24))}:${two(random.below(60))}`;
  const zone = random.pick(['Z', '+00:00', '+01:00', '+02:00', '-05:00']);
  if (form < 0.85) return `${day}T${time}:${two(random.below(60))}${zone}`;
  if (form < 0.93)
    return `${day}T${time}:${two(random.below(60))}.${String(random.below(1000)).padStart(3, '0')}${zone}`;
  if (form < 0.97) return `${day}T${time}${zone}`;
  return form < 0.985 ? day.slice(0, 7) : day.slice(0, 4);
}

function imageList(index: number, site: string, random: Random): string[] {
  const count = 1 + random.below(3);
  return Array.from(
    { length: count },
    (_, n) => `${site}/images/${String(index)}-${String(n + 1)}.jpg?w=1200&h=800`,
  );
}

function alternateList(path: string, site: string): { hreflang: string; href: string }[] {
  const versions = LANGUAGES.map((code) => ({ hreflang: code, href: `${site}/${code}${path}` }));
  return [...versions, { hreflang: 'x-default', href: `${site}/en${path}` }];
}

function videoOf(index: number, site: string, random: Random): SampleVideo {
  const id = String(index);
  return {
    thumbnail: `${site}/video/${id}.jpg`,
    title: `How to fold the ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}`,
    description: `Unpack, fold & enjoy: a film about item ${id}.`,
    content: `${site}/video/${id}.mp4`,
    duration: 20 + random.below(900),
  };
}

function newsOf(index: number, language: string, random: Random): SampleNews {
  const date = `2025-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
  const title = `New in "${random.pick(CATEGORIES)}": ${random.pick(NOUNS)} no. ${String(index)}`;
  return { publication: 'The Example Times', language, date, title };
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
