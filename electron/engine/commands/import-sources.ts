// The whole import as one transaction and one undo step: the inputs, and the local files that they refer to. What the
// stages do is theirs; this file wires them, counts, and follows references.
import { realpath, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ChangeLabel } from '../../../shared/model/change.ts';
import type { NormalBatch } from '../../../shared/model/entry-batch.ts';
import type { ImportResult } from '../../../shared/model/import-result.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import type { CheckContext } from '../check/check-batch.ts';
import type { JobControl } from '../job-runner.ts';
import type { OpenProject } from '../open-project.ts';
import { LocalSitemaps } from '../sources/local-sitemaps.ts';
import { resolveSources } from '../sources/resolve-sources.ts';
import type { SourceFile } from '../sources/source-file.ts';
import type { ImportWriter } from '../store/project-store.ts';
import { ImportExtent } from './import-extent.ts';
import { importFile, type FileImport, type Reference } from './import-file.ts';
import { ProblemList } from './problem-list.ts';
import { recheckAll } from './recheck.ts';
import { SiteGuess } from './site-guess.ts';
import { SourceReader } from './start-read-worker.ts';

/** Files that may refer to each other in a row: robots.txt → index → sitemap needs 3. */
const MAX_REFERENCE_DEPTH = 10;

export interface ImportOptions {
  /** Import what can be read of a named file that is cut off or damaged. Default: refuse it. */
  readonly keepDamaged?: boolean | undefined;
}

/**
 * Imports files, folders and patterns. Rolls everything back on cancel and on errors: those of the inputs themselves,
 * of a named file that can't be read, and of the store.
 */
export async function importSources(
  project: Pick<OpenProject, 'store'>,
  inputs: readonly string[],
  control: JobControl,
  { keepDamaged = false }: ImportOptions = {},
): Promise<ImportResult> {
  const started = performance.now();
  const { store } = project;
  const files = await resolveAll(inputs, control);
  const local = new LocalSitemaps(files, await foldersAmong(inputs));
  const guess = new SiteGuess(store);
  const writer = store.beginImport(importLabel(files));
  const reader = new SourceReader(control.signal);
  let run: ImportRun;
  let committed;
  try {
    run = new ImportRun({ reader, writer, keepDamaged, control, local, guess }, files);
    await run.visitAll(files, [], null);
    control.signal.throwIfAborted();
    committed = writer.commit();
  } catch (error) {
    writer.rollback();
    throw error;
  } finally {
    await reader.close();
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

/** Files that will be visited, in order, and what comes after them. */
interface Upcoming {
  readonly files: readonly SourceFile[];
  readonly from: number;
  readonly then: Upcoming | null;
}

interface RunTools {
  readonly reader: SourceReader;
  readonly writer: ImportWriter;
  readonly keepDamaged: boolean;
  readonly control: JobControl;
  readonly local: LocalSitemaps;
  readonly guess: SiteGuess;
}

/** One import under way: what was visited, counted and found. */
class ImportRun {
  readonly sources = new Set<number>();
  readonly problems = new ProblemList();
  readonly #tools: RunTools;
  readonly #visited = new Set<string>();
  readonly #extent: ImportExtent;
  #label = '';
  #rows = 0;
  #bytes = 0;

  constructor(tools: RunTools, files: readonly SourceFile[]) {
    this.#tools = tools;
    this.#extent = new ImportExtent(files);
  }

  /** Imports files and what they refer to, each once. `chain` = the files that led here; `then` = what follows. */
  async visitAll(
    files: readonly SourceFile[],
    chain: readonly string[],
    then: Upcoming | null,
  ): Promise<void> {
    this.#tools.reader.expect(files);
    for (const [i, file] of files.entries()) await this.#visit(file, chain, { files, from: i + 1, then });
  }

  async #visit(file: SourceFile, chain: readonly string[], upcoming: Upcoming): Promise<void> {
    const path = await realPath(file);
    if (this.#visited.has(path)) return;
    this.#visited.add(path).add(file.location);
    this.#label = basename(file.location);
    const { reader, writer, keepDamaged, guess } = this.#tools;
    const importing = importFile(file, {
      reader,
      writer,
      keepDamaged,
      contextFor: (batch: NormalBatch): CheckContext => guess.contextFor(batch.loc),
      onBytes: (bytes) => {
        this.#bytes += bytes;
        this.#report();
      },
      onRows: (rows) => {
        this.#rows += rows;
        this.#report();
      },
    });
    const ahead = this.#firstUnvisited(upcoming);
    if (ahead) reader.readAhead(ahead);
    const imported = await importing;
    const targets = await this.#lookUp(imported, file, [...chain, path]);
    this.#extent.read(file, imported.format, targets);
    this.#finish(imported);
    await this.visitAll(targets, [...chain, path], upcoming);
  }

  #firstUnvisited(upcoming: Upcoming): SourceFile | null {
    for (let level: Upcoming | null = upcoming; level; level = level.then) {
      for (let i = level.from; i < level.files.length; i++) {
        const file = level.files[i];
        if (file && !this.#visited.has(file.location)) return file;
      }
    }
    return null;
  }

  #finish({ source, bytes, problems }: FileImport): void {
    this.sources.add(source);
    const list = problems.list();
    for (const problem of list) this.problems.add(problem);
    this.problems.count += problems.count - list.reduce((n, problem) => n + (problem.count ?? 1), 0);
    this.#tools.writer.finishSource(source, { bytes, problems: list });
  }

  async #lookUp(imported: FileImport, file: SourceFile, chain: readonly string[]): Promise<SourceFile[]> {
    const found: SourceFile[] = [];
    for (const reference of imported.references) {
      this.#tools.control.signal.throwIfAborted();
      const target = await this.#tools.local.find(reference.loc, file);
      const problem = target ? await followProblem(target, reference, chain) : notFound(reference);
      if (problem) imported.problems.add({ ...problem, file: file.location });
      else if (target) found.push(target);
    }
    return found;
  }

  #report(): void {
    const total = this.#extent.total(this.#rows);
    this.#tools.control.report({
      label: this.#label,
      done: this.#rows,
      total: null,
      bytes: this.#bytes,
      bytesTotal: total === null ? null : Math.max(total, this.#bytes),
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

function importLabel(files: readonly SourceFile[]): ChangeLabel {
  return { code: 'import', files: files.length, name: basename(files[0]?.location ?? '') };
}
