// Our grid in the real app beside SlickGrid and AG Grid, in turns: the same browser, rows, columns, size and measures.
import { rm } from 'node:fs/promises';
import { HEADER_HEIGHT, rowHeight } from '../../../renderer/grid/grid-metrics.ts';
import { quantile, type Figure } from '../target-table.ts';
import { openBenchPage, type BenchPage } from './bench-page.ts';
import { copyProject, exposeJump, openSession } from './grid-session.ts';
import { MAPWRIGHT, PEERS, type PeerName } from './grid-target.ts';
import {
  measureBarJumps,
  measureCalls,
  measureThumb,
  measureWheel,
  slowFrames,
  type Jump,
  type Scrolled,
} from './measure-scrolling.ts';
import type { ProbeWindow } from './page-probe.ts';
import type { PeerSetup } from './peers/peer-page.ts';
import { servePeers } from './peers/serve-peers.ts';

/** What one grid did in one turn. */
interface Turn {
  /** ms of each jump to a row by the grid's own call, and of each of the scroll bar. */
  readonly calls: readonly number[];
  readonly bar: readonly number[];
  readonly wheel: Scrolled;
  readonly thumb: Scrolled;
}

/** Jumps that are not counted: the first ones are slower everywhere. */
const WARM_UP = 10;

/** What is told of a grid, as the median of its turns; the most that ours may be is what the better of the peers has. */
const MEASURES: readonly {
  readonly name: string;
  readonly unit: string;
  readonly of: (turn: Turn) => number;
  readonly compared: boolean;
}[] = [
  { name: 'wheel, frames > 33 ms', unit: '', of: ({ wheel }) => slowFrames(wheel, 33), compared: true },
  { name: 'wheel, longest frame', unit: 'ms', of: ({ wheel }) => quantile(wheel.gaps, 1), compared: false },
  { name: 'wheel, frames with empty rows', unit: '%', of: ({ wheel }) => blankShare(wheel), compared: false },
  { name: 'thumb, frames > 33 ms', unit: '', of: ({ thumb }) => slowFrames(thumb, 33), compared: true },
  { name: 'thumb, longest frame', unit: 'ms', of: ({ thumb }) => quantile(thumb.gaps, 1), compared: false },
  { name: 'thumb, frames with empty rows', unit: '%', of: ({ thumb }) => blankShare(thumb), compared: false },
  { name: 'jump to a row, median', unit: 'ms', of: ({ calls }) => quantile(calls, 0.5), compared: true },
  { name: 'jump to a row, p95', unit: 'ms', of: ({ calls }) => quantile(calls, 0.95), compared: true },
  { name: 'jump of the scroll bar, median', unit: 'ms', of: ({ bar }) => quantile(bar, 0.5), compared: true },
  { name: 'jump of the scroll bar, p95', unit: 'ms', of: ({ bar }) => quantile(bar, 0.95), compared: true },
];

/** `source`: a project that nobody has open; `jumps`: rows that are jumped to. Ours is the first in each turn. */
export async function compareGrids(source: string, jumps: readonly Jump[], turns: number): Promise<Figure[]> {
  const ours: Turn[] = [];
  const peers = new Map<PeerName, Turn[]>();
  for (let turn = 0; turn < turns; turn++) {
    const { setup, measured } = await turnOfOurs(source, jumps);
    ours.push(measured);
    const pages = await servePeers(source);
    try {
      for (const name of Object.keys(PEERS) as PeerName[]) {
        const page = await openBenchPage(pages.addressOf(name, setup), PEERS[name]);
        const theirs = await measureTurn(page, jumps, setup.rows).finally(() => page.browser.close());
        peers.set(name, [...(peers.get(name) ?? []), theirs]);
      }
    } finally {
      await pages.close();
    }
  }
  return toFigures(ours, peers);
}

function toFigures(ours: readonly Turn[], peers: ReadonlyMap<PeerName, readonly Turn[]>): Figure[] {
  return MEASURES.flatMap(({ name, unit, of, compared }) => {
    const median = (turns: readonly Turn[]): number => quantile(turns.map(of), 0.5);
    const theirs = [...peers].map(([peer, turns]) => ({
      name: `${PEERS[peer].name}: ${name}`,
      value: median(turns),
      unit,
      target: null,
    }));
    const target = compared ? Math.min(...theirs.map(({ value }) => value)) : null;
    return [{ name: `${MAPWRIGHT.name}: ${name}`, value: median(ours), unit, target }, ...theirs];
  });
}

async function turnOfOurs(
  source: string,
  jumps: readonly Jump[],
): Promise<{ readonly setup: PeerSetup; readonly measured: Turn }> {
  const { folder, path } = await copyProject(source);
  try {
    const session = await openSession(folder, path);
    try {
      await exposeJump(session);
      const setup = await setupOf(session);
      return { setup, measured: await measureTurn(session, jumps, setup.rows) };
    } finally {
      await session.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measureTurn(page: BenchPage, jumps: readonly Jump[], rows: number): Promise<Turn> {
  await page.page.waitForFunction(() => (window as unknown as ProbeWindow).probe.marks.rows > 0);
  const calls = await measureCalls(page, jumps);
  const shares = jumps.map(({ position }) => position / rows);
  return {
    calls: calls.slice(WARM_UP),
    bar: (await measureBarJumps(page, shares)).slice(WARM_UP),
    wheel: await measureWheel(page),
    thumb: await measureThumb(page),
  };
}

/** How large our grid is in its window, and its columns. */
async function setupOf({ page }: BenchPage): Promise<PeerSetup> {
  const seen = await page.locator('[role=grid]').evaluate((grid) => {
    const { width, height } = grid.getBoundingClientRect();
    const columns = [...grid.querySelectorAll<HTMLElement>('[role=columnheader]')].slice(1);
    return {
      width,
      height,
      rows: Number(grid.getAttribute('aria-rowcount')) - 1,
      columns: columns.map((header) => ({ title: header.title, width: header.offsetWidth })),
    };
  });
  return { ...seen, rowHeight: rowHeight.value, headerHeight: HEADER_HEIGHT };
}

function blankShare({ gaps, blank }: Scrolled): number {
  return (blank / gaps.length) * 100;
}
