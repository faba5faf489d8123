// The hostile bench: bombs and monsters through the whole import, each in a process of its own that may read nothing
// else. Each must be over within 5 s and 500 MB, say what it was, open no socket, and keep what came before it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runNode } from '../run/run-process.ts';
import { ROOT } from '../run/tool-path.ts';
import { BENCH_HOME } from './corpus.ts';
import { hostileFiles, writeHostile, type HostileFile } from './sets/hostile-files.ts';
import { HOSTILE_MARK, type HostileOutcome } from './figures/hostile-outcome.ts';
import { meetsTarget, targetTable, type Figure } from './target-table.ts';

const MINUTES = 2;
const MAX_SECONDS = 5;
const MAX_MB = 500;

/** Runs it and returns two figures a file, and what is wrong with what it said. */
export async function benchHostile(): Promise<Figure[]> {
  const home = await mkdtemp(join(BENCH_HOME, 'hostile-'));
  const folder = join(home, 'in');
  await mkdir(folder);
  const secret = join(home, 'secret.txt');
  await writeFile(secret, 'never-read');
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const figures: Figure[] = [];
  const wrong: string[] = [];
  try {
    for (const file of hostileFiles(secret, (server.address() as AddressInfo).port)) {
      const outcome = await importOne(file, folder);
      figures.push(
        { name: file.what, value: outcome.seconds, unit: 's', target: MAX_SECONDS },
        { name: '', value: outcome.peakMb, unit: 'MB', target: MAX_MB },
      );
      wrong.push(...faultsOf(file, outcome));
    }
  } finally {
    server.close();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
  if (connections > 0) wrong.push(`${connections} connections were made.`);
  console.log(`\n${targetTable('hostile files', figures)}`);
  for (const line of wrong) console.log(`WRONG ${line}`);
  const good = wrong.length === 0 && figures.every(meetsTarget);
  console.log(
    good ? 'All targets are met: no socket, no other file, every cause told.' : 'Targets are missed.',
  );
  return figures;
}

async function importOne(file: HostileFile, folder: string): Promise<HostileOutcome> {
  const path = join(folder, file.name);
  const project = join(folder, 'bench.mapwright');
  await writeHostile(path, file);
  try {
    const script = join(import.meta.dirname, 'cases', 'mapwright-hostile.ts');
    const allowed = [`--allow-fs-read=${ROOT}`, `--allow-fs-read=${folder}`, `--allow-fs-write=${folder}`];
    const args = ['--permission', '--allow-worker', ...allowed, script, project, path];
    const { output } = await runNode([...args, file.html ? 'html' : ''], { stream: false, minutes: MINUTES });
    const line = output.split('\n').findLast((one) => one.startsWith(HOSTILE_MARK));
    if (line === undefined) throw new Error(`${file.what}: the import did not end well.\n${output}`);
    return JSON.parse(line.slice(HOSTILE_MARK.length)) as HostileOutcome;
  } finally {
    await rm(path, { force: true });
    for (const end of ['', '-wal', '-shm', '-journal']) await rm(project + end, { force: true });
  }
}

function faultsOf({ what, code, rows }: HostileFile, outcome: HostileOutcome): string[] {
  const { codes, sockets } = outcome;
  const told = codes.join(', ') || 'nothing';
  const faults: string[] = [];
  if (code !== null && !codes.includes(code)) faults.push(`${what}: "${code}" was not told, but ${told}.`);
  if (code === null && codes.length > 0) faults.push(`${what}: it is harmless, but ${told} was told.`);
  if (rows !== undefined && rows !== outcome.rows) faults.push(`${what}: ${outcome.rows} rows, not ${rows}.`);
  if (codes.includes('no-access')) faults.push(`${what}: another file was to be read.`);
  if (sockets > 0) faults.push(`${what}: ${sockets} sockets or look-ups.`);
  return faults;
}
