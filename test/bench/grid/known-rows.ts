// What the project really holds at given positions, and how fast the engine alone answers. Read before the window opens the file.
import { startEngine } from '../../../electron/cli/run/engine-client.ts';

export interface KnownRows {
  readonly rows: number;
  /** The loc at a position of the unsorted view. */
  readonly locs: ReadonlyMap<number, string>;
  /** ms of each window request, of 128 rows at random positions. */
  readonly windowMs: readonly number[];
  readonly openMs: number;
}

const WINDOW = 128;

/** Opens the project in this process, asks for windows, closes it again. */
export async function readKnownRows(project: string, positions: readonly number[]): Promise<KnownRows> {
  const engine = startEngine();
  try {
    await engine.request['project.open']({ path: project });
    const started = performance.now();
    const { view, rows } = await engine.request['view.open']({ filter: [], sort: [] });
    const openMs = performance.now() - started;
    const locs = new Map<number, string>();
    const windowMs: number[] = [];
    for (const position of positions) {
      const asked = performance.now();
      const window = await engine.request['view.rows']({ view, start: position, count: WINDOW });
      windowMs.push(performance.now() - asked);
      locs.set(position, window.rows[0]?.loc ?? '');
    }
    return { rows, locs, windowMs, openMs };
  } finally {
    await engine.close();
  }
}
