// Settings of a project whose file somebody else may have written.
import { expect, it } from 'vitest';
import { readSettings, writeMeta, writeSettings } from '../../../../electron/engine/store/file/settings.ts';
import { emptyStore } from '../rows/sample-project.ts';

it('are kept, and others stay as they were', () => {
  const { db } = emptyStore();
  writeSettings(db, { maxUrls: 100 });
  writeSettings(db, { historyBounds: { steps: 3, days: null, bytes: null } });
  expect(readSettings(db)).toMatchObject({ maxUrls: 100, historyBounds: { steps: 3 }, gzip: true });
});

it.each([
  { historyBounds: null, maxUrls: 7 },
  { historyBounds: { steps: 'all' }, maxUrls: 7 },
])('that nobody can have set are as by default, and the others hold: %j', (settings) => {
  const { db } = emptyStore();
  writeMeta(db, 'settings', settings);
  expect(readSettings(db)).toMatchObject({ historyBounds: { steps: null }, maxUrls: 7 });
});

it.each([null, 'text', [1], 5])('are those by default where %j was kept', (settings) => {
  const { db } = emptyStore();
  writeMeta(db, 'settings', settings);
  expect(readSettings(db)).toMatchObject({ maxUrls: 50_000, gzip: true });
});
