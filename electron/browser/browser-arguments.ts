// The arguments that `npm start` and the browser host understand. It only parses.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';

export interface StartArguments {
  /** Open a browser window; false with --no-open. */
  readonly open: boolean;
  /** Use the browser host even where Electron could be had. */
  readonly browser: boolean;
  /** 0 = any free port. */
  readonly port: number;
  /** Absolute path of a project to open, or null. */
  readonly project: string | null;
  /** Only say what can be given. */
  readonly help: boolean;
}

/** What `--help` prints. */
export const HELP = `Usage: npm start -- [PROJECT] [--browser] [--no-open] [--port N]

  PROJECT    a project file (*.mapwright) to open
  --browser  open in the browser, also where Electron could be had
  --no-open  start, print the address and open no window
  --port N   the port to listen on, if no Electron is used (any free one)`;

/** Parses the arguments after the script's name. Throws AppError "invalid-request" that names the wrong one. */
export function startArguments(args: readonly string[], folder: string = process.cwd()): StartArguments {
  const { values, positionals } = parsed(args);
  const [project, ...more] = positionals;
  if (more.length > 0)
    throw wrong(`Only one project can be opened, but there is also "${more.join('", "')}".`);
  return {
    open: values.open ?? true,
    browser: values.browser ?? false,
    port: values.port === undefined ? 0 : portNumber(values.port),
    project: project === undefined ? null : resolve(folder, project),
    help: values.help ?? false,
  };
}

interface Parsed {
  readonly values: {
    readonly open?: boolean;
    readonly browser?: boolean;
    readonly port?: string;
    readonly help?: boolean;
  };
  readonly positionals: readonly string[];
}

function parsed(args: readonly string[]): Parsed {
  try {
    return parseArgs({
      args: [...args],
      options: {
        open: { type: 'boolean' },
        browser: { type: 'boolean' },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowNegative: true,
      allowPositionals: true,
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw wrong(`--port needs a number from 0 to 65535, not "${text}".`);
}

function wrong(message: string): AppError {
  return new AppError('invalid-request', reason('host-usage', { message, help: HELP }));
}
