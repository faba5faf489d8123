// `mapwright export` as a user runs it, built and with the start of the process, beside pigz on the same XML in the same run; and
// what an export costs after few changes. Prints nothing.
import {
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { runNode } from '../../run/run-process.ts';
import { BUILT_CLI } from '../built-app.ts';
import { exportInOpenProject, type OpenProjectRun } from './open-project-figures.ts';
import { runCase, timeCommand } from '../run-case.ts';
import type { Figure } from '../target-table.ts';

const MILLION = 1_000_000;

/** Most times what `pigz -p2 -6` needs for the same XML, and most bytes beside its. */
const TARGET_TIMES = 1.15;
const TARGET_SIZE = 1.01;
/** Peak memory, up to a million rows and beyond. */
const TARGET_MB = 250;
const TARGET_LARGE_MB = 600;
/** Share of a full export that one after 100 changed neighbours may take, and one after any changes. */
const TARGET_AGAIN = 0.35;
const TARGET_ANY = 1.1;

interface Run {
  readonly seconds: number;
  readonly peakMb: number;
}

/**
 * Runs everything `runs` times, each with a fresh copy of the project, and takes the medians; of shares, that of the shares
 * of each turn: a machine may be faster in one turn than in another.
 */
export async function exportFigures(
  source: string,
  rows: number,
  runs: number,
  home: string,
  large: string | null = null,
): Promise<Figure[]> {
  const folder = await mkdtemp(join(home, 'figures-'));
  const project = join(folder, 'bench.mapwright');
  const [full, elsewhere]: [Run[], Run[]] = [[], []];
  /** Seconds of exports that take so little that to tell their memory would count. */
  const [again, spread, many]: [number[], number[], number[]] = [[], [], []];
  const opened: OpenProjectRun[] = [];
  const pigz: number[] = [];
  let written = '';
  let share = NaN;
  try {
    // The first run of all knows no compiled modules yet.
    await runNode([BUILT_CLI, '--help'], { stream: false, minutes: 1 });
    const peakTold = join(folder, 'tell-peak.cjs');
    await writeFile(peakTold, TELL_PEAK);
    const exportOnce = (path: string, out: string): Promise<Run> => exportTold(peakTold, path, out);
    const exportAgain = async (out: string): Promise<number> => (await exportAlone([], project, out)).seconds;
    for (let i = 0; i < runs; i++) {
      await copyAsItIs(source, project);
      const out = join(folder, `set-${i}`);
      full.push(await exportOnce(project, out));
      if (i === 0) {
        await unpackAll(out, join(folder, 'xml'));
        share = (await sizeOf(out, '.xml.gz')) / (await pigzBytes(join(folder, 'xml'), folder));
      }
      const seconds = await timeCommand('pigz', ['-p2', '-6', '-c', ...(await filesIn(join(folder, 'xml')))]);
      if (seconds !== null) pigz.push(seconds);
      await runCase('change-rows', [project, String(Math.floor(rows / 3)), '100', '1']);
      again.push(await exportAgain(out));
      await runCase('change-rows', [project, '1', '100', String(Math.floor(rows / 101))]);
      spread.push(await exportAgain(out));
      await runCase('change-rows', [project, '2', '3000', String(Math.floor(rows / 3001))]);
      many.push(await exportAgain(out));
      elsewhere.push(await exportOnce(project, join(folder, `elsewhere-${i}`)));
      await copyAsItIs(source, project);
      opened.push(await exportInOpenProject(project, rows, folder));
      written = out;
    }
    const whole = median(full.map(({ seconds }) => seconds));
    const peak = Math.max(...full.map(({ peakMb }) => peakMb));
    return [
      { name: 'mapwright export, all of it', value: whole, unit: 's', target: null },
      ...besidePigz(full, pigz, share),
      {
        name: '… peak memory',
        value: peak,
        unit: 'MB',
        target: rows > MILLION ? TARGET_LARGE_MB : TARGET_MB,
      },
      { name: '… a million rows', value: (whole / rows) * MILLION, unit: 's', target: null },
      {
        name: 'again after 100 changed neighbours',
        value: percent(shareOf(again, full)),
        unit: '%',
        target: percent(TARGET_AGAIN),
      },
      {
        name: 'again after 100 changed rows all over',
        value: percent(shareOf(spread, full)),
        unit: '%',
        target: percent(TARGET_ANY),
      },
      {
        name: 'again after 3,000 changed rows all over',
        value: percent(shareOf(many, full)),
        unit: '%',
        target: percent(TARGET_ANY),
      },
      {
        name: 'in an open project, all of it',
        value: median(opened.map(({ full: seconds }) => seconds)),
        unit: 's',
        target: null,
      },
      {
        name: '… again after 100 changed rows all over',
        value: percent(median(opened.map((one) => one.again / one.full))),
        unit: '%',
        target: percent(TARGET_ANY),
      },
      {
        name: 'all of it into another folder, each URL in its file',
        value: median(elsewhere.map(({ seconds }) => seconds)),
        unit: 's',
        target: null,
      },
      {
        name: '… peak memory',
        value: Math.max(...elsewhere.map(({ peakMb }) => peakMb)),
        unit: 'MB',
        target: rows > MILLION ? TARGET_LARGE_MB : TARGET_MB,
      },
      { name: 'files', value: (await readdir(written)).length, unit: '', target: null },
      ...(large === null ? [] : await largeFigures(large, whole / rows, { folder, exportOnce })),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A project of more rows, copied: its time by row beside that of the others. */
async function largeFigures(
  source: string,
  perRow: number,
  {
    folder,
    exportOnce,
  }: { readonly folder: string; readonly exportOnce: (path: string, out: string) => Promise<Run> },
): Promise<Figure[]> {
  const project = join(folder, 'large.mapwright');
  await copyAsItIs(source, project);
  // Opened once, so that a project of an older version is brought up to date, and it is known what is in it.
  const engine = startEngine();
  await engine.request['project.open']({ path: project });
  await engine.close();
  const out = join(folder, 'large');
  const { seconds, peakMb } = await exportOnce(project, out);
  const { urls } = JSON.parse(await readFile(join(out, MANIFEST), 'utf8')) as { urls: number };
  const share = seconds / urls / perRow;
  const name = `${urls.toLocaleString('en')} rows`;
  return [
    { name: `export of ${name}`, value: seconds, unit: 's', target: null },
    { name: '… time a row beside that of fewer', value: percent(share), unit: '%', target: percent(1.2) },
    { name: '… peak memory', value: peakMb, unit: 'MB', target: TARGET_LARGE_MB },
  ];
}

/** Times of pigz on the same files, and what share of its bytes ours have; nothing where it is not installed. */
function besidePigz(full: readonly Run[], pigz: readonly number[], share: number): Figure[] {
  if (pigz.length === 0) return [];
  return [
    { name: 'pigz -p2 -6 on the same XML', value: median(pigz), unit: 's', target: null },
    {
      name: '… export beside pigz',
      value: percent(median(full.map(({ seconds }, i) => seconds / (pigz[i] ?? NaN)))),
      unit: '%',
      target: percent(TARGET_TIMES),
    },
    { name: '… size beside that of pigz', value: percent(share), unit: '%', target: percent(TARGET_SIZE) },
  ];
}

const MANIFEST = 'mapwright-manifest.json';

/**
 * Loaded before the program: tells its peak memory when it ends, on a line of its own on stderr. maxRSS is in kilobytes on
 * every platform (libuv). As CommonJS, because to load a module of another kind takes longer, which would be timed, too.
 */
const TELL_PEAK = `process.on('exit',()=>{process.stderr.write('peak-mb '+process.resourceUsage().maxRSS/1024+'\\n')})`;

async function exportTold(peakTold: string, project: string, out: string): Promise<Run> {
  const { seconds, output } = await exportAlone(['--require', peakTold], project, out);
  return { seconds, peakMb: Number(/^peak-mb ([\d.]+)$/m.exec(output)?.[1] ?? NaN) };
}

async function exportAlone(
  options: readonly string[],
  project: string,
  out: string,
): Promise<{ readonly seconds: number; readonly output: string }> {
  const args = [
    ...options,
    BUILT_CLI,
    'export',
    project,
    '--out',
    out,
    '--base-url',
    'https://www.example.com/',
  ];
  const started = performance.now();
  const { code, output } = await runNode(args, { stream: false, minutes: 30 });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The export ended with code ${String(code)}:\n${output}`);
  return { seconds, output };
}

/** With its time, by which the project knows itself again, and on the disk: else the export would wait for that. */
export async function copyAsItIs(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const { atime, mtime } = await stat(from);
  await utimes(to, atime, mtime);
  const handle = await open(to, 'r+');
  await handle.sync();
  await handle.close();
}

async function unpackAll(set: string, plain: string): Promise<void> {
  await mkdir(plain);
  for (const name of await readdir(set)) {
    if (!name.endsWith('.xml.gz')) continue;
    // On the disk: what is measured next would wait for that.
    const target = createWriteStream(join(plain, name.slice(0, -3)), { flush: true });
    await pipeline(createReadStream(join(set, name)), createGunzip(), target);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).map((name) => join(folder, name));
}

async function sizeOf(folder: string, ending: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder)) {
    if (name.endsWith(ending)) bytes += (await readFile(join(folder, name))).length;
  }
  return bytes;
}

/** What pigz makes of copies of the files, each by itself as an export has them. */
async function pigzBytes(plain: string, folder: string): Promise<number> {
  const packed = join(folder, 'pigz');
  await mkdir(packed);
  for (const path of await filesIn(plain)) await copyFile(path, join(packed, path.slice(plain.length + 1)));
  await timeCommand('pigz', ['-p2', '-6', ...(await filesIn(packed))]);
  const bytes = await sizeOf(packed, '.gz');
  await rm(packed, { recursive: true });
  return bytes > 0 ? bytes : NaN;
}

function shareOf(some: readonly number[], whole: readonly Run[]): number {
  return median(some.map((seconds, i) => seconds / (whole[i]?.seconds ?? NaN)));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}

function percent(share: number): number {
  return share * 100;
}
