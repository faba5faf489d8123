// Gives a command an engine, and a temporary project where it keeps none, and cleans up however the command ends.
import { join } from 'node:path';
import type { ExitCode } from '../define-command.ts';
import { startEngine, type EngineSession } from './engine-client.ts';
import type { Terminal } from '../output/terminal.ts';
import { inTemporaryFolder } from './command-folder.ts';
import { userWeb } from './user-web.ts';

/** Runs work with a fresh engine, which is closed afterwards. */
export async function withEngine(
  { stderr }: Pick<Terminal, 'stderr'>,
  work: (engine: EngineSession) => Promise<ExitCode>,
): Promise<ExitCode> {
  const engine = startEngine((event) => {
    if (event.event !== 'history.removed') return;
    stderr.write(removedText(event.data.branches.length)).catch(() => undefined);
  }, userWeb());
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

/** Nothing goes from the history unsaid. */
function removedText(count: number): string {
  const branches = count === 1 ? 'An undone branch' : `${String(count)} undone branches`;
  return (
    `${branches} of the history went, the oldest first: together they took more than the project keeps. ` +
    'How much that is can be set in the history panel of the window.\n'
  );
}

/** Runs work with an empty project in the system's temporary folder; both are gone afterwards. */
export async function withTemporaryProject(
  terminal: Pick<Terminal, 'stderr'>,
  work: (engine: EngineSession, project: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  return inTemporaryFolder('project', (folder) =>
    withEngine(terminal, async (engine) => {
      const project = join(folder, 'temporary.mapwright');
      await engine.request['project.create']({ path: project });
      return work(engine, project);
    }),
  );
}
