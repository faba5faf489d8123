// The paths in requests, as the contract's schemas mark them: that none is missed, wherever it stands.
import { describe, expect, it } from 'vitest';
import { pathsIn } from '../../electron/host/request-paths.ts';
import { HOST_REQUEST_NAMES, hostParams } from '../../shared/contract/host.ts';
import { REQUEST_NAMES, schemaOf } from '../../shared/contract/requests/requests.ts';
import type { SchemaParts } from '../../shared/contract/schema-parts.ts';
import { filePath, placeName } from '../../shared/contract/schemas.ts';

/** Every text field of a schema, by its dotted name, with whether it is marked as a path. */
function textFields(
  schema: unknown,
  at: string,
): readonly { readonly at: string; readonly marked: boolean }[] {
  if (schema === filePath || schema === placeName) return [{ at, marked: true }];
  const { type, pipe, wrapped, item, entries, options } = schema as SchemaParts;
  if (pipe) return pipe.filter(({ kind }) => kind === 'schema').flatMap((part) => textFields(part, at));
  if (wrapped ?? item) return textFields(wrapped ?? item, at);
  if (entries) return Object.entries(entries).flatMap(([key, entry]) => textFields(entry, `${at}.${key}`));
  if (type === 'variant' || type === 'union')
    return (options ?? []).flatMap((option) => textFields(option, at));
  return type === 'string' ? [{ at, marked: false }] : [];
}

const ALL = [
  ...REQUEST_NAMES.map((name) => ({ name, schema: schemaOf(name) })),
  ...HOST_REQUEST_NAMES.map((name) => ({ name, schema: hostParams[name] })),
];

/** What fields are called that name something on disk. */
const NAMES_A_PATH =
  /(?:path|file|files|folder|dir|directory|out|output|target|source|sources|location|place|parent|start|project|from|to|into)s?$/i;

/** Texts of such names that are none: the values of rows and conditions, and other names of a saved view or a site. */
const NO_PATHS: readonly RegExp[] = [
  /\.filter\.(?:from|to)$/,
  // Of a URL.
  /\.(?:filter|conditions|folder)\.path$/,
  /^section\.\w+\.sections\.conditions\.(?:from|to)$/,
  /^view\.rename\.to$/,
  /^robots\.save\.to$/,
  // With {host} in it; the window fills it in, and the gate is asked for the folder itself.
  /^settings\.set\.exportFolder$/,
  // What drafts are found by; nothing there is read or written.
  /^drafts\.\w+\.project$/,
  /^edit\.fill\..*pattern\.start$/,
];

/** A path below these keys, where each of them may be a list. */
function shapesOf(keys: readonly string[]): unknown[] {
  return keys.reduceRight<unknown[]>(
    (inner, key) => inner.flatMap((value) => [{ [key]: value }, { [key]: [value] }]),
    ['/x'],
  );
}

describe('the schemas of requests', () => {
  it('mark every text that names something on disk', () => {
    const fields = ALL.flatMap(({ name, schema }) => textFields(schema, name));
    const unmarked = fields.filter(
      ({ at, marked }) =>
        !marked && NAMES_A_PATH.test(at.slice(at.lastIndexOf('.'))) && !NO_PATHS.some((one) => one.test(at)),
    );
    expect(unmarked.map(({ at }) => at)).toEqual([]);
    expect(fields.filter(({ marked }) => marked).length).toBeGreaterThan(25);
  });

  it('are all of kinds that paths are looked for in, and none that is marked is missed', () => {
    for (const { name, schema } of ALL) {
      expect(pathsIn(name, {})).toEqual([]);
      for (const { at } of textFields(schema, name).filter(({ marked }) => marked)) {
        const keys = at.slice(name.length + 1).split('.');
        expect(
          shapesOf(keys).flatMap((value) => pathsIn(name, value)),
          at,
        ).toHaveLength(1);
      }
    }
  });
});

describe('the paths of a request', () => {
  it('are found in fields, lists and choices', () => {
    expect(pathsIn('project.open', { path: '/a.mapwright' })).toEqual([
      { kind: 'path', path: '/a.mapwright' },
    ]);
    expect(pathsIn('import.start', { sources: ['/a', 'https://example.com/'] })).toEqual([
      { kind: 'place', path: '/a' },
      { kind: 'place', path: 'https://example.com/' },
    ]);
    const sides = { before: { kind: 'projectFile', path: '/a' }, after: { kind: 'export', out: '/b' } };
    expect(pathsIn('compare.start', sides).map(({ path }) => path)).toEqual(['/a', '/b']);
    const source = { kind: 'file', path: '/c' };
    expect(pathsIn('clusters.build', { source }).map(({ path }) => path)).toEqual(['/c']);
    expect(pathsIn('profile.save', { id: null, options: { out: '/d' } }).map(({ path }) => path)).toEqual([
      '/d',
    ]);
    expect(pathsIn('project.setSettings', { outDir: '/e' }).map(({ path }) => path)).toEqual(['/e']);
  });

  it.each([
    null,
    undefined,
    5,
    'text',
    [],
    {},
    { path: 5 },
    { path: null },
    { path: ['/a'] },
    { sources: '/a' },
  ])('are none in what follows no contract: %j', (params) => {
    expect(pathsIn('project.open', params)).toEqual([]);
    expect(pathsIn('import.start', params)).toEqual([]);
  });

  it.each(['constructor', 'toString', '__proto__', ''])(
    'are none in a request that there is not: %j',
    (name) => {
      expect(pathsIn(name, { path: '/a' })).toEqual([]);
    },
  );
});
