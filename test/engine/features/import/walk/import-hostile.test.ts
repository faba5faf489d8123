// Documents that reach out of themselves, through the whole import, in a process that may read nothing but the code and
// its own folder: they read no file, open no socket, and keep what is honest in them. Large ones are for the bench.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hostileFiles, writeHostile } from '../../../../bench/sets/hostile-files.ts';
import { HOSTILE_MARK, type HostileOutcome } from '../../../../bench/figures/hostile-outcome.ts';
import { runNode } from '../../../../run/run-process.ts';
import { ROOT } from '../../../../run/tool-path.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';

it('entities reach neither files nor servers, whatever they are called', async () => {
  const home = temporaryFolder();
  const folder = join(home, 'in');
  const out = join(home, 'out');
  mkdirSync(folder);
  mkdirSync(out);
  writeFileSync(join(home, 'secret.txt'), 'secret');
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const files = hostileFiles(join(home, 'secret.txt'), port).filter(({ what }) => /entity|laughs/.test(what));
  expect(files).toHaveLength(4);
  for (const file of files) await writeHostile(join(folder, file.name), file);

  const script = join(ROOT, 'test/bench/cases/mapwright-hostile.ts');
  const read = [ROOT, folder, out].map((path) => `--allow-fs-read=${path}`);
  const allowed = ['--permission', '--allow-worker', ...read, `--allow-fs-write=${out}`];
  const args = [...allowed, script, join(out, 'p.mapwright'), folder];
  const { output } = await runNode(args, { stream: false, minutes: 1 });
  const line = output.split('\n').findLast((one) => one.startsWith(HOSTILE_MARK)) ?? output;
  const outcome = JSON.parse(line.slice(HOSTILE_MARK.length)) as HostileOutcome;
  expect(outcome).toMatchObject({ rows: 3 * files.length, sockets: 0 });
  expect(outcome.codes.toSorted()).toEqual(['xml-doctype', 'xml-unknown-entity']);
  expect(connections).toBe(0);
});
