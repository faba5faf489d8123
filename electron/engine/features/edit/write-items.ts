// Writes edited extension elements back into their fragment: what was not touched keeps its very bytes, the rest is
// canonical (see docs/decisions/0002). It judges no values beyond what XML can hold.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type {
  ExtensionKind,
  FieldAttribute,
  FieldEdit,
  ItemEdit,
} from '../../../../shared/model/rows/extension-item.ts';
import { kindOf, placedFields, publicationsOf, type PlacedField } from './extension-items.ts';
import { nodeXml, parseFragment, withAttribute, type FragmentNode } from './fragment-nodes.ts';

type Changed = Exclude<ItemEdit, { kind: 'kept' }>;

/** Characters of a row's fragment at most, as for imported ones. */
const MAX_FRAGMENT = 4_194_304;

/**
 * The fragment with these elements, in this order; null where none is left. Fields without a value are left out.
 * Throws invalid-value for what XML can't hold, and for elements that are not there.
 */
export function writeItems(ext: string | null, edits: readonly ItemEdit[]): string | null {
  const fragment = parseFragment(ext ?? '');
  const whole = fragment === null ? [ext ?? ''] : [];
  const nodes = fragment?.nodes ?? [];
  const parts = edits.map((edit) => {
    if (edit.kind === 'kept') {
      const node = nodes[edit.from];
      if (node) return node.before + nodeXml(node);
      return whole[edit.from] ?? refuseMissing();
    }
    if (edit.from === undefined) return newItem(edit);
    return changedItem(nodes[edit.from] ?? refuseMissing(), edit);
  });
  // Text after the last element is nobody's: it stays as long as an element does.
  const text = parts.join('') + (parts.length > 0 ? (fragment?.tail ?? '') : '');
  if (text.length > MAX_FRAGMENT) {
    throw new AppError('invalid-value', reason('items-too-long'));
  }
  return text === '' ? null : text;
}

function changedItem(node: FragmentNode, edit: Changed): string {
  if (kindOf(node) !== edit.kind) return refuseMissing();
  const placed = placedFields(node);
  if (edit.kind === 'alternate') return node.before + changedLink(node, edit.fields, placed);
  const fields = edit.fields.filter((field) => hasValue(field, placed));
  const inner = edit.kind === 'news' ? newsXml(node, fields, placed) : childrenXml(edit.kind, fields, placed);
  return node.before + around(node, `${edit.kind}:${edit.kind}`, inner);
}

function newItem({ kind, fields }: Changed): string {
  const given = fields.filter(({ value }) => value !== '');
  if (given.length === 0) {
    throw new AppError('invalid-value', reason('item-empty'));
  }
  if (kind === 'alternate') {
    const value = (name: string): string => given.find((field) => field.name === name)?.value ?? '';
    return `<xhtml:link rel="alternate" hreflang="${attributeText(value('hreflang'))}" href="${attributeText(value('href'))}"/>`;
  }
  const inner = kind === 'news' ? newsXml(null, given, []) : childrenXml(kind, given, []);
  return `<${kind}:${kind}>${inner}</${kind}:${kind}>`;
}

/** The start and end of the element as they were, with other content. */
function around(node: FragmentNode, name: string, inner: string): string {
  const content = inner + node.tail;
  if (node.end !== '') return `${node.start}${content}${node.end}`;
  return content === '' ? node.start : `${node.start.slice(0, -'/>'.length).trimEnd()}>${content}</${name}>`;
}

function childrenXml(
  kind: ExtensionKind,
  fields: readonly FieldEdit[],
  placed: readonly PlacedField[],
): string {
  return fields.map((field) => fieldXml(kind, field, placed)).join('');
}

