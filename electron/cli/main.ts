#!/usr/bin/env node
// The entry of the command line: `node electron/cli/main.ts …` from source, out/main/cli.js when bundled.
// It prepares the process and leaves everything else to a thread, or, where nothing is read, to runCli.
import process from 'node:process';
import { useCodeCache } from './code-cache.ts';
import { runArguments } from './run-arguments.ts';

if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(`mapwright: Node 24 is needed, but this is Node ${process.versions.node}.\n`);
  process.exit(2);
}

// Node's own notes, such as the one that its SQLite is new, are not for the users of a command line.
process.removeAllListeners('warning');

useCodeCache();

const args = process.argv.slice(2);

if (readsNothing(args)) {
  const terminalOf = async () => (await import('./output/terminal.ts')).processTerminal();
  void runArguments(args, terminalOf).then((exitCode) => process.exit(exitCode));
} else {
  void import('./run/watch-command.ts').then(({ watchCommand }) => {
    watchCommand(args);
  });
}

/** True for what tells of the program alone. */
function readsNothing([name = '', ...rest]: readonly string[]): boolean {
  return /^(?:|-.*|help|version)$/s.test(name) || rest.some((arg) => arg === '--help' || arg === '-h');
}
