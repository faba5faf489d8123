// Finds the command, runs it, and turns every outcome into an exit code and a message. It knows no command's work.
import { textParam, type ErrorReason } from '../../shared/contract/error-texts.ts';
import { type ErrorData, toErrorData } from '../../shared/contract/errors.ts';
import { CLI_COMMANDS, type ListedCommand } from './command-list.ts';
import type { ExitCode } from './define-command.ts';
import { commandHelp, programHelp } from './help.ts';
import { ClosedPipe } from './output/output.ts';
import { oneLine, shortPathsIn } from './output/plain-text.ts';
import { Interrupted, PIPE_CLOSED, type Terminal } from './output/terminal.ts';
import { ToldFailure } from './run/told-failure.ts';
import { UsageError } from './options/usage-error.ts';
import { VERSION } from './version.ts';

/** Runs one command line and resolves with the process's exit code; it never rejects. */
export async function runCli(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '', ...rest] = argv;
  const json = optionsOf(argv).some(
    (arg, i, all) => arg === '--json' || (arg === 'json' && all[i - 1] === '--format'),
  );
  try {
    return await runCommand(name, rest, terminal);
  } catch (error) {
    return await reportError(error, name, json, terminal).catch(() => 2);
  }
}

async function runCommand(name: string, rest: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { stdout } = terminal;
  if (name === '--version' || name === 'version') {
    await stdout.line(rest.includes('--json') ? JSON.stringify({ version: VERSION }) : VERSION);
    return 0;
  }
  if (name === 'help' || name === '--help' || name === '-h') {
    const topic = rest.find((arg) => !arg.startsWith('-'));
    await stdout.write(topic === undefined ? programHelp(CLI_COMMANDS) : await helpOf(findCommand(topic)));
    return 0;
  }
  if (name === '' || name === '--json') throw new UsageError('A command is missing.');
  const command = findCommand(name);
  if (optionsOf(rest).some((arg) => arg === '--help' || arg === '-h')) {
    await stdout.write(await helpOf(command));
    return 0;
  }
  return (await command.load()).run(rest, terminal);
}

async function helpOf(listed: ListedCommand): Promise<string> {
  return commandHelp(listed, await listed.load());
}

function findCommand(name: string): ListedCommand {
  const found = CLI_COMMANDS.find((command) => command.name === name);
  if (found) return found;
  const known = CLI_COMMANDS.map((command) => command.name).join(', ');
  throw new UsageError(`There is no command "${name}". Commands: ${known}.`);
}

/** The arguments before a bare `--`. */
function optionsOf(argv: readonly string[]): readonly string[] {
  const end = argv.indexOf('--');
  return end === -1 ? argv : argv.slice(0, end);
}

async function reportError(
  failure: unknown,
  name: string,
  json: boolean,
  terminal: Terminal,
): Promise<number> {
  const isTold = failure instanceof ToldFailure;
  const error = isTold ? failure.cause : failure;
  if (error instanceof ClosedPipe) return PIPE_CLOSED;
  if (error instanceof Interrupted) {
    if (error.exitCode !== PIPE_CLOSED) await terminal.stderr.line(`mapwright: ${error.message}`);
    return error.exitCode;
  }
  const data = describeError(error, name);
  await terminal.stderr.line(errorText(data));
  if (json && !isTold) await terminal.stdout.line(JSON.stringify({ error: data }));
  return 2;
}

type CliError = Omit<ErrorData, 'code'> & { readonly code: ErrorData['code'] | 'usage' };

function describeError(error: unknown, name: string): CliError {
  if (error instanceof UsageError) {
    const command = CLI_COMMANDS.find((c) => c.name === name);
    return {
      code: 'usage',
      message: `${error.message} See "mapwright help${command ? ` ${command.name}` : ''}".`,
    };
  }
  const data = toErrorData(error);
  switch (data.reason?.key) {
    case 'file-exists':
      return { ...data, message: existsText(data.reason) };
    case 'export-in-the-way':
    case 'export-more-in-the-way':
      return { ...data, message: data.message.replace(ALLOW_IN_WINDOW, ALLOW_BY_OPTION) };
    default:
      return data.code === 'damaged-source'
        ? { ...data, message: data.message.replace(READ_IN_WINDOW, READ_BY_OPTION) }
        : data;
  }
}

/** What to do about sources that are damaged, as the window says it. */
const READ_IN_WINDOW = 'or import what can be read of it.';
const READ_BY_OPTION = 'or import what can be read of it with --keep-going.';

/** What to do about files that an export would replace, as the window says it. */
const ALLOW_IN_WINDOW = 'Allow replacing, or choose another folder.';
const ALLOW_BY_OPTION = 'Choose another folder, or replace them with --overwrite.';

/** All commands that write a file have the option. */
function existsText(reason: ErrorReason): string {
  return `${textParam(reason, 'path')} exists already. Choose another name, or replace it with --overwrite.`;
}

/** One line: the message, and the cause where the message does not already hold it. */
function errorText({ message, detail }: CliError): string {
  const isSaid =
    detail === undefined ||
    detail.includes(message) ||
    detail.split('\n').every((line) => message.includes(line));
  const cause = isSaid ? '' : ` (${detail})`;
  return oneLine(shortPathsIn(`mapwright: ${message}${cause}`));
}
