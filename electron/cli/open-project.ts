// Opens a project for a command, and refuses a damaged one: a script must not go on with a part of the rows.
import { resolve } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import type { ProjectInfo } from '../../shared/model/project.ts';
import type { EngineSession } from './engine-client.ts';
import { refuseStdin } from './with-stdin.ts';

/** What the engine tells about the project, without problems. Throws damaged-project, naming the copy with the readable rows. */
export async function openProject(engine: EngineSession, path: string): Promise<ProjectInfo> {
  refuseStdin('A PROJECT', path);
  const opened = await engine.request['project.open']({ path: resolve(path), problems: false });
  const info = (await isCheckedAnew(engine)) ? await engine.request['project.info']({}) : opened;
  if (info.recoveredFrom === null) return info;
  const { recoveredFrom: original, path: copy, foreignPart: part } = info;
  const told =
    part === null
      ? `${original} is damaged. What could be read was copied to ${copy}`
      : `${original} was changed by another program (${part}). Its rows were copied to ${copy}`;
  throw new AppError('damaged-project', `${told}: check that, and go on with it.`);
}

/** Waits for the job that a project begins where other rules checked it; false where there is none. */
async function isCheckedAnew(engine: EngineSession): Promise<boolean> {
  const current = await engine.request['job.current']({});
  if (current?.kind !== 'check') return false;
  const { job } = current;
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  await engine.runJob('check', () => Promise.resolve({ job }), watch);
  return true;
}
