// Gives a command an engine, and a temporary project where it keeps none, and cleans up however the command ends.
import { join } from 'node:path';
import type { ExitCode } from './define-command.ts';
import { startEngine, type EngineSession } from './engine-client.ts';
import { makeTemporaryFolder, removeTemporaryFolder, TEMPORARY_PROJECT } from './temporary-folder.ts';

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
      const project = join(folder, TEMPORARY_PROJECT);
      await engine.request['project.create']({ path: project });
      return work(engine, project);
    });
  } finally {
    await removeTemporaryFolder(folder);
  }
}
