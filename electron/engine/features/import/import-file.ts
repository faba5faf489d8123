// Brings one file into an import: read → check → store. It follows no reference.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inEnglish, reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { NormalBatch } from '../../rows/entry-batch.ts';
import { takeRows } from '../../rows/packed-rows.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { SourceFormat } from '../../../../shared/model/project.ts';
import { isCrawlField } from '../../../../shared/model/table/table-field.ts';
import { addBlocked, checkBatch } from '../../check/check-batch.ts';
import { robotsProblems } from '../../read/parse/text/robots-problems.ts';
import { UNREADABLE_CODES } from '../../read/parse/unreadable-codes.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';
import { ProblemList } from '../../read/problem-list.ts';
import { DAMAGE_CODES, errorFrom } from '../../read/read-failures.ts';
import { numbersIn, type Verdicts } from './row-judge.ts';
import type { RowSink } from './row-sink.ts';
import type { SiteGuess } from './site-guess.ts';
import type { SourceReader } from './walk/source-reader.ts';

/** A sitemap that a file names. */
export interface Reference {
  readonly loc: string;
  readonly line: number;
  /** Of a sitemap in an index. */
  readonly lastmod?: string | null;
}

export interface FileImport {
  /** The number of the source; null where the file is no source at all and nobody insists that it is one. */
  readonly source: number | null;
  readonly format: SourceFormat | null;
  readonly references: readonly Reference[];
  /** To be handed to finishSource, when the references have been looked up. */
  readonly problems: ProblemList;
  /** Unpacked. */
  readonly bytes: number;
  /** What stands in a robots.txt; null for any other file. */
  readonly robots: Uint8Array | null;
}

export interface ImportTools {
  readonly reader: SourceReader;
  readonly sink: Pick<RowSink, 'add' | 'noteCrawl'>;
  /** Begins the file's source. */
  readonly addSource: (format: SourceFormat | null) => number;
  /** True where the file only may be a source: one that can't be read then leaves no trace. */
  readonly probe: boolean;
  /** True where the user named just this: what it is not is an error then. */
  readonly named: boolean;
  /** Take what can be read of a named file that is cut off or damaged; else it throws "damaged-source". */
  readonly keepDamaged: boolean;
  /** What rows are checked against; the first batch may settle the site. */
  readonly guess: Pick<SiteGuess, 'contextFor' | 'ruleSets'>;
  readonly onBytes: (bytes: number) => void;
  readonly onRows: (rows: number) => void;
}

/**
 * Adds the file's entries. A file that the user named and that can't be read throws its AppError; any other becomes
 * a problem of its source. Throws what the store throws, and the signal's reason.
 */
export async function importFile(file: SourceFile, tools: ImportTools): Promise<FileImport> {
  const problems = new ProblemList();
  const references: Reference[] = [];
  let source: number | null = null;
  let format: SourceFormat | null = null;
  let bytes = 0;
  let robots: Uint8Array | null = null;
  const onUnpacked = (n: number) => void (bytes += n);
  for await (const next of tools.reader.read(file, { onBytes: tools.onBytes, onUnpacked })) {
    if (next.kind === 'format') {
      format = next.format;
      if (format !== null) source ??= tools.addSource(format);
      if (source !== null && next.columns?.some(isCrawlField) === true) tools.sink.noteCrawl?.(source);
    } else if (next.kind === 'problem') {
      // What was cut at the cap and shows nothing until there is too large before all else.
      const large = UNREADABLE_CODES.has(next.problem.code) ? problems.list().find(isTooLarge) : undefined;
      if (file.named) refuse(file, large ?? next.problem, tools.keepDamaged && !large);
      problems.add(tools.named ? next.problem : forFound(next.problem, file));
    } else if (next.kind === 'robots') {
      robots = next.content;
      addRobotsProblems(problems, robots, file);
    } else if (next.kind === 'sitemap') {
      references.push({ loc: next.loc, line: next.line, lastmod: next.lastmod });
    } else {
      source ??= tools.addSource(format);
      const batch = takeRows(next.rows);
      tools.sink.add(source, batch, () => judged(batch, next.verdicts, tools));
      tools.onRows(batch.count);
      await nextTurn();
    }
  }
  if (!tools.probe) source ??= tools.addSource(format);
  return { source, format, references, problems, bytes, robots };
}

function addRobotsProblems(problems: ProblemList, robots: Uint8Array, { location }: SourceFile): void {
  for (const problem of robotsProblems(robots)) problems.add({ ...problem, file: location });
}

/** What was judged by the reader is judged anew only where it took another site for that of the set. */
function judged(batch: NormalBatch, verdicts: Verdicts | undefined, { guess }: ImportTools): number[] {
  const context = guess.contextFor(batch.loc);
  if (verdicts?.site !== context.site) return checkBatch(batch, context, guess.ruleSets);
  return addBlocked(numbersIn(guess.ruleSets, verdicts), batch, context, guess.ruleSets);
}

function isTooLarge({ code }: Problem): boolean {
  return code === 'too-large';
}

/** Throws for a problem for which a source that the user named is not taken without a word. */
export function refuse({ location }: SourceFile, problem: Problem, keepDamaged: boolean): void {
  const { code } = problem;
  if (UNREADABLE_CODES.has(code)) throw errorFrom(problem, 'unreadable-source');
  if (keepDamaged) return;
  if (code === 'too-large') throw errorFrom(problem, code);
  if (!DAMAGE_CODES.has(code)) return;
  throw new AppError(
    'damaged-source',
    reason('source-damaged', { path: location }),
    inEnglish(problem.reason),
  );
}

/** Folders hold other files too: not being a sitemap is no error there. */
function forFound(problem: Problem, file: SourceFile): Problem {
  const casual =
    !isWebInput(file.location) && (problem.code === 'unknown-format' || problem.code === 'json-file');
  return casual ? { ...problem, severity: 'info' } : problem;
}