/** news:name and news:language stand in news:publication, which comes first where there was none. */
function newsXml(
  node: FragmentNode | null,
  fields: readonly FieldEdit[],
  placed: readonly PlacedField[],
): string {
  const isInner = ({ from, name }: FieldEdit): boolean =>
    from === undefined ? name.startsWith('publication.') : placed[from]?.place.kind === 'publication';
  const inner = fields.filter(isInner);
  const outer = fields.filter((field) => !isInner(field));
  const publication = node ? publicationsOf(node)[0] : undefined;
  const content = childrenXml('news', inner, placed);
  const emptied =
    content === '' && (publication?.tail ?? '') === '' && (publication?.attributes.length ?? 0) === 0;
  const xml = emptied
    ? ''
    : publication
      ? publication.before + around(publication, 'news:publication', content)
      : `<news:publication>${content}</news:publication>`;
  // The elements that stood before the publication stay before it.
  const at = publication && node ? node.children.indexOf(publication) : 0;
  const before = outer.filter(({ from }) => {
    const place = from === undefined ? undefined : placed[from]?.place;
    return place?.kind === 'child' && node !== null && node.children.indexOf(place.node) < at;
  });
  const after = outer.filter((field) => !before.includes(field));
  return childrenXml('news', before, placed) + xml + childrenXml('news', after, placed);
}

function fieldXml(kind: ExtensionKind, field: FieldEdit, placed: readonly PlacedField[]): string {
  const original = originalOf(field, placed);
  const node = original && original.place.kind !== 'attribute' ? original.place.node : null;
  const attributes = field.attributes ?? original?.attributes ?? [];
  if (original && node) {
    const same =
      !original.editable ||
      (field.value === original.value && sameAttributes(attributes, original.attributes));
    if (same) return node.before + nodeXml(node);
  }
  const local = field.name.replace(/^publication\./, '');
  if (!/^[A-Za-z_][\w.-]*$/.test(local)) {
    throw new AppError('invalid-value', reason('element-name-invalid', { name: local }));
  }
  const name = node?.name ?? `${kind}:${local}`;
  const start = attributes
    .filter(({ value }) => value !== '')
    .map(({ name: own, value }) => ` ${attributeName(own, original)}="${attributeText(value)}"`)
    .join('');
  return `${node?.before ?? ''}<${name}${start}>${elementText(field.value)}</${name}>`;
}

function changedLink(
  node: FragmentNode,
  fields: readonly FieldEdit[],
  placed: readonly PlacedField[],
): string {
  let start = node.start;
  for (const { name, value } of fields) {
    if (placed.find((one) => one.name === name)?.value === value) continue;
    start = withAttribute(start, name, attributeText(value));
  }
  return nodeXml({ ...node, start });
}

/** Kept elements and fields that had no value before are none to leave out. */
function hasValue(field: FieldEdit, placed: readonly PlacedField[]): boolean {
  const original = originalOf(field, placed);
  return field.value !== '' || (original !== null && (!original.editable || original.value === ''));
}

function originalOf({ from, name }: FieldEdit, placed: readonly PlacedField[]): PlacedField | null {
  if (from === undefined) return null;
  const found = placed[from];
  return found?.name === name ? found : refuseMissing();
}

function sameAttributes(one: readonly FieldAttribute[], other: readonly FieldAttribute[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A prefix, or a declaration of one, only where the element has it already: nobody else declares it. */
function attributeName(name: string, original: PlacedField | null): string {
  if (original?.attributes.some((attribute) => attribute.name === name)) return name;
  if (name !== 'xmlns' && /^[A-Za-z_][\w.-]*$/.test(name)) return name;
  throw new AppError('invalid-value', reason('attribute-name-invalid', { name }));
}

function elementText(text: string): string {
  return checked(text).replace(/[&<>\r]/g, (c) =>
    c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&#13;',
  );
}

function attributeText(text: string): string {
  return elementText(text)
    .replaceAll('"', '&quot;')
    .replace(/[\n\t]/g, (c) => (c === '\n' ? '&#10;' : '&#9;'));
}

function checked(text: string): string {
  const bad = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.exec(text);
  if (bad || !text.isWellFormed()) {
    const code = (bad?.[0].charCodeAt(0) ?? 0xd800).toString(16).toUpperCase().padStart(4, '0');
    throw new AppError('invalid-value', reason('character-invalid', { code }));
  }
  return text;
}

function refuseMissing(): never {
  throw new AppError('invalid-value', reason('row-changed'));
}
