// The entry of the browser host: serves, opens the window, and ends when the window has gone or the user says so.
import { toErrorData } from '../../shared/contract/errors.ts';
import { appHome } from '../host/app-folders.ts';
import { logReport } from '../host/app-log.ts';
import { HELP, startArguments } from './browser-arguments.ts';
import { startBrowserHost, type BrowserHost } from './browser-host.ts';
import { hasDisplay, openWindow } from './open-window.ts';

/** How long the host waits for the window to come back, e.g. on reload. */
const GRACE_MS = 5_000;

async function run(): Promise<void> {
  const { open, port, project, help } = startArguments(process.argv.slice(2));
  if (help) {
    say(HELP);
    return;
  }
  const home = appHome();
  const display = hasDisplay();
  let opened = open && display;
  let shown = false;
  let leaving: NodeJS.Timeout | undefined;
  const host = await startBrowserHost({
    home,
    port,
    openAtStart: project,
    onWindows: (count) => {
      clearTimeout(leaving);
      shown ||= count > 0;
      if (count === 0 && opened) leaving = setTimeout(() => void end(host, 0), GRACE_MS);
    },
  });
  process.on('uncaughtExceptionMonitor', (error) => {
    logReport(home, `Error in the browser host: ${error.stack ?? error.message}`, new Date());
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(host, 0));
  // A host that somebody else started as a child, as npm start does, does not outlive it.
  process.on('disconnect', () => void end(host, 0));

  const url = host.startUrl() ?? '';
  const failed = (): void => {
    opened = false;
    say(`The browser did not start. Open this URL yourself: ${url}`);
  };
  if (opened) {
    const onFailure = (): void => {
      if (!shown) failed();
    };
    if (await openWindow({ url, home, onFailure }))
      say('Mapwright is open in your browser. Close its window to end it.');
    else failed();
    return;
  }
  // Whoever asked for a window is told why there is none.
  const why = open ? 'There is no display, so neither Electron nor a browser can open a window. ' : '';
  say(`${why}Mapwright is ready at ${url}`);
}

let ending = false;

async function end(host: BrowserHost, code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await host.close();
  process.exit(code);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${toErrorData(error).message}\n`);
  process.exit(1);
});
