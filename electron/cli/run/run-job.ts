// Runs an engine job, or a request that may become one, for a command: progress on the terminal, Ctrl+C cancels it. It prints no result.
import type { JobResults } from '../../../shared/contract/requests/requests.ts';
import type { EngineSession } from './engine-client.ts';
import { progressLine } from '../output/progress-line.ts';
import type { Terminal } from '../output/terminal.ts';

/** The job's result; rejects with its error, or with the terminal's reason when cancelled. */
export async function runJob<K extends keyof JobResults>(
  engine: EngineSession,
  terminal: Terminal,
  kind: K,
  start: () => Promise<{ readonly job: number }>,
): Promise<JobResults[K]> {
  const line = progressLine(terminal);
  try {
    return await engine.runJob(kind, start, { signal: terminal.signal, onProgress: line.show });
  } finally {
    await line.clear();
  }
}

/** The answer of a request that becomes a job where it takes long. */
export async function runLong<T>(
  engine: EngineSession,
  terminal: Terminal,
  work: () => Promise<T>,
): Promise<T> {
  const line = progressLine(terminal);
  try {
    return await engine.runLong(work, { signal: terminal.signal, onProgress: line.show });
  } finally {
    await line.clear();
  }
}
