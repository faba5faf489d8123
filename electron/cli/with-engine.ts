// Gives a command an engine, and a temporary project where it keeps none, and cleans up however the command ends.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import type { ExitCode } from './define-command.ts';
import { startEngine, type EngineSession } from './engine-client.ts';

/** Runs work with a fresh engine, which is closed afterwards. */
export async function withEngine(work: (engine: EngineSession) => Promise<ExitCode>): Promise<ExitCode> {
  const engine = startEngine();
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Runs work with an empty project in the system's temporary folder; both are gone afterwards. */
export async function withTemporaryProject(
  work: (engine: EngineSession, project: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  const folder = await makeTemporaryFolder();
  try {
    return await withEngine(async (engine) => {
      const project = join(folder, 'temporary.mapwright');
      await engine.request['project.create']({ path: project });
      return work(engine, project);
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function makeTemporaryFolder(): Promise<string> {
  try {
    return await mkdtemp(join(tmpdir(), 'mapwright-'));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new AppError(
      'io',
      `The temporary folder "${tmpdir()}" can't be used. Set TMPDIR to another.`,
      cause,
    );
  }
}
