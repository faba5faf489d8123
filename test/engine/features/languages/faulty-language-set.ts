// A site of 3,000 URLs on three hosts with known faults of its hreflang links, and the numbers that follow from how they
// were planted: it knows nothing of the engine, and reads none of its results.
import { randomFor } from '../../../sample/random.ts';

const HOSTS = {
  en: 'https://www.example.com',
  'en-GB': 'https://www.example.com',
  de: 'https://www.example.de',
  'de-AT': 'https://www.example.de',
  fr: 'https://www.example.fr',
} as const;
type Code = keyof typeof HOSTS;
const CODES = Object.keys(HOSTS) as Code[];
const CLUSTERS = 600;
export const URLS = 3_000;

/** Links of a row, code and address; a code may come twice. */
type Links = readonly (readonly [code: string, href: string])[];

/** A page in its languages; a page that is not there has no row. */
type Page = Partial<Record<Code, Links>>;

/** One way to go wrong: how often it is planted, and what follows in one cluster. */
interface Kind {
  readonly clusters: number;
  readonly plant: (page: Page, at: (code: string) => string) => Page;
  readonly faults: readonly string[];
  /** What the pivot marks: the code and the state of its address. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Rows that each rule finds. */
  readonly rules?: Readonly<Record<string, number>>;
  /** Rows that completing the links changes, and those that it changes where left out rows are to be listed, too. */
  readonly completed?: number;
  readonly completedWithExcluded?: number;
  /** What of its codes differs from the usual five. */
  readonly more?: readonly string[];
  readonly less?: readonly string[];
  /** Its French page is left out of the set. */
  readonly excluded?: boolean;
}

const without = (links: Links = [], ...codes: readonly string[]): Links =>
  links.filter(([code]) => !codes.includes(code));
const plus = (links: Links = [], code: string, href: string): Links => [...links, [code, href]];
const all = (page: Page, change: (links: Links) => Links): Page =>
  Object.fromEntries(Object.entries(page).map(([code, links]) => [code, change(links)]));

/** Keeps the names of the kinds as a type. */
function named<N extends string>(kinds: Readonly<Record<N, Kind>>): Readonly<Record<N, Kind>> {
  return kinds;
}

