// Runs a command in a thread, so that this one can always end it: signals and the limit on time reach it here also where the
// command is in a loop that never turns to its messages. It knows no command.
import { rmSync, writeSync } from 'node:fs';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { withoutSecrets } from '../../../shared/model/import/without-secrets.ts';
import type { FromCommand, ToCommand } from './command-messages.ts';

/** A command that has not heard of a signal after so many milliseconds hangs. */
const HEARING_MS = 90;
/** One that ends what it began may not turn to its messages for so long, and take so long in all. */
const TURN_MS = 1_000;
const ENDING_MS = 10_000;
/** For how long an ended thread may take to be gone, waited for fairly; what SQLite or the system runs in it can't be ended so. */
const GONE_MS = 250;

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** As the command "timeout" has it. */
const TIME_IS_OVER = 124;

/** Of what the command made just now: far more would only wait to be collected. */
const YOUNG_GENERATION_MB = 24;

/** Why a command is ended: the exit code, what is said, and the signal that this process ends by where nothing else works. */
interface Reason {
  readonly exitCode: number;
  readonly message: string;
  readonly signal: NodeJS.Signals;
}

/** Runs the command of these arguments, and ends the process with its exit code. */
export function watchCommand(args: readonly string[]): void {
  const places = new Set<string>();
  const source = import.meta.url.endsWith('.ts');
  const entry = new URL(source ? './command-thread.ts' : './command-thread.js', import.meta.url);
  // Its own outputs are not used: the command writes to those of the process itself.
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
  const worker = new Worker(entry, { workerData: args, stdin: false, resourceLimits });
  const ending = new Ending(worker, places);
  worker.on('message', (message: FromCommand) => {
    if (message.kind === 'heard') ending.heard();
    else if (message.kind === 'place') places[message.exists ? 'add' : 'delete'](message.path);
    else setTimeout(endOfTime, message.seconds * 1_000, message.seconds, ending).unref();
  });
  worker.once('error', (error: Error) => {
    say(withoutSecrets(`mapwright: Something went wrong inside Mapwright: ${error.message}\n`));
    process.exit(2);
  });
  worker.once('exit', (code) => {
    process.exit(code);
  });
  for (const [signal, exitCode] of Object.entries(SIGNALS) as [NodeJS.Signals, number][]) {
    process.on(signal, () => {
      ending.begin({ exitCode, message: 'Cancelled.', signal });
    });
  }
}

function endOfTime(seconds: number, ending: Ending): void {
  const message = `The time of --max-time is over (${String(seconds)} s).`;
  ending.begin({ exitCode: TIME_IS_OVER, message, signal: 'SIGTERM' });
}

/** Calls back after a time in which this process had the processor for the half of it, or after twice as long. */
function waitFairly(milliseconds: number, over: () => void): void {
  const before = process.cpuUsage();
  const until = performance.now() + milliseconds * 2;
  const look = (): void => {
    const { user, system } = process.cpuUsage(before);
    const isFair = (user + system) / 1_000 >= milliseconds / 2;
    // Behind what has come in meanwhile: this thread may have had no turn either.
    if (isFair || performance.now() >= until) setImmediate(over);
    else setTimeout(look, milliseconds / 4);
  };
  setTimeout(look, milliseconds);
}

class Ending {
  /** Null while the command may run. */
  #reason: Reason | null = null;
  readonly #worker: Worker;
  readonly #places: ReadonlySet<string>;
  /** Counts what was waited for: what came of it ends the wait. */
  #silence = 0;
  #isForced = false;

  constructor(worker: Worker, places: ReadonlySet<string>) {
    this.#worker = worker;
    this.#places = places;
  }

  /** Asks the command to end, and sees to it that it does. A second time it is not asked. */
  begin(reason: Reason): void {
    if (this.#reason) {
      this.#force();
      return;
    }
    this.#reason = reason;
    const { exitCode, message } = reason;
    this.#tell({ kind: 'interrupt', exitCode, message });
    this.#wait(HEARING_MS);
    setTimeout(() => {
      this.#force();
    }, ENDING_MS).unref();
  }

  /** The command turned to its messages, so it goes on ending what it began. */
  heard(): void {
    if (!this.#reason) return;
    this.#wait(TURN_MS);
    setTimeout(() => {
      this.#tell({ kind: 'ping' });
    }, TURN_MS / 10).unref();
  }

  #wait(patience: number): void {
    const silence = ++this.#silence;
    waitFairly(patience, () => {
      if (this.#silence === silence) this.#force();
    });
  }

  #tell(message: ToCommand): void {
    this.#worker.postMessage(message);
  }

  /** Ends the thread, or else the process, and removes what it leaves in the temporary folder. */
  #force(): void {
    const reason = this.#reason;
    if (!reason || this.#isForced) return;
    this.#isForced = true;
    say(`mapwright: ${reason.message}\n`);
    const end = (): void => {
      for (const path of this.#places) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    };
    const endProcess = (): void => {
      end();
      process.removeAllListeners(reason.signal);
      process.kill(process.pid, reason.signal);
    };
    // To a shell, ending by the signal is the same exit code, and sooner.
    if (reason.exitCode !== TIME_IS_OVER && process.platform !== 'win32') {
      endProcess();
      return;
    }
    this.#worker.removeAllListeners('exit');
    this.#worker.once('exit', () => {
      end();
      process.exit(reason.exitCode);
    });
    void this.#worker.terminate();
    waitFairly(GONE_MS, endProcess);
  }
}

function say(text: string): void {
  try {
    writeSync(process.stderr.fd, text);
  } catch {
    // There is nobody to hear it.
  }
}
