// Turns elements into forms: which fields a form shows, in which order, and what can be added. It writes nothing.
import type {
  ExtensionField,
  ExtensionItem,
  ExtensionKind,
} from '../../../shared/model/rows/extension-item.ts';
import { EXTENSION_FIELDS, type FieldSpec } from './extension-fields.ts';
import type { Draft, DraftField } from './panel-edits-store.ts';
import { largest } from '../../../shared/model/large-lists.ts';

/** A form for an element as it is; required fields that it lacks are there, empty. */
export function draftOf(
  row: number,
  version: number,
  kind: ExtensionKind,
  item: { readonly index: number; readonly item: ExtensionItem } | null,
): Draft {
  const given = (item?.item.fields ?? []).map((field: ExtensionField, from): DraftField => ({
    ...field,
    from,
    key: from,
  }));
  const missing = EXTENSION_FIELDS[kind]
    .filter(({ name, required }) => required && !given.some((field) => field.name === name))
    .map((spec, i) => emptyField(spec, given.length + i));
  return { row, version, kind, item: item?.index ?? null, fields: [...given, ...missing] };
}

/** What can still be added, not what search engines no longer read. */
export function addableFields({ kind, fields }: Pick<Draft, 'kind' | 'fields'>): readonly FieldSpec[] {
  return EXTENSION_FIELDS[kind].filter(
    ({ name, most = 1, deprecated }) =>
      !deprecated && fields.filter((field) => field.name === name).length < most,
  );
}

export function specOf(kind: ExtensionKind, name: string): FieldSpec | null {
  return EXTENSION_FIELDS[kind].find((spec) => spec.name === name) ?? null;
}

/** The form with one more field. */
export function withField(draft: Draft, spec: FieldSpec): Draft {
  const key =
    largest(
      draft.fields.map((field) => field.key),
      -1,
    ) + 1;
  return { ...draft, fields: [...draft.fields, emptyField(spec, key)] };
}

/** The form with a field changed, or without it (null). */
export function changeField(draft: Draft, key: number, change: Partial<DraftField> | null): Draft {
  const fields = draft.fields.flatMap((field) => {
    if (field.key !== key) return [field];
    return change === null ? [] : [{ ...field, ...change }];
  });
  return { ...draft, fields };
}

/** A field with an attribute set; an empty value takes it away. */
export function withAttribute(field: DraftField, name: string, value: string): DraftField['attributes'] {
  const others = field.attributes.filter((attribute) => attribute.name !== name);
  if (value === '') return others;
  const at = field.attributes.findIndex((attribute) => attribute.name === name);
  return at < 0 ? [...others, { name, value }] : field.attributes.with(at, { name, value });
}

function emptyField({ name }: FieldSpec, key: number): DraftField {
  return { name, value: '', attributes: [], editable: true, from: null, key };
}
