// Reads a set of files for a comparison: what was named and what that lists, each file once, digested by many threads at
// once. It stores nothing, and a file that can't be read ends it unless the caller takes what there is.
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { shownAddress, shownValue } from '../../../../../shared/model/import/without-secrets.ts';
import { inEnglish, reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import { UNREADABLE_CODES } from '../../../read/parse/unreadable-codes.ts';
import { isHalfMoved } from '../../export/swap.ts';
import { LocalSitemaps } from '../../../read/sources/local-sitemaps.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import { readNamedAddress, resolveAddress, USUAL_PLACES } from '../../../read/sources/web/web-address.ts';
import { isWebInput } from '../../../../../shared/protocol/web-input.ts';
import type { DigestedFile } from '../digest/digest-file.ts';
import { inTurns } from './in-turns.ts';
import { byName, nameInSet } from '../name-in-set.ts';
import {
  keyOf,
  localCandidate,
  obtain,
  webCandidate,
  type Candidate,
} from '../../import/import-candidates.ts';
import { errorFrom, errorOf, isReadFailure } from '../../../read/read-failures.ts';
import { cutProblem } from '../../import/import-visit.ts';
import { findReferences } from '../../import/import-references.ts';
import { takeEntries, takeSources, toldOf } from '../../import/take-sources.ts';
import type { WalkedFile, WalkedSet, WalkTools } from './walk-tools.ts';
import { append } from '../../../../../shared/model/large-lists.ts';

/** Files that may list each other in a row. */
const MAX_DEPTH = 10;

/** What in a folder is named so and is none is told of: a page that tells an error, perhaps. */
const LIKE_A_SITEMAP = /\.xml(?:\.gz)?$/i;

/** Reads a file, folder, pattern, archive or address; `only` = the names that count in a folder, or null for all. */
export async function walkSet(
  location: string,
  tools: WalkTools,
  only: ReadonlySet<string> | null = null,
): Promise<WalkedSet> {
  const walk = new SetWalk(location, tools);
  try {
    return await walk.run(only);
  } catch (error) {
    await walk.release();
    throw error;
  }
}

/** A file that is to be read, with what lists it. */
interface FoundFile {
  readonly candidate: Candidate;
  readonly file: SourceFile;
  readonly base: string;
  /** The files that list each other up to it, itself among them. */
  readonly chain: readonly (readonly string[])[];
}

class SetWalk {
  readonly #location: string;
  readonly #tools: WalkTools;
  readonly #found = new Map<string, WalkedFile>();
  readonly #problems: Problem[] = [];
  readonly #unread = new Set<string>();
  readonly #visited = new Set<string>();
  readonly #releases: (() => Promise<void>)[] = [];
  #local = new LocalSitemaps([], []);
  #root = '';

  constructor(location: string, tools: WalkTools) {
    this.#location = location;
    this.#tools = tools;
  }

  async run(only: ReadonlySet<string> | null): Promise<WalkedSet> {
    if (isWebInput(this.#location)) await this.#walkWeb();
    else await this.#walkLocal(only);
    const files = [...this.#found.values()].sort((a, b) => byName(a.name, b.name));
    if (!files.some(({ digested }) => digested.format !== null)) throw this.#nothing();
    return {
      files: files.filter(
        ({ digested, file }) => digested.format !== null || this.#unread.has(file.location),
      ),
      problems: this.#problems.map(shownValue),
      unread: this.#unread,
      release: () => this.release(),
    };
  }

  async release(): Promise<void> {
    await Promise.all(this.#releases.splice(0).map((release) => release()));
  }

  #nothing(): AppError {
    const first = this.#problems.find(({ severity }) => severity === 'error');
    if (first) return errorFrom(first, 'unreadable-source');
    const path = shownAddress(this.#location);
    return new AppError('unreadable-source', reason('compare-no-sitemap', { path }));
  }

  async #walkLocal(only: ReadonlySet<string> | null): Promise<void> {
    const path = resolve(this.#location);
    const found = await stat(path).catch(() => null);
    this.#root = found?.isDirectory() ? path : dirname(path);
    // An upload list of half an old and half a new set would do harm. What can't be looked into is told where it is read.
    if (found?.isDirectory() && (await isHalfMoved(path).catch(() => false)))
      throw new AppError('unreadable-source', reason('compare-half-moved', { path }));
    const files: SourceFile[] = [];
    const taken = await takeSources([this.#location]);
    if (!only) append(this.#problems, toldOf(taken.leftOut));
    for (const { file } of taken.files) {
      this.#tools.signal.throwIfAborted();
      if (only && !only.has(this.#nameOf(file.location))) continue;
      const entries = await takeEntries(await this.#tools.archives.expand(file));
      append(files, entries.files);
      if (!only) append(this.#problems, toldOf(entries.leftOut));
    }
    this.#local = new LocalSitemaps(files, found?.isDirectory() ? [path] : []);
    await this.#visitAll(
      files.map((file) => localCandidate(file)),
      [],
    );
  }

  async #walkWeb(): Promise<void> {
    const named = readNamedAddress(this.#location);
    if (!named) {
      const shown = shownAddress(this.#location);
      throw new AppError('not-found', reason('typed-loc-invalid', { text: shown }));
    }
    this.#root = new URL('.', named.address).href;
    if (named.site) await this.#walkSite(named.address);
    else await this.#visitAll([webCandidate(named.address, { named: true })], []);
  }

  /** What the site's robots.txt names, or else the first of the usual places that has a sitemap. */
  async #walkSite(site: string): Promise<void> {
    const { downloads } = this.#tools;
    const places = ['/robots.txt', ...USUAL_PLACES];
    const tried: string[] = [];
    for (const place of places) {
      const candidate = webCandidate(resolveAddress(place, site) ?? site);
      const obtained = await obtain(candidate, downloads);
      if (obtained.kind === 'file') {
        this.#releases.push(obtained.release);
        const { references, format } = await this.#tools.digester.digest(obtained.file, null);
        if (place === '/robots.txt' ? references.length > 0 : format !== null) {
          await this.#visitAll([candidate], []);
          return;
        }
      } else if (obtained.kind === 'failed' && obtained.status === null) throw obtained.error;
      tried.push(candidate.location);
    }
    throw new AppError('unreachable', reason('compare-none-found', { site, tried: tried.join(', ') }));
  }

  async #visitAll(candidates: readonly Candidate[], chain: readonly (readonly string[])[]): Promise<void> {
    const fresh: { candidate: Candidate; key: string }[] = [];
    for (const candidate of candidates) {
      const key = keyOf(candidate);
      if (this.#visited.has(key)) continue;
      this.#visited.add(key);
      fresh.push({ candidate, key });
    }
    for (const { candidate } of fresh) if (candidate.local) this.#tools.onFound(candidate.local);
    this.#tools.downloads.expect(
      fresh.flatMap(({ candidate: { local, location } }) =>
        local ? [] : [{ address: location, known: undefined }],
      ),
    );
    await inTurns(fresh, async ({ candidate, key }) => {
      await this.#visit(candidate, key, chain);
    });
  }

  async #visit(candidate: Candidate, key: string, chain: readonly (readonly string[])[]): Promise<void> {
    const { downloads, signal } = this.#tools;
    signal.throwIfAborted();
    const obtained = await obtain(candidate, downloads);
    if (obtained.kind === 'unchanged') return;
    if (obtained.kind === 'failed') {
      this.#miss(candidate, obtained.problem, obtained.error);
      return;
    }
    this.#releases.push(obtained.release);
    const { file, base, cut, address } = obtained;
    // A redirect to what is read under its own name.
    if (address !== null && address !== key && this.#visited.has(address)) return;
    this.#visited.add(address ?? key);
    const { location } = candidate;
    if (cut) this.#miss(candidate, cutProblem(location, cut), damaged(location, cut.message));
    await this.#read({ candidate, file, base, chain: [...chain, [key, address ?? key]] });
  }

  async #read({ candidate, file, base, chain }: FoundFile): Promise<void> {
    const { digester } = this.#tools;
    const sha256 = file.report ? null : await digester.sha256(file);
    const digested = await digester.digest(file, sha256);
    const web = candidate.local === null;
    this.#tools.onRead(file, digested.rows.count);
    this.#judge(digested, candidate, web || chain.length > 1);
    const name = this.#nameOf(candidate.location);
    this.#found.set(candidate.location, { name, file, sha256, digested });
    if (digested.references.length === 0 || !this.#tools.follow) return;
    const { candidates, problems } = await findReferences(
      digested.references,
      { file, base, chain, whole: digested.format !== 'robots' || candidate.named },
      {
        local: this.#local,
        fetchListed: this.#tools.fetchListed,
        copies: this.#tools.downloads.copies,
        follow: true,
        knownAt: () => undefined,
      },
    );
    for (const problem of problems) {
      const { loc = candidate.location } = problem;
      const missed = { ...candidate, location: loc, named: false };
      if (problem.severity === 'error') this.#miss(missed, problem, unread(errorFrom(problem, 'not-found')));
      else this.#problems.push(problem);
    }
    if (chain.length <= MAX_DEPTH) await this.#visitAll(candidates, chain);
  }

  /** Folders hold other files too; anything else that can't be read as it is meant ends the walk. */
  #judge({ problems }: DigestedFile, candidate: Candidate, meant: boolean): void {
    for (const problem of problems) {
      const unreadable = UNREADABLE_CODES.has(problem.code);
      if (unreadable && !candidate.named && !meant) {
        if (LIKE_A_SITEMAP.test(candidate.location)) this.#problems.push({ ...problem, severity: 'info' });
        continue;
      }
      if (isReadFailure(problem)) {
        const cause = errorOf(problem);
        const { location } = candidate;
        this.#miss(candidate, problem, cause ? unread(cause) : damaged(location, inEnglish(problem.reason)));
      } else if (problem.severity !== 'info') this.#problems.push(problem);
    }
  }

  /**
   * Something is not there, or not as a whole: that ends the walk, or is told with what there is. Of a site some sitemap is
   * often dead: only what was named ends it.
   */
  #miss({ location, local, named }: Candidate, problem: Problem, error: AppError): void {
    if (!this.#tools.keepDamaged && (local !== null || named)) throw error;
    this.#problems.push(problem);
    this.#unread.add(location);
  }

  #nameOf(location: string): string {
    return nameInSet(this.#root, location);
  }
}

function damaged(path: string, detail: string): AppError {
  return new AppError('damaged-source', reason('compare-damaged', { path }), detail);
}

function unread({ code, reason: cause }: AppError): AppError {
  return new AppError(code, reason('compare-unread', { cause }));
}
