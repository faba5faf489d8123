// The children of images, videos and news in the order of their schemas, which are sequences. It moves children and
// changes none; what stands in elements of other vocabularies is left alone.
import { markupOf } from './xml-markup.ts';

/** Children by their parent, first to last; those that Google no longer uses, too. Source: the schemas of its extensions. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  'image:image': ['loc', 'caption', 'geo_location', 'title', 'license'],
  'video:video': [
    'thumbnail_loc',
    'title',
    'description',
    'content_loc',
    'player_loc',
    'duration',
    'expiration_date',
    'rating',
    'content_segment_loc',
    'view_count',
    'publication_date',
    'tag',
    'category',
    'family_friendly',
    'restriction',
    'gallery_loc',
    'price',
    'requires_subscription',
    'uploader',
    'tvshow',
    'platform',
    'live',
    'id',
  ],
  'video:tvshow': [
    'show_title',
    'video_type',
    'episode_title',
    'season_number',
    'episode_number',
    'premier_date',
  ],
  'news:news': [
    'publication',
    'access',
    'genres',
    'publication_date',
    'title',
    'geo_locations',
    'keywords',
    'stock_tickers',
  ],
  'news:publication': ['name', 'language'],
};

/** Where the nested ones are children; the others stand at the top. */
const PARENTS: Readonly<Record<string, string>> = {
  'video:tvshow': 'video:video',
  'news:publication': 'news:news',
};

/** An element whose children have an order, by their whole names. */
interface OrderedElement {
  readonly parent: string;
  /** First to last. */
  readonly children: readonly string[];
}

const SCHEMA_ORDERS: readonly OrderedElement[] = Object.entries(ORDERS).map(([parent, children]) => ({
  parent,
  children: children.map((name) => prefixOf(parent) + name),
}));

const RANKS = new Map(
  SCHEMA_ORDERS.map(({ parent, children }) => [parent, new Map(children.map((name, rank) => [name, rank]))]),
);

/**
 * A known child that comes behind anything else than the start of its parent, itself, or a child that goes before it.
 * It may find what is in order (a child behind an empty one), and misses nothing that is not.
 */
function misplaced(): RegExp {
  const children = SCHEMA_ORDERS.flatMap(({ parent, children: names }) =>
    names.map((name, rank) => {
      const before = `(?:<${parent}>|</(?:${names.slice(0, rank + 1).join('|')})>)`;
      return `${name}(?=[ >/])(?<!${before}<${name})`;
    }),
  );
  return new RegExp(`<(?:${children.join('|')})`);
}

/** Made when it is first needed: most rows have no extensions. */
let known: RegExp | null = null;

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':') + 1);
}

/** False where each image, video and news of these canonical fragments is surely in order; quick for that. */
export function mayBeOutOfOrder(fragments: string): boolean {
  return (known ??= misplaced()).test(fragments);
}

interface Child {
  readonly rank: number;
  readonly xml: string;
}

interface Frame {
  readonly name: string;
  /** The places of its children; null where they keep theirs. */
  readonly ranks: ReadonlyMap<string, number> | null;
  /** In its parent. */
  readonly rank: number;
  /** What stands before it, and its tag. */
  readonly start: string;
  readonly children: Child[];
}

/**
 * The fragment with the known children of each image, video and news in the schema's order, equal ones in theirs, and
 * unknown ones behind them. All characters stay; what stands before a child goes with it. Not well-formed: as it is.
 */
export function inSchemaOrder(fragment: string): string {
  if (!mayBeOutOfOrder(fragment)) return fragment;
  const root: Frame = { name: '', ranks: null, rank: LAST, start: '', children: [] };
  const open: Frame[] = [root];
  let from = 0;
  for (const { from: at, to: end, name, closes, isEmpty } of markupOf(fragment)) {
    const parent = open.at(-1) ?? root;
    if (name === null) continue;
    if (closes) {
      if (parent === root || parent.name !== name) return fragment;
      open.pop();
      const xml = parent.start + joined(parent) + fragment.slice(from, end);
      open.at(-1)?.children.push({ rank: parent.rank, xml });
    } else {
      const rank = parent.ranks?.get(name) ?? LAST;
      const start = fragment.slice(from, end);
      if (isEmpty) parent.children.push({ rank, xml: start });
      else
        open.push({ name, ranks: ranksOf(name, fragment.slice(at, end), parent), rank, start, children: [] });
    }
    from = end;
  }
  return open.length === 1 ? joined(root) + fragment.slice(from) : fragment;
}

const LAST = Infinity;

function ranksOf(name: string, tag: string, parent: Frame): Frame['ranks'] {
  // A prefix that is declared anew means another vocabulary.
  if (tag.includes(` xmlns:${prefixOf(name).slice(0, -1)}=`)) return null;
  return parent.name === (PARENTS[name] ?? '') ? (RANKS.get(name) ?? null) : null;
}

function joined({ ranks, children }: Frame): string {
  const placed = ranks
    ? children.toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
    : children;
  return placed.map(({ xml }) => xml).join('');
}
