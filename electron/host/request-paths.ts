// Which parts of a request name something on disk, as the contract's own schemas say. It looks at no disk.
import { hostParams } from '../../shared/contract/host.ts';
import { isRequestName, schemaOf } from '../../shared/contract/requests/requests.ts';
import type { SchemaParts } from '../../shared/contract/schema-parts.ts';
import { filePath, placeName } from '../../shared/contract/schemas.ts';

/** "place" = may be an address of the web as well. */
type Kind = 'path' | 'place';

export interface NamedPath {
  readonly kind: Kind;
  readonly path: string;
}

/** Where in the parameters: names of fields, and null for each item of a list. */
interface Spot {
  readonly kind: Kind;
  readonly keys: readonly (string | null)[];
}

const LEAVES: ReadonlySet<string> = new Set([
  'boolean',
  'custom',
  'literal',
  'null',
  'number',
  'picklist',
  'string',
]);

const known = new Map<string, readonly Spot[]>();

/** The paths in the parameters of a request, well-formed or not; none of an unknown one, which nobody answers. */
export function pathsIn(name: string, params: unknown): readonly NamedPath[] {
  let spots = known.get(name);
  if (!spots) known.set(name, (spots = spotsOf(schemaNamed(name))));
  return spots.flatMap(({ kind, keys }) => textsAt(params, keys).map((path) => ({ kind, path })));
}

function schemaNamed(name: string): SchemaParts | undefined {
  if (isRequestName(name)) return schemaOf(name);
  return Object.hasOwn(hostParams, name) ? hostParams[name as keyof typeof hostParams] : undefined;
}

/** Throws for a kind of schema that is not known here, so that no path in it is overlooked. */
function spotsOf(schema: SchemaParts | undefined): readonly Spot[] {
  if (!schema) return [];
  if (schema === placeName) return [{ kind: 'place', keys: [] }];
  if (schema === filePath) return [{ kind: 'path', keys: [] }];
  const { pipe, wrapped, item, entries, options, value, type } = schema;
  if (pipe) return pipe.flatMap((part) => (part.kind === 'schema' ? spotsOf(part) : []));
  if (wrapped) return spotsOf(wrapped);
  if (item) return below(null, item);
  if (entries) return Object.entries(entries).flatMap(([key, entry]) => below(key, entry));
  if (LEAVES.has(type)) return [];
  if (options) return options.flatMap((option) => (typeof option === 'object' ? spotsOf(option) : []));
  if (value && spotsOf(value).length === 0) return [];
  throw new Error(`Paths can't be looked for in a schema of the type "${type}".`);
}

function below(key: string | null, schema: SchemaParts): readonly Spot[] {
  return spotsOf(schema).map(({ kind, keys }) => ({ kind, keys: [key, ...keys] }));
}

function textsAt(value: unknown, [key, ...rest]: readonly (string | null)[]): readonly string[] {
  if (key === undefined) return typeof value === 'string' ? [value] : [];
  if (key === null) return Array.isArray(value) ? value.flatMap((item) => textsAt(item, rest)) : [];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return [];
  return textsAt((value as Readonly<Record<string, unknown>>)[key], rest);
}
