// The whole import as one transaction and one undo step: the inputs, and the local files that they refer to. What the
// stages do is theirs; this file wires them, counts, and follows references.
import { realpath, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { AppError } from '../../../shared/contract/errors.ts';
import type { EntryBatch } from '../../../shared/model/entry-batch.ts';
import type { ImportResult } from '../../../shared/model/import-result.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import type { CheckContext } from '../check/check-batch.ts';
import type { JobControl } from '../job-runner.ts';
import type { OpenProject } from '../open-project.ts';
import { LocalSitemaps } from '../sources/local-sitemaps.ts';
import { resolveSources } from '../sources/resolve-sources.ts';
import type { SourceFile } from '../sources/source-file.ts';
import type { ImportWriter } from '../store/project-store.ts';
import { importFile, type FileImport, type Reference } from './import-file.ts';
import { ProblemList } from './problem-list.ts';
import { recheckAll } from './recheck.ts';
import { SiteGuess } from './site-guess.ts';

/** Files that may refer to each other in a row: robots.txt → index → sitemap needs 3. */
const MAX_REFERENCE_DEPTH = 10;

/**
 * Imports files, folders and patterns. Rolls everything back on cancel and on errors: those of the inputs themselves,
 * of a named file that can't be read, and of the store.
 */
export async function importSources(
  project: Pick<OpenProject, 'store'>,
  inputs: readonly string[],
  control: JobControl,
): Promise<ImportResult> {
  const started = performance.now();
  const { store } = project;
  const files = await resolveAll(inputs, control);
  const local = new LocalSitemaps(files, await foldersAmong(inputs));
  const guess = new SiteGuess(store);
  const writer = store.beginImport(importLabel(files));
  let run: ImportRun;
  let committed;
  try {
    run = new ImportRun(writer, control, local, guess, files);
    for (const file of files) await run.visit(file, []);
    control.signal.throwIfAborted();
    committed = writer.commit();
  } catch (error) {
    writer.rollback();
    throw error;
  }
  if (guess.differsFrom(store.site())) recheckAll(project);
  return {
    ...committed,
    sources: store.sources().filter(({ id }) => run.sources.has(id)),
    problems: run.problems.list(),
    problemCount: run.problems.count,
    seconds: (performance.now() - started) / 1_000,
  };
}

/** One import under way: what was visited, counted and found. */
class ImportRun {
  readonly sources = new Set<number>();
  readonly problems = new ProblemList();
  readonly #writer: ImportWriter;
  readonly #control: JobControl;
  readonly #local: LocalSitemaps;
  readonly #guess: SiteGuess;
  readonly #visited = new Set<string>();
  readonly #inputs: ReadonlySet<string>;
  #label = '';
  #rows = 0;
  #bytes = 0;
  #bytesTotal: number;

  constructor(
    writer: ImportWriter,
    control: JobControl,
    local: LocalSitemaps,
    guess: SiteGuess,
    files: readonly SourceFile[],
  ) {
    this.#writer = writer;
    this.#control = control;
    this.#local = local;
    this.#guess = guess;
    this.#inputs = new Set(files.map(({ location }) => location));
    this.#bytesTotal = files.reduce((sum, file) => sum + file.size, 0);
  }

  /** Imports a file and what it refers to, each once. `chain` = the files that led here. */
  async visit(file: SourceFile, chain: readonly string[]): Promise<void> {
    const path = await realPath(file);
    if (this.#visited.has(path)) return;
    this.#visited.add(path);
    if (!this.#inputs.has(file.location)) this.#bytesTotal += file.size;
    this.#label = basename(file.location);
    const imported = await importFile(file, {
      writer: this.#writer,
      signal: this.#control.signal,
      contextFor: (batch: EntryBatch): CheckContext => this.#guess.contextFor(batch.loc),
      onBytes: (bytes) => {
        this.#bytes += bytes;
        this.#report();
      },
      onRows: (rows) => {
        this.#rows += rows;
        this.#report();
      },
    });
    const targets = await this.#lookUp(imported, file, [...chain, path]);
    this.#finish(imported);
    for (const target of targets) await this.visit(target, [...chain, path]);
  }

  #finish({ source, bytes, problems }: FileImport): void {
    this.sources.add(source);
    const list = problems.list();
    for (const problem of list) this.problems.add(problem);
    this.problems.count += problems.count - list.reduce((n, problem) => n + (problem.count ?? 1), 0);
    this.#writer.finishSource(source, { bytes, problems: list });
  }

  async #lookUp(imported: FileImport, file: SourceFile, chain: readonly string[]): Promise<SourceFile[]> {
    const found: SourceFile[] = [];
    for (const reference of imported.references) {
      this.#control.signal.throwIfAborted();
      const target = await this.#local.find(reference.loc, file);
      const problem = target ? await followProblem(target, reference, chain) : notFound(reference);
      if (problem) imported.problems.add({ ...problem, file: file.location });
      else if (target) found.push(target);
    }
    return found;
  }

  #report(): void {
    this.#control.report({
      label: this.#label,
      done: this.#rows,
      total: null,
      bytes: this.#bytes,
      bytesTotal: Math.max(this.#bytesTotal, this.#bytes),
    });
  }
}

async function followProblem(
  target: SourceFile,
  { loc, line }: Reference,
  chain: readonly string[],
): Promise<Problem | null> {
  if (chain.includes(await realPath(target))) {
    const message = `"${loc}" leads back to a file that refers to it. It was not followed; remove the reference.`;
    return { severity: 'warning', code: 'sitemap-loop', message, loc, line };
  }
  if (chain.length > MAX_REFERENCE_DEPTH) {
    const message = `"${loc}" is more than ${MAX_REFERENCE_DEPTH} references away from the first file. It was not followed.`;
    return { severity: 'error', code: 'sitemap-too-deep', message, loc, line };
  }
  return null;
}

function notFound({ loc, line }: Reference): Problem {
  const message = `The sitemap "${loc}" was not found among the local files. Download it and import it too.`;
  return { severity: 'warning', code: 'sitemap-not-found', message, loc, line };
}

async function resolveAll(inputs: readonly string[], control: JobControl): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for await (const file of resolveSources(inputs)) {
    control.signal.throwIfAborted();
    files.push(file);
  }
  if (files.length > 0) return files;
  throw new AppError(
    'unreadable-source',
    `There are no files in ${inputs.map((input) => `"${input}"`).join(', ')}.`,
  );
}

async function foldersAmong(inputs: readonly string[]): Promise<string[]> {
  const folders: string[] = [];
  for (const input of inputs) {
    const found = await stat(input).catch(() => null);
    if (found?.isDirectory()) folders.push(resolve(input));
  }
  return folders;
}

async function realPath({ location }: SourceFile): Promise<string> {
  return realpath(location).catch(() => location);
}

function importLabel(files: readonly SourceFile[]): string {
  const [first] = files;
  return files.length === 1 && first ? `Import ${basename(first.location)}` : `Import ${files.length} files`;
}
