// Runs one command line in the thread that it is called in, and resolves with its exit code.
import { CLI_COMMANDS } from './command-list.ts';
import type { Terminal } from './terminal.ts';

/** `terminalOf` is called once what the command prepares is at hand. It never rejects. */
export async function runArguments(
  args: readonly string[],
  terminalOf: () => Promise<Terminal>,
): Promise<number> {
  const command = CLI_COMMANDS.find(({ name }) => name === args[0]);
  await command?.prepare?.(args.slice(1));
  const terminal = await terminalOf();
  const { runCli } = await import('./run-cli.ts');
  const exitCode = await runCli(args, terminal);
  await terminal.stdout.flush();
  await terminal.stderr.flush();
  return exitCode;
}
