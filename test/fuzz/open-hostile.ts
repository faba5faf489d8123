// Opens hostile project files in a process of its own, which is ended where it is silent; used by the tests and the fuzzer.
// It judges no outcome.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ProjectStore } from '../../electron/engine/store/store.ts';
import { importRows } from '../engine/store/rows/sample-project.ts';
import type { HostileOutcome } from './hostile-child.ts';
import { changeAtOnce } from '../engine/store/history/at-once.ts';

const MAX_SILENCE_MS = 20_000;

export interface HostileFiles {
  /** A sound project, which all are made from. */
  readonly sound: string;
  /** An empty one, where they lie meanwhile. */
  readonly folder: string;
  readonly numbers: readonly number[];
  readonly seed: number;
}

/** The project that hostile ones are made from: rows, a history, a section. */
export function makeSound(path: string): void {
  const store = ProjectStore.create(path);
  const rows = Array.from({ length: 400 }, (_, i) => ({
    loc: `https://example.com/shop/page-${String(i)}`,
    lastmod: '2026-01-02',
    priority: 5,
  }));
  importRows(store, rows);
  for (const priority of [1, 2, 3]) {
    changeAtOnce(store, 'edit', (writer) => {
      writer.set('priority', Uint32Array.of(1, 2, 3 + priority), priority);
    });
  }
  store.sections.define([{ id: 1, name: 'shop', conditions: [] }], 1);
  store.close();
}

/** A file at which the process is silent, or dies, has a flaw; the others go on in a new one. */
export async function openHostile(files: HostileFiles): Promise<HostileOutcome[]> {
  const { numbers } = files;
  const done: HostileOutcome[] = [];
  for (let rest = numbers; rest.length > 0;) {
    const before = done.length;
    await openSome({ ...files, numbers: rest }, done);
    if (done.length === before) throw new Error('The process can not be started.');
    rest = numbers.slice(done.length);
  }
  return done;
}

function openSome({ sound, folder, numbers, seed }: HostileFiles, done: HostileOutcome[]): Promise<void> {
  return new Promise((resolve) => {
    const args = [sound, folder, seed, ...numbers].map(String);
    const child = fork(join(import.meta.dirname, 'hostile-child.ts'), args);
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
