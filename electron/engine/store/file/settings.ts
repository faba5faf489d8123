// The project's settings and remembered facts, as JSON values by key.
import * as v from 'valibot';
import { projectSettings } from '../../../../shared/contract/schemas.ts';
import { MAX_BYTES_PER_SITEMAP, MAX_URLS_PER_SITEMAP } from '../../../../shared/protocol/limits.ts';
import type { ProjectSettings } from '../../../../shared/model/project.ts';
import type { Database } from './database.ts';

const DEFAULTS: ProjectSettings = {
  baseUrl: null,
  outDir: null,
  maxUrls: MAX_URLS_PER_SITEMAP,
  maxBytes: MAX_BYTES_PER_SITEMAP,
  gzip: true,
  historyBytes: 500_000_000,
  historyBounds: { steps: null, days: null, bytes: null },
  expectedLanguages: null,
};

const SCHEMA = projectSettings();

/** A remembered value, or undefined. The caller knows its shape, as it wrote it. */
export function readMeta(db: Database, key: string): unknown {
  const [value] = db.get('SELECT value FROM meta WHERE key = ?', key) ?? [];
  return typeof value === 'string' ? JSON.parse(value) : undefined;
}

export function writeMeta(db: Database, key: string, value: unknown): void {
  db.run(
    'INSERT INTO meta(key, value) VALUES (?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value',
    key,
    JSON.stringify(value),
  );
}

/** Each as it was kept, or as it is by default where that is none that could have been set. */
export function readSettings(db: Database): ProjectSettings {
  const kept: [string, unknown][] = Object.entries(readMeta(db, 'settings') ?? {});
  const valid = kept.filter(([key, value]) => key in DEFAULTS && v.is(SCHEMA, { [key]: value }));
  return { ...DEFAULTS, ...(Object.fromEntries(valid) as Partial<ProjectSettings>) };
}

/** Changes the given settings and keeps the others. */
export function writeSettings(db: Database, settings: Partial<ProjectSettings>): void {
  writeMeta(db, 'settings', { ...readSettings(db), ...settings });
}
