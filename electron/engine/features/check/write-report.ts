// Writes a report of a project's findings, complete or not at all. It wires check, report and write, and changes no row.
import { basename, extname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { ReportFinding, ReportFormat, ReportWritten } from '../../../../shared/model/report.ts';
import type { Language } from '../../../../shared/model/languages.ts';
import { wordsOf } from '../../../../shared/contract/reason-words.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { refuseTarget } from '../../../files/refuse-target.ts';
import { createTableFile, tableFileError } from '../../../files/table-file.ts';
import { monotonic } from '../../jobs/monotonic.ts';
import { countExcluded } from '../../store/rows/rows-of-rule.ts';
import { findingsOf } from './list-findings.ts';
import { reportOf } from './report-pieces.ts';

export interface ReportFile {
  readonly path: string;
  readonly format: ReportFormat;
  readonly overwrite: boolean;
  /** Of what is for people: pages, and messages of tables; default: English. */
  readonly language?: Language | undefined;
  /** Only the findings of these rows. */
  readonly ids?: Uint32Array | undefined;
}

/** Characters gathered before they are written. */
const CHUNK = 65_536;

/** Memory: some thousands of findings. On cancel and on errors nothing is left, and an existing file stays as it was. */
export async function writeReport(
  { store, views }: Pick<OpenProject, 'store' | 'views'>,
  { path, format, overwrite, language = 'en', ids }: ReportFile,
  control: JobControl,
): Promise<ReportWritten> {
  const started = monotonic();
  refuseTarget(path, { projects: [store.path] });
  const all = store.counts();
  const rows = ids?.length ?? all.rows;
  const excluded = ids ? countExcluded(store.db, ids) : all.rows - all.included;
  const total = ids?.length ?? store.flaggedRows();
  let done = 0;
  const onRows = (looked: number): void => {
    done += looked;
    control.report({ label: basename(path), done, total, bytes: 0, bytesTotal: null });
  };
  const subject = {
    name: basename(store.path, extname(store.path)),
    rows,
    excluded,
    profile: store.checks().profile,
    day: new Date().toISOString().slice(0, 10),
    version: packageJson.version,
    part: ids !== undefined,
  };
  const words = await wordsOf(language);
  const told = isForPeople(format) ? { words } : {};
  const findings = oneByOne(findingsOf(store, views, { ids, onRows, ...told }), control.signal);
  const { pieces, counts } = reportOf(findings, { format, subject, settings: store.checks(), words });
  const bytes = await writePieces(path, pieces, { overwrite, signal: control.signal });
  return { path, rows, findings: { ...counts }, bytes, seconds: (monotonic() - started) / 1_000 };
}

/** Formats whose sentences people read; programs compare those of the others. */
export function isForPeople(format: ReportFormat): boolean {
  return format === 'html' || format === 'csv';
}

/** Writes a file piece by piece and gives its size. On errors and when aborted nothing is left of it. */
export async function writePieces(
  path: string,
  pieces: AsyncIterable<string>,
  { overwrite, signal }: { readonly overwrite: boolean; readonly signal: AbortSignal },
): Promise<number> {
  const file = await createTableFile(path, overwrite).catch((error: unknown) => {
    throw tableFileError(error, path);
  });
  let bytes = 0;
  try {
    for await (const chunk of inChunks(pieces)) {
      signal.throwIfAborted();
      await file.handle.appendFile(chunk);
      bytes += chunk.length;
    }
    signal.throwIfAborted();
    await file.commit();
    return bytes;
  } catch (error) {
    await file.discard();
    throw tableFileError(error, path);
  }
}

async function* oneByOne(
  batches: AsyncIterable<readonly ReportFinding[]>,
  signal: AbortSignal,
): AsyncGenerator<ReportFinding> {
  for await (const batch of batches) {
    signal.throwIfAborted();
    yield* batch;
    await nextTurn();
  }
}

async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let pending = '';
  for await (const piece of pieces) {
    pending += piece;
    if (pending.length < CHUNK) continue;
    yield Buffer.from(pending);
    pending = '';
  }
  yield Buffer.from(pending);
}