export const KINDS = named({
  noTranslation: {
    clusters: 13,
    plant: ({ fr: _, ...page }) => all(page, (links) => without(links, 'fr')),
    faults: ['holes'],
    less: ['fr'],
  },
  noLinksBack: {
    clusters: 11,
    plant: (page) => ({ ...page, fr: [] }),
    faults: ['incomplete', 'oneWay'],
    marks: {
      en: 'oneWay',
      'en-GB': 'oneWay',
      de: 'oneWay',
      'de-AT': 'oneWay',
      fr: 'oneWay',
      'x-default': 'incomplete',
    },
    rules: { 'hreflang-no-return': 4 },
    completed: 1,
  },
  fewerLinks: {
    clusters: 9,
    plant: (page) => ({ ...page, de: without(page.de, 'en-GB', 'de-AT', 'fr', 'x-default') }),
    faults: ['incomplete', 'oneWay'],
    marks: { 'en-GB': 'oneWay', de: 'oneWay', 'de-AT': 'oneWay', fr: 'oneWay', 'x-default': 'incomplete' },
    rules: { 'hreflang-no-return': 3, 'hreflang-incomplete': 1 },
    completed: 1,
  },
  selfByDefaultAlone: {
    clusters: 12,
    plant: (page) => ({ ...page, en: without(page.en, 'en') }),
    faults: ['incomplete'],
    marks: { en: 'incomplete', 'x-default': 'incomplete' },
    rules: { 'hreflang-self-missing': 1 },
    completed: 1,
  },
  oneCodeLess: {
    clusters: 10,
    plant: (page, at) => ({ ...all(page, (links) => plus(links, 'de-CH', at('de'))), fr: page.fr ?? [] }),
    faults: ['incomplete'],
    marks: { 'de-CH': 'incomplete' },
    rules: { 'hreflang-incomplete': 1 },
    completed: 1,
    more: ['de-CH'],
  },
  noDefault: {
    clusters: 14,
    plant: (page) => ({ ...page, de: without(page.de, 'x-default') }),
    faults: ['incomplete'],
    marks: { 'x-default': 'incomplete' },
    rules: { 'hreflang-incomplete': 1 },
    completed: 1,
  },
  twoDefaults: {
    clusters: 8,
    plant: (page, at) => ({ ...page, fr: plus(without(page.fr, 'x-default'), 'x-default', at('fr')) }),
    faults: ['oneWay', 'defaults'],
    marks: { 'x-default': 'oneWay' },
    rules: { 'hreflang-default-conflict': 5 },
  },
  conflict: {
    clusters: 7,
    plant: (page, at) => ({
      ...page,
      fr: plus(without(page.fr, 'en'), 'en', at('en').replace('www', 'shop')),
    }),
    faults: ['conflicts'],
  },
  conflictInOneRow: {
    clusters: 6,
    plant: (page, at) => ({ ...page, de: plus(page.de, 'fr', at('fr').replace('www', 'shop')) }),
    faults: ['conflicts'],
    rules: { 'hreflang-conflict': 1 },
  },
  targetMissing: {
    clusters: 6,
    plant: (page, at) => all(page, (links) => plus(links, 'nl', at('en').replace('/en/', '/nl/'))),
    faults: ['targets'],
    marks: { nl: 'missing' },
    rules: { 'hreflang-target-missing': 2 },
    more: ['nl'],
  },
  targetExcluded: {
    clusters: 5,
    plant: (page) => page,
    faults: ['targets'],
    marks: { fr: 'excluded' },
    rules: { 'hreflang-target-excluded': 4 },
    excluded: true,
  },
  excludedListedByOne: {
    clusters: 9,
    plant: (page) => ({ ...all(page, (links) => without(links, 'fr')), en: page.en ?? [], fr: [] }),
    faults: ['targets'],
    marks: { fr: 'excluded' },
    rules: { 'hreflang-target-excluded': 1, 'hreflang-no-return': 1 },
    completedWithExcluded: 3,
    excluded: true,
  },
  invalidCode: {
    clusters: 8,
    plant: (page, at) => all(page, (links) => plus(without(links, 'en-GB'), 'en-UK', at('en-GB'))),
    faults: ['holes', 'codes'],
    rules: { 'hreflang-invalid': 5 },
    more: ['en-UK'],
    less: ['en-GB'],
  },
  invalidCodeInOneRow: {
    clusters: 6,
    plant: (page, at) => ({ ...page, de: plus(page.de, 'xx', at('fr')) }),
    faults: ['codes'],
    rules: { 'hreflang-invalid': 1 },
    more: ['xx'],
  },
  notAbsolute: {
    clusters: 4,
    plant: (page) => ({ ...page, de: plus(page.de, 'nl', '/nl/page') }),
    faults: [],
    rules: { 'hreflang-relative': 1 },
    more: ['nl'],
  },
  foreignListedByOne: {
    clusters: 7,
    plant: (page, at) => ({ ...page, en: plus(page.en, 'it', at('en').replace('.com/', '.it/')) }),
    faults: ['incomplete'],
    marks: { it: 'incomplete' },
    rules: { 'hreflang-incomplete': 4 },
    completed: 4,
    more: ['it'],
  },
  selfMissing: {
    clusters: 5,
    plant: (page) => ({ ...page, fr: without(page.fr, 'fr') }),
    faults: ['oneWay'],
    marks: { fr: 'oneWay' },
    rules: { 'hreflang-self-missing': 1 },
    completed: 1,
  },
  smallLetters: {
    clusters: 3,
    plant: (page) => {
      const small = all(page, (links) => links.map(([code, href]) => [code.toLowerCase(), href] as const));
      return { ...small, fr: without(small.fr, 'en-gb') };
    },
    faults: ['oneWay'],
    marks: { 'en-GB': 'oneWay', fr: 'oneWay' },
    rules: { 'hreflang-no-return': 1, 'hreflang-incomplete': 1 },
    completed: 1,
  },
});
export type KindName = keyof typeof KINDS;

