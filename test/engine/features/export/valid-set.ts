// Holds the files of every export of a test file against the schemas: they are gathered, each content once, and looked
// at together at the end, as one process for each would cost more than the exports.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { indexesOf, type ExportResult } from '../../../../shared/model/export/planned-set.ts';

const SCHEMAS = { sitemap: 'all.xsd', index: 'sitemap-index.xsd' } as const;

/** Names in one command line. */
const AT_ONCE = 500;

/** What gathers the files of the test file that runs now, if it does. */
let current: SchemaCheck | null = null;

/** Gathers the files of an export, where the test file asked for it. */
export function keepForSchemas(out: string, result: ExportResult): void {
  current?.keep(out, result);
}

export interface SchemaCheck {
  /** Gathers the files of an export as they are now. */
  readonly keep: (out: string, result: ExportResult) => void;
  /** Gathers the sitemaps and indexes that a folder has. */
  readonly keepFolder: (out: string) => void;
}

/** To be called at the top of a test file; what was kept is checked after its tests. */
export function checkSchemas(): SchemaCheck {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-schemas-'));
  const kept = { sitemap: new Set<string>(), index: new Set<string>() };
  const keep = (kind: keyof typeof kept, path: string): void => {
    const content = readFileSync(path);
    const name = `${createHash('sha256').update(content).digest('hex')}.xml`;
    if (kept[kind].has(name)) return;
    kept[kind].add(name);
    writeFileSync(join(folder, name), path.endsWith('.gz') ? gunzipSync(content) : content);
  };
  afterAll(() => {
    current = null;
    try {
      for (const kind of ['sitemap', 'index'] as const) holdAgainst(SCHEMAS[kind], folder, [...kept[kind]]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  const check: SchemaCheck = {
    keep: (out, result) => {
      for (const { name } of result.files) if (name.includes('.xml')) keep('sitemap', join(out, name));
      for (const { name } of indexesOf(result)) keep('index', join(out, name));
    },
    keepFolder: (out) => {
      for (const name of readdirSync(out)) {
        if (/\.xml(?:\.gz)?$/.test(name)) keep(name.includes('index') ? 'index' : 'sitemap', join(out, name));
      }
    },
  };
  beforeAll(() => {
    current = check;
  });
  return check;
}

/** Holds plain files of a folder against a schema; throws with what breaks it. A missing xmllint fails, too. */
export function holdAgainst(schema: string, folder: string, names: readonly string[]): void {
  const known = resolve('test/fixtures/schemas', schema);
  for (let at = 0; at < names.length; at += AT_ONCE)
    execFileSync('xmllint', ['--noout', '--schema', known, ...names.slice(at, at + AT_ONCE)], {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
    });
}
