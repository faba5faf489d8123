// 200 hostile project files, opened in a process of their own: each is refused or recovered, or was only scratched where
// nothing stands; the original is as it was, and nothing hangs or fails in a way that nobody foresaw.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectStore } from '../../electron/engine/store/project-store.ts';
import { importRows, nothingToSettle } from '../engine/store/sample-project.ts';
import { SPOILERS } from './hostile-projects.ts';
import type { HostileOutcome } from './hostile-child.ts';

const FILES = 200;
const MAX_SILENCE_MS = 20_000;

/** Only these can leave a project as good as it was. */
const MAY_OPEN: ReadonlySet<string> = new Set([
  'flipped bits',
  'mixed pages',
  'wrong types',
  'settings of another shape',
  'far ids',
  'blobs of nothing',
  'a log beside it',
  'a journal beside it',
  'cut',
]);

const folder = mkdtempSync(join(tmpdir(), 'mapwright-hostile-'));
const sound = join(folder, 'sound.mapwright');

beforeAll(() => {
  const store = ProjectStore.create(sound);
  const rows = Array.from({ length: 400 }, (_, i) => ({
    loc: `https://example.com/shop/page-${String(i)}`,
    lastmod: '2026-01-02',
    priority: 5,
  }));
  importRows(store, rows);
  for (const priority of [1, 2, 3]) {
    store.change(
      'edit',
      (writer) => {
        writer.set('priority', Uint32Array.of(1, 2, 3 + priority), priority);
      },
      nothingToSettle,
    );
  }
  store.sections.define([{ id: 1, name: 'shop', conditions: [] }], 1);
  store.close();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('hostile project files', () => {
  it(`are refused or recovered, ${String(FILES)} of them`, { timeout: 400_000 }, async () => {
    const outcomes = await openAll(Array.from({ length: FILES }, (_, n) => n));
    expect(outcomes.filter(({ flaw }) => flaw !== '')).toEqual([]);
    expect(outcomes).toHaveLength(FILES);
    const opened = outcomes.filter(({ outcome }) => outcome === 'opened').map(({ name }) => name);
    expect(opened.filter((name) => !MAY_OPEN.has(name))).toEqual([]);
    expect(new Set(outcomes.map(({ name }) => name)).size).toBe(Object.keys(SPOILERS).length);
  });
});

/** A file at which the process is silent, or dies, has a flaw; the others go on in a new one. */
async function openAll(numbers: readonly number[]): Promise<HostileOutcome[]> {
  const done: HostileOutcome[] = [];
  for (let rest = numbers; rest.length > 0;) {
    const before = done.length;
    await openSome(rest, done);
    if (done.length === before) throw new Error('The process can not be started.');
    rest = numbers.slice(done.length);
  }
  return done;
}

function openSome(numbers: readonly number[], done: HostileOutcome[]): Promise<void> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, 'hostile-child.ts'), [
      sound,
      folder,
      ...numbers.map(String),
    ]);
    let at: HostileOutcome | null = null;
    const kill = (): void => void child.kill('SIGKILL');
    let timer = setTimeout(kill, MAX_SILENCE_MS);
    child.on('message', (told: HostileOutcome) => {
      clearTimeout(timer);
      timer = setTimeout(kill, MAX_SILENCE_MS);
      at = told.outcome === '' ? told : null;
      if (told.outcome !== '') done.push(told);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (at) done.push({ ...at, flaw: `the process ended (${signal ?? String(code)})` });
      resolve();
    });
  });
}
