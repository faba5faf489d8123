// One import under way: walks from what the user named through what that lists, each source once, and hands what is
// read to a sink. Where rows go, and what happens on failure as a whole, is decided by those who start it.
import { basename } from 'node:path';
import type { AppError } from '../../../../shared/contract/errors.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { nameOf } from '../../read/sources/web/web-address.ts';
import {
  keyOf,
  obtain,
  originFor,
  partCandidate,
  type Candidate,
  type Obtained,
} from './import-candidates.ts';
import { ImportExtent } from './import-extent.ts';
import { ImportProgress } from './import-progress.ts';
import type { RunTools } from './run-tools.ts';
import { importFile, refuse, type FileImport } from './import-file.ts';
import { errorOf, isReadFailure } from '../../read/read-failures.ts';
import { findReferences } from './import-references.ts';
import { keptBelow, repeated, unread } from './import-repeats.ts';
import {
  cutProblem,
  damaged,
  filesAhead,
  notFollowed,
  refusalOf,
  shownState,
  type Ending,
  type Place,
  type Visit,
} from './import-visit.ts';
import { ProblemList } from '../../read/problem-list.ts';
import type { KeptSource } from './row-sink.ts';
import { openWebArchive, type WebArchive } from './walk/web-archive.ts';

type Below = Place & { readonly node: number };
type Read = Extract<Obtained, { kind: 'file' }>;
type Failed = Extract<Obtained, { kind: 'failed' }>;

export class ImportRun {
  readonly sources = new Set<number>();
  readonly problems = new ProblemList();
  /** Sources that were read or found unchanged. */
  had = 0;
  /** The first reason why a named source could not be read. */
  firstError: AppError | null = null;
  /** Why named files can't be taken as they are: then nothing is. */
  readonly refusals: AppError[] = [];
  readonly tools: RunTools;
  readonly #visited = new Set<string>();
  readonly #progress: ImportProgress;

  /** `files` = the local files that were named. */
  constructor(tools: RunTools, files: readonly SourceFile[]) {
    this.tools = tools;
    this.#progress = new ImportProgress(tools, new ImportExtent(files));
  }

  /** Bytes of an address that came from the web. */
  downloaded(address: string, bytes: number): void {
    this.#progress.downloaded(bytes);
    const node = this.tools.tree.find(address);
    if (node !== null) this.tools.tree.addBytes(node, bytes);
  }

  /** Takes places for visited: whatever lists them, they are not read. */
  skip(locations: readonly string[]): void {
    for (const location of locations) this.#visited.add(location);
  }

  /** Visits candidates and what they refer to, each once. */
  async visitAll(candidates: readonly Candidate[], place: Place): Promise<void> {
    const { reader, downloads } = this.tools;
    reader.expect(candidates.flatMap(({ local }) => local ?? []));
    const fresh = candidates.filter(({ location }) => !this.#visited.has(location));
    for (const candidate of fresh) this.tools.tree.nodeOf(candidate.location, place.node);
    downloads.expect(
      fresh.flatMap(({ local, location, known }) => (local ? [] : [{ address: location, known }])),
    );
    for (const [i, candidate] of candidates.entries()) {
      const then = { candidates, from: i + 1, then: place.then };
      await this.visit(candidate, { ...place, then }).catch((error: unknown) => {
        this.refusals.push(refusalOf(error, candidate));
      });
    }
  }

  /** Visits one candidate and what it refers to. With `probe`, one that can't be read leaves no source. */
  async visit(candidate: Candidate, place: Place, probe = false): Promise<Visit | null> {
    const { tree, control, downloads, isOwn } = this.tools;
    control.signal.throwIfAborted();
    const key = keyOf(candidate);
    if (this.#visited.has(key)) {
      const waiting = tree.find(candidate.location);
      if (waiting !== null && tree.isWaiting(waiting)) this.#leave(candidate, waiting, key);
      return null;
    }
    const node = tree.nodeOf(candidate.location, place.node);
    this.#visited.add(key).add(candidate.location);
    tree.setState(node, 'reading');
    this.#progress.reading(candidate.local ? basename(candidate.location) : nameOf(candidate.location));
    const obtained = await obtain(candidate, downloads, isOwn);
    control.signal.throwIfAborted();
    const at = obtained.kind === 'failed' ? key : (obtained.address ?? key);
    if (at !== key && this.#visited.has(at)) {
      this.#leave(candidate, node, at);
      if (obtained.kind === 'file') await obtained.release();
      return unread(node, null, 200);
    }
    this.#visited.add(at);
    const below = { ...place, chain: [...place.chain, [key, at]], node };
    if (obtained.kind === 'unchanged') return this.#keep(candidate, below, obtained.problems);
    if (obtained.kind === 'failed') return this.#fail(candidate, below, obtained, probe);
    try {
      return await this.#read(candidate, below, obtained, probe);
    } finally {
      await obtained.release();
    }
  }

  /** Leaves out what was read under another name. */
  #leave({ location }: Candidate, node: number, as: string): void {
    this.tools.tree.setState(node, 'skipped');
    this.tell(node, repeated(location, as));
  }

