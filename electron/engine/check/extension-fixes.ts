// The fixes of rules about images, videos, news and language codes. What a fix does not name keeps its very bytes.
import type {
  ExtensionItem,
  ExtensionKind,
  FieldEdit,
  ItemEdit,
} from '../../../shared/model/rows/extension-item.ts';
import { MAX_VIDEO_TAGS } from '../../../shared/protocol/limits.ts';
import { certainLanguage } from '../../../shared/protocol/languages.ts';
import type { ItemsFix } from './fix-function.ts';
import { isOlder } from './future.ts';

/** Attributes of video:player_loc that no longer count. */
const PLAYER_ATTRIBUTES = ['allow_embed', 'autoplay'];

export const dropImageParts = dropFields('image', ['caption', 'title', 'geo_location', 'license']);
export const dropVideoParts = dropFields('video', ['category', 'gallery_loc', 'price', 'tvshow']);
export const dropNewsParts = dropFields('news', [
  'access',
  'genres',
  'keywords',
  'stock_tickers',
  'geo_locations',
]);

export const dropEmptyImages: ItemsFix = dropItems('image', (item) => valueOf(item, 'loc') === '');

export const dropOldNews: ItemsFix = {
  kind: 'items',
  change: (items, { now }, { days }) =>
    withoutItems(items, (item) => {
      const date = valueOf(item, 'publication_date');
      return item.kind === 'news' && date !== '' && isOlder(date, now, Number(days));
    }),
};

/** The first ones stay. */
export const dropExtraTags: ItemsFix = {
  kind: 'items',
  change: (items) =>
    changeItems(items, 'video', (item, from) => {
      let tags = 0;
      return keepFields(item, from, ({ name }) => name !== 'tag' || ++tags <= MAX_VIDEO_TAGS);
    }),
};

/** "en_GB", "en-UK" and "deu" can mean one thing only. */
export const writeLanguageCodes: ItemsFix = {
  kind: 'items',
  keeps: () => true,
  change: (items) =>
    changeItems(items, 'alternate', ({ fields }, from) => {
      const code = fields.find(({ name }) => name === 'hreflang')?.value ?? '';
      const right = certainLanguage(code);
      if (right === null) return null;
      return {
        kind: 'alternate',
        from,
        fields: fields.map(({ name, value }, i) => ({
          from: i,
          name,
          value: name === 'hreflang' ? right : value,
        })),
      };
    }),
};

function dropFields(kind: ExtensionKind, names: readonly string[]): ItemsFix {
  return {
    kind: 'items',
    change: (items) =>
      changeItems(items, kind, (item, from) => keepFields(item, from, ({ name }) => !names.includes(name))),
  };
}

function dropItems(kind: ExtensionKind, isGone: (item: ExtensionItem) => boolean): ItemsFix {
  return {
    kind: 'items',
    change: (items) => withoutItems(items, (item) => item.kind === kind && isGone(item)),
  };
}

function withoutItems(
  items: readonly ExtensionItem[],
  isGone: (item: ExtensionItem) => boolean,
): readonly ItemEdit[] | undefined {
  const kept = items.flatMap((item, from): ItemEdit[] => (isGone(item) ? [] : [{ kind: 'kept', from }]));
  return kept.length < items.length ? kept : undefined;
}

/** `change` gives an item anew, or null where it stays. */
function changeItems(
  items: readonly ExtensionItem[],
  kind: ExtensionKind,
  change: (item: ExtensionItem, from: number) => ItemEdit | null,
): readonly ItemEdit[] | undefined {
  const edits = items.map(
    (item, from): ItemEdit => (item.kind === kind ? change(item, from) : null) ?? { kind: 'kept', from },
  );
  return edits.some((edit) => edit.kind !== 'kept') ? edits : undefined;
}

type Field = ExtensionItem['fields'][number];

/** The item with these fields alone, without attributes that no longer count; null where that is what it is. */
function keepFields(item: ExtensionItem, from: number, keep: (field: Field) => boolean): ItemEdit | null {
  if (item.kind === 'other') return null;
  const kept = item.fields.filter(keep);
  const stripped = kept.some((field) => item.kind === 'video' && isStripped(field));
  if (kept.length === item.fields.length && !stripped) return null;
  return { kind: item.kind, from, fields: kept.map((field) => editOf(item, field)) };
}

function isStripped({ name, attributes }: Field): boolean {
  return name === 'player_loc' && attributes.some((one) => PLAYER_ATTRIBUTES.includes(one.name));
}

function editOf(item: ExtensionItem, field: Field): FieldEdit {
  const { name, value, attributes } = field;
  const from = item.fields.indexOf(field);
  if (!isStripped(field)) return { from, name, value };
  return { from, name, value, attributes: attributes.filter((one) => !PLAYER_ATTRIBUTES.includes(one.name)) };
}

function valueOf({ fields }: ExtensionItem, name: string): string {
  return fields.find((field) => field.name === name)?.value ?? '';
}
