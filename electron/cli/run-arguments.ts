// Runs one command line in the thread that it is called in, and resolves with its exit code.
import type { Terminal } from './output/terminal.ts';

/** It never rejects. */
export async function runArguments(
  args: readonly string[],
  terminalOf: () => Promise<Terminal>,
): Promise<number> {
  const terminal = await terminalOf();
  const { runCli } = await import('./run-cli.ts');
  const exitCode = await runCli(args, terminal);
  await terminal.stdout.flush();
  await terminal.stderr.flush();
  return exitCode;
}
