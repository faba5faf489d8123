import { expect, it } from 'vitest';
import {
  readExportResult,
  readExportSettings,
  rememberRemoved,
  rememberRun,
  saveProfile,
} from '../../../../electron/engine/store/exports/export-profiles.ts';
import { writeMeta } from '../../../../electron/engine/store/file/settings.ts';
import type { ExportOptions, ExportResult } from '../../../../shared/model/export/planned-set.ts';
import { emptyStore } from '../rows/sample-project.ts';

const options: ExportOptions = {
  out: '/out',
  baseUrl: 'https://example.com/',
  maxUrls: 50_000,
  maxBytes: 52_428_800,
  gzip: true,
};

it('names no two profiles alike, be it with other capitals, and lets one change its own', () => {
  const { db } = emptyStore();
  const names = (): string[] => readExportSettings(db).profiles.map(({ name }) => name);
  expect(saveProfile(db, null, { name: 'Live', options })).toBe(1);
  expect(saveProfile(db, null, { name: 'live', options })).toBe(false);
  expect(saveProfile(db, null, { name: 'Live', options })).toBe(false);
  expect(saveProfile(db, null, { name: 'Test', options })).toBe(2);
  expect(saveProfile(db, 2, { name: 'LIVE', options })).toBe(false);
  expect(saveProfile(db, 1, { name: 'live', options })).toBe(1);
  expect(names()).toEqual(['live', 'Test']);
});

it('keeps the names that profiles of earlier versions have', () => {
  const { db } = emptyStore();
  const profiles = ['Live', 'live'].map((name, i) => ({ id: i + 1, name, options, last: null }));
  writeMeta(db, 'exportProfiles', { profiles, last: null });
  const fewer = { ...options, maxUrls: 10 };
  expect(saveProfile(db, 2, { name: 'live', options: fewer })).toBe(2);
  expect(readExportSettings(db).profiles).toEqual([profiles[0], { ...profiles[1], options: fewer }]);
});

it('keeps what the last export wrote, and which old files are gone since', () => {
  const { db } = emptyStore();
  expect(readExportResult(db)).toBeNull();
  const result = { out: '/out', obsolete: ['a.xml', 'b.xml'], removed: ['c.xml'] } as unknown as ExportResult;
  const run = { at: '2026-01-01T00:00:00Z', urls: 1, files: 2, changed: 2, seconds: 1 };
  rememberRun(db, { profile: null, options, run, result });
  expect(readExportSettings(db).last).toMatchObject({ run, hasResult: true });
  rememberRemoved(db, '/other', ['a.xml']);
  expect(readExportResult(db)).toEqual(result);
  rememberRemoved(db, '/out', ['b.xml', 'd.xml']);
  expect(readExportResult(db)).toEqual({ ...result, obsolete: ['a.xml'], removed: ['c.xml', 'b.xml'] });
});