  tell(node: number | null, problem: Problem): void {
    this.problems.add(problem);
    if (node !== null) this.tools.tree.addProblem(node, problem);
  }

  async #read(candidate: Candidate, place: Below, obtained: Read, probe: boolean): Promise<Visit> {
    const { file, cut } = obtained;
    const { keepDamaged, archives } = this.tools;
    if (cut && candidate.named && !keepDamaged) throw damaged(candidate.location, cut);
    const archive = candidate.local ? null : await openWebArchive(file, archives);
    if (candidate.named) for (const problem of archive?.problems ?? []) refuse(file, problem, keepDamaged);
    return archive
      ? this.#readArchive(candidate, place, obtained, archive)
      : this.#readFile(candidate, place, obtained, probe);
  }

  async #readFile(candidate: Candidate, place: Below, obtained: Read, probe: boolean): Promise<Visit> {
    const { file, base, cut, origin } = obtained;
    const { tree, references: options } = this.tools;
    const imported = await this.#import(candidate, place, obtained, probe);
    for (const problem of obtained.problems) imported.problems.add(problem);
    if (cut) imported.problems.add(cutProblem(candidate.location, cut));
    const whole = imported.format !== 'robots' || candidate.named;
    const from = { file, base, chain: place.chain, whole };
    const found = options.follow
      ? await findReferences(imported.references, from, options)
      : { candidates: [], problems: notFollowed(imported.references, candidate.location) };
    for (const problem of found.problems) imported.problems.add(problem);
    const next = found.candidates.flatMap(({ local }) => local ?? []);
    this.#progress.extent.read(file, imported.format, next);
    const failure = imported.problems.list().find(isReadFailure) ?? null;
    const state = failure || cut ? 'failed' : 'done';
    if (imported.source === null) tree.setState(place.node, probe ? 'skipped' : 'failed');
    else {
      const { robots: content, source } = imported;
      if (content) this.tools.sink.keepRobots({ location: candidate.location, content, source });
      this.#finish(imported, imported.source, place.node, {
        state,
        shown: shownState(state, imported.format),
        origin: originFor(candidate, state === 'done' ? origin : {}, this.tools.how),
      });
      if (state === 'done' || imported.entries > 0 || found.candidates.length > 0) this.had++;
      else if (candidate.named && failure) this.firstError ??= errorOf(failure);
      await this.visitAll(found.candidates, { ...place, parent: imported.source });
    }
    const { source, references } = imported;
    const { length } = references;
    return { had: source !== null, references: length, source, node: place.node, failure, status: 200 };
  }

  /** The files of an archive that was downloaded: sources below it, as those of an index are. */
  async #readArchive(
    candidate: Candidate,
    place: Below,
    obtained: Read,
    archive: WebArchive,
  ): Promise<Visit> {
    const { file, cut, origin } = obtained;
    const problems = new ProblemList();
    for (const problem of [...obtained.problems, ...archive.problems]) problems.add(problem);
    if (cut) problems.add(cutProblem(candidate.location, cut));
    const source = this.tools.sink.addSource(candidate.location, null, place.parent);
    const failure = problems.list().find(isReadFailure) ?? null;
    const state = failure ? 'failed' : 'done';
    const imported = { source, format: null, references: [], problems, bytes: file.size, robots: null };
    const known = originFor(candidate, state === 'done' ? origin : {}, this.tools.how);
    this.#finish(imported, source, place.node, { state, origin: known });
    if (archive.files.length > 0) this.had++;
    else this.firstError ??= archive.error;
    await this.visitAll(
      archive.files.map((part) => partCandidate(part, candidate)),
      { ...place, parent: source },
    );
    return { had: true, references: archive.files.length, source, node: place.node, failure, status: 200 };
  }

  async #import(
    candidate: Candidate,
    place: Below,
    { file }: Read,
    probe: boolean,
  ): Promise<FileImport & { readonly entries: number }> {
    const { reader, sink, tree, guess, keepDamaged } = this.tools;
    const local = candidate.local !== null;
    if (!local) reader.expect([file]);
    let entries = 0;
    const importing = importFile(file, {
      reader,
      sink,
      guess,
      ...{ keepDamaged, probe, named: candidate.named || file.named },
      addSource: (format) => sink.addSource(candidate.location, format, place.parent),
      onBytes: (bytes) => {
        if (!local) return;
        tree.addBytes(place.node, bytes);
        this.#progress.addBytes(bytes);
      },
      onRows: (rows) => {
        entries += rows;
        tree.addEntries(place.node, rows);
        this.#progress.addRows(rows);
      },
    });
    reader.readAhead(filesAhead(place.then, this.#visited));
    return { ...(await importing), entries };
  }

  /** A source that is as it was: what it named the last time may have changed all the same. */
  async #keep(candidate: Candidate, place: Below, problems: readonly Problem[]): Promise<Visit> {
    const kept = this.tools.sink.keepSource(candidate.location, false);
    this.tools.tree.setState(place.node, 'unchanged');
    for (const problem of problems) this.tell(place.node, problem);
    this.had++;
    return this.#visitKept(kept, place, null);
  }

  async #fail(candidate: Candidate, place: Below, failed: Failed, probe: boolean): Promise<Visit> {
    const { sink, tree } = this.tools;
    const { error, problem, status } = failed;
    const nothing = unread(place.node, problem, status);
    if (probe) {
      tree.setState(place.node, 'skipped');
      tree.addProblem(place.node, { ...problem, severity: 'info' });
      return nothing;
    }
    this.firstError ??= error;
    tree.setState(place.node, 'failed');
    this.tell(place.node, problem);
    const kept = sink.keepSource(candidate.location, true);
    if (kept) return this.#visitKept(kept, place, problem);
    const source = sink.addSource(candidate.location, null, place.parent);
    this.sources.add(source);
    sink.finishSource(source, { bytes: 0, problems: [problem], state: 'failed' });
    return { ...nothing, source };
  }

  async #visitKept(kept: KeptSource | null, place: Below, failure: Problem | null): Promise<Visit> {
    const { sink, tree, references, archives } = this.tools;
    const source = kept?.source ?? null;
    const { children, within } = await keptBelow(kept, references.knownAt, archives);
    for (const location of within) {
      this.#visited.add(location);
      sink.keepSource(location, false);
      tree.setState(tree.add(location, place.node), 'unchanged');
    }
    await this.visitAll(children, { ...place, parent: source });
    return { had: true, references: children.length, source, node: place.node, failure, status: null };
  }

  #finish(
    { bytes, problems }: FileImport,
    source: number,
    node: number,
    { state, shown = state, origin }: Ending,
  ): void {
    this.sources.add(source);
    const list = problems.list();
    for (const problem of list) this.tell(node, problem);
    this.problems.count += problems.count - list.reduce((n, problem) => n + (problem.count ?? 1), 0);
    this.tools.sink.finishSource(source, { bytes, problems: list, state, origin });
    this.tools.tree.setState(node, shown);
    this.#progress.report();
  }
}
