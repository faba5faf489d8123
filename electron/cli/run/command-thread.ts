// The thread that runs a command for the first one, which ends it where it hears nothing of it.
import { writeSync } from 'node:fs';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { withoutSecrets } from '../../../shared/model/import/without-secrets.ts';
import { runArguments } from '../run-arguments.ts';
import type { FromCommand } from './command-messages.ts';

process.removeAllListeners('warning');

process.on('uncaughtException', (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  writeSync(2, withoutSecrets(`mapwright: Something went wrong inside Mapwright: ${message}\n`));
  process.exit(2);
});

const port = parentPort;
if (!port) throw new Error('The thread of a command is started by the command line, not by hand.');

const tell = (message: FromCommand): void => {
  port.postMessage(message);
};

const terminalOf = async () => (await import('./thread-terminal.ts')).threadTerminal(port, tell);
void runArguments(workerData as readonly string[], terminalOf).then((exitCode) => process.exit(exitCode));
