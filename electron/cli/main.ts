#!/usr/bin/env node
// The entry of the command line: `node electron/cli/main.ts …` from source, out/main/cli.js when bundled.
// It prepares the process and leaves everything else to runCli.
import { enableCompileCache } from 'node:module';
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(`mapwright: Node 24 is needed, but this is Node ${process.versions.node}.\n`);
  process.exit(2);
}

// Compiled modules are kept among the system's temporary files: the next start takes a third of the time.
enableCompileCache();

// npm runs scripts in the package's folder; relative paths mean the folder that the user is in.
if (process.env['npm_lifecycle_event'] === 'mapwright' && process.env['INIT_CWD'] !== undefined) {
  process.chdir(process.env['INIT_CWD']);
}

// Node's own notes, such as the one that its SQLite is new, are not for the users of a command line.
process.removeAllListeners('warning');

process.on('uncaughtException', (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`mapwright: Something went wrong inside Mapwright: ${message}\n`);
  process.exit(2);
});

const { processTerminal } = await import('./terminal.ts');
const { runCli } = await import('./run-cli.ts');

const terminal = processTerminal();
const exitCode = await runCli(process.argv.slice(2), terminal);
await terminal.stdout.flush();
await terminal.stderr.flush();
process.exit(exitCode);
