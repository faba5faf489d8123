// What the contract's schemas are made of, for whoever walks through one.

/** A schema of valibot, as far as it matters here. */
export interface SchemaParts {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly SchemaParts[];
  readonly wrapped?: SchemaParts;
  readonly item?: SchemaParts;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  readonly options?: readonly (SchemaParts | string | number)[];
  readonly literal?: unknown;
  readonly value?: SchemaParts;
}
