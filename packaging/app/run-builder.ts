// Runs electron-builder over what was built, with Electron's own distribution or with a stand-in.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode, type ProcessEnd } from '../../test/run/run-process.ts';
import { toolPath } from '../../test/run/tool-path.ts';
import { makeBesides } from './beside-archive.ts';
import { makeStandIn, type StandInPlatform } from './stand-in.ts';

export interface BuilderOptions {
  /** In place of Electron's distribution, which is downloaded otherwise. */
  readonly standIn: StandInPlatform | null;
  /** true: the output appears at once. */
  readonly stream: boolean;
  readonly minutes: number;
}

/** Packages the app; the arguments are electron-builder's. It has to be built. */
export async function runBuilder(
  root: string,
  args: readonly string[],
  { standIn, stream, minutes }: BuilderOptions,
): Promise<ProcessEnd> {
  await makeBesides(root);
  const script = toolPath('electron-builder');
  const run = (more: readonly string[]): Promise<ProcessEnd> =>
    runNode([script, ...args, ...more], { stream, minutes, cwd: root });
  if (standIn === null) return run([]);
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-stand-in-'));
  try {
    await makeStandIn(folder, standIn);
    return await run([`-c.electronDist=${folder}`]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
