// A row's extension elements one by one, as an editor shows and changes them. The fragment stays the truth.

export const EXTENSION_KINDS = ['image', 'alternate', 'video', 'news'] as const;
export type ExtensionKind = (typeof EXTENSION_KINDS)[number];

export interface FieldAttribute {
  readonly name: string;
  readonly value: string;
}

/** One value of an element: an inner element by its local name, or (of an alternate) an attribute. */
export interface ExtensionField {
  /** news:name and news:language are "publication.name" and "publication.language". */
  readonly name: string;
  readonly value: string;
  readonly attributes: readonly FieldAttribute[];
  /** False for what is no plain text: it is kept as it is. */
  readonly editable: boolean;
}

/** One element of a row; "other" = of a vocabulary, or in a shape, that is only kept. */
export interface ExtensionItem {
  readonly kind: ExtensionKind | 'other';
  readonly fields: readonly ExtensionField[];
  /** The element as it stands in the fragment. */
  readonly xml: string;
}

/** A field as it shall be. `from` = its index in the item as it was read: unchanged, it keeps its very bytes. */
export interface FieldEdit {
  readonly from?: number | undefined;
  readonly name: string;
  readonly value: string;
  readonly attributes?: readonly FieldAttribute[] | undefined;
}

/** An element as it shall be: one that stays as it is, one that is changed (`from` = its index), or a new one. */
export type ItemEdit =
  | { readonly kind: 'kept'; readonly from: number }
  | {
      readonly kind: ExtensionKind;
      readonly from?: number | undefined;
      readonly fields: readonly FieldEdit[];
    };