/** A cluster as it was planted; `kind` is null where it is without fault. */
export interface PlantedCluster {
  readonly kind: KindName | null;
  /** The address of its first row, which names it in the pivot. */
  readonly loc: string;
  readonly faults: readonly string[];
  readonly marks: readonly string[];
  /** Codes as they are shown, x-default included. */
  readonly codes: readonly string[];
}

export interface PlantedSet {
  /** The sitemap of each host, by file name. */
  readonly files: ReadonlyMap<string, string>;
  /** Addresses that are to be left out. */
  readonly excluded: readonly string[];
  readonly clusters: readonly PlantedCluster[];
  /** Rows that are included and have links. */
  readonly linkRows: number;
}

/** The kinds come mixed, by the seed. */
export function plantedSet(seed: number): PlantedSet {
  const rows = new Map<string, string[]>();
  const add = (loc: string, links: Links): void => {
    const { host } = new URL(loc);
    rows.set(host, [...(rows.get(host) ?? []), rowXml(loc, links)]);
  };
  const excluded: string[] = [];
  const clusters: PlantedCluster[] = [];
  let linkRows = 0;
  let urls = 0;
  shuffled(seed).forEach((kind, n) => {
    const planted = kind === null ? null : KINDS[kind];
    const at = (code: string): string => `${HOSTS[code as Code]}/${code.toLowerCase()}/page-${String(n)}`;
    const usual: Links = [...CODES.map((code) => [code, at(code)] as const), ['x-default', at('en')]];
    const whole: Page = Object.fromEntries(CODES.map((code) => [code, usual]));
    const page = planted?.plant(whole, at) ?? whole;
    const isLeftOut = planted?.excluded === true;
    if (isLeftOut) excluded.push(at('fr'));
    for (const code of CODES) {
      const links = page[code];
      if (!links) continue;
      add(at(code), links);
      urls++;
      if (links.length > 0 && !(isLeftOut && code === 'fr')) linkRows++;
    }
    clusters.push({
      kind,
      loc: at('en'),
      faults: planted?.faults ?? [],
      marks: Object.entries(planted?.marks ?? {}).map(([code, state]) => `${code} ${state}`),
      codes: [...CODES, 'x-default', ...(planted?.more ?? [])].filter(
        (code) => planted?.less?.includes(code) !== true,
      ),
    });
  });
  for (let n = 0; urls < URLS; n++, urls++) add(`${HOSTS.en}/about-${String(n)}`, []);
  const files = new Map(Array.from(rows, ([host, lines]) => [`${host}.xml`, setXml(lines)]));
  return { files, excluded, clusters, linkRows };
}

/** One entry a cluster. */
function shuffled(seed: number): (KindName | null)[] {
  const names = Object.keys(KINDS) as KindName[];
  const kinds: (KindName | null)[] = names.flatMap((name) =>
    Array<KindName>(KINDS[name].clusters).fill(name),
  );
  while (kinds.length < CLUSTERS) kinds.push(null);
  const random = randomFor(seed, 0);
  for (let i = kinds.length - 1; i > 0; i--) {
    const other = random.below(i + 1);
    [kinds[i], kinds[other]] = [kinds[other] ?? null, kinds[i] ?? null];
  }
  return kinds;
}

function rowXml(loc: string, links: Links): string {
  const xml = links.map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`);
  return `<url><loc>${loc}</loc>${xml.join('')}</url>`;
}

function setXml(rows: readonly string[]): string {
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${rows.join('\n')}\n</urlset>\n`;
}
