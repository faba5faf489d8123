#!/usr/bin/env node
// The entry of the command line: `node electron/cli/main.ts …` from source, out/main/cli.js when bundled.
// It prepares the process and leaves everything else to runCli.
import process from 'node:process';
import { withoutSecrets } from '../../shared/model/without-secrets.ts';
import { useCodeCache } from './code-cache.ts';
import { CLI_COMMANDS } from './command-list.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(`mapwright: Node 24 is needed, but this is Node ${process.versions.node}.\n`);
  process.exit(2);
}

// Node's own notes, such as the one that its SQLite is new, are not for the users of a command line.
process.removeAllListeners('warning');

process.on('uncaughtException', (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(withoutSecrets(`mapwright: Something went wrong inside Mapwright: ${message}\n`));
  process.exit(2);
});

void run(process.argv.slice(2));

async function run(args: readonly string[]): Promise<void> {
  const command = CLI_COMMANDS.find(({ name }) => name === args[0]);
  useCodeCache();
  await command?.prepare?.(args.slice(1));
  const { processTerminal } = await import('./terminal.ts');
  const { runCli } = await import('./run-cli.ts');
  const terminal = processTerminal();
  const exitCode = await runCli(args, terminal);
  await terminal.stdout.flush();
  await terminal.stderr.flush();
  process.exit(exitCode);
}
