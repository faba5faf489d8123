// Shows the elements of an extension fragment one by one, with the values that an editor may change.
import type {
  ExtensionField,
  ExtensionItem,
  ExtensionKind,
} from '../../../../shared/model/rows/extension-item.ts';
import { EXTENSION_NAMESPACES } from '../../../../shared/protocol/namespaces.ts';
import { trimXml } from '../../read/white-space.ts';
import { nodeXml, parseFragment, type FragmentNode } from './fragment-nodes.ts';

/** Where a field stands: a child, a child of news:publication, or an attribute of the element itself. */
export type FieldPlace =
  | { readonly kind: 'child'; readonly node: FragmentNode }
  | { readonly kind: 'publication'; readonly node: FragmentNode }
  | { readonly kind: 'attribute'; readonly name: string };

export interface PlacedField extends ExtensionField {
  readonly place: FieldPlace;
}

/** The elements of a fragment in their order; one that is not well-formed is a single "other". */
export function readItems(ext: string | null): ExtensionItem[] {
  if (ext === null || ext === '') return [];
  const fragment = parseFragment(ext);
  if (!fragment) return [{ kind: 'other', fields: [], xml: ext }];
  return fragment.nodes.map((node) => ({
    kind: kindOf(node),
    fields: placedFields(node).map(({ name, value, attributes, editable }) => ({
      name,
      value,
      attributes,
      editable,
    })),
    xml: nodeXml(node),
  }));
}

/** What an element can be edited as. */
export function kindOf(node: FragmentNode): ExtensionItem['kind'] {
  if (node.name === 'xhtml:link') return isAlternate(node) ? 'alternate' : 'other';
  const known = (['image', 'video', 'news'] as const).find((kind) => node.name === `${kind}:${kind}`);
  if (known === undefined || rebinds(node, known)) return 'other';
  return known === 'news' && publicationsOf(node).length > 1 ? 'other' : known;
}

/** The fields of an element, in their order, with their places. */
export function placedFields(node: FragmentNode): PlacedField[] {
  const kind = kindOf(node);
  if (kind === 'other') return [];
  if (kind === 'alternate') {
    return ['hreflang', 'href'].map((name) => ({
      name,
      value: trimXml(attributeOf(node, name) ?? ''),
      attributes: [],
      editable: true,
      place: { kind: 'attribute', name },
    }));
  }
  return node.children.flatMap((child) =>
    kind === 'news' && isPublication(child)
      ? child.children.map((inner) => fieldOf(inner, kind, 'publication'))
      : [fieldOf(child, kind, 'child')],
  );
}

function fieldOf(
  node: FragmentNode,
  kind: Exclude<ExtensionKind, 'alternate'>,
  place: 'child' | 'publication',
): PlacedField {
  const own = node.name.startsWith(`${kind}:`) && !rebinds(node, kind);
  const local = own ? node.name.slice(kind.length + 1) : node.name;
  const editable = own && node.children.length === 0;
  return {
    name: place === 'publication' && own ? `publication.${local}` : local,
    value: editable ? trimXml(node.text) : nodeXml(node),
    attributes: node.attributes,
    editable,
    place: { kind: place, node },
  };
}

export function publicationsOf(node: FragmentNode): readonly FragmentNode[] {
  return node.children.filter(isPublication);
}

function isPublication(node: FragmentNode): boolean {
  return node.name === 'news:publication';
}

function isAlternate(node: FragmentNode): boolean {
  if (rebinds(node, 'xhtml') || node.children.length > 0) return false;
  const rel = attributeOf(node, 'rel');
  return (
    rel?.trim().toLowerCase() === 'alternate' &&
    attributeOf(node, 'hreflang') !== null &&
    attributeOf(node, 'href') !== null
  );
}

function attributeOf(node: FragmentNode, name: string): string | null {
  return node.attributes.find((attribute) => attribute.name === name)?.value ?? null;
}

/** True where the element gives the prefix another meaning than the known vocabulary. */
function rebinds(node: FragmentNode, prefix: keyof typeof EXTENSION_NAMESPACES): boolean {
  const declared = attributeOf(node, `xmlns:${prefix}`);
  return declared !== null && declared !== EXTENSION_NAMESPACES[prefix];
}
