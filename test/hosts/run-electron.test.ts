// When `npm start` takes Electron for one that can't be used, with scripts of Node in Electron's place.
import { expect, it } from 'vitest';
import { runElectron, type Outcome } from '../../electron/start/run-electron.ts';

/** Long where the test is about something else, so that a busy machine changes nothing. */
const LONG_MS = 60_000;

const SHOWS = `require('node:fs').writeFileSync(process.env.MAPWRIGHT_SHOWN, '');`;

function run(script: string, shownWithinMs = LONG_MS): Promise<Outcome> {
  return runElectron(process.execPath, ['-e', script], shownWithinMs);
}

it('has run where it showed its window, however it ended', async () => {
  expect(await run(`${SHOWS} process.exit(0)`)).toEqual({ code: 0 });
  expect(await run(`${SHOWS} process.exit(3)`)).toEqual({ code: 3 });
  expect(await run(`${SHOWS} setTimeout(() => process.exit(0), 300)`, 200)).toEqual({ code: 0 });
});

it('has run where it found another instance, which has the window', async () => {
  expect(await run('process.exit(0)')).toEqual({ code: 0 });
});

it('can’t be used where it ends with an error before that, at once or late', async () => {
  expect(await run('process.exit(127)')).toEqual({ reason: 'it ended with code 127' });
  expect(await run(`process.kill(process.pid, 'SIGKILL')`)).toEqual({ reason: 'it ended with SIGKILL' });
});

it('can’t be used where it shows nothing in time, and is ended', async () => {
  expect(await run('setTimeout(() => {}, 120_000)', 300)).toEqual({
    reason: 'it showed no window within 0.3 s',
  });
});

it('can’t be used where the system does not start it', async () => {
  const outcome = await runElectron('/no/such/electron', [], LONG_MS);
  expect(outcome).toEqual({ reason: expect.stringContaining(`it can't be started: `) as string });
});

it('has run where the user ended it', async () => {
  const ended = run('setTimeout(() => {}, 120_000)');
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toEqual({ code: 1 });
});
