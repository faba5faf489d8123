// From what a file lists to what is read next: which references lead somewhere, and what to tell of the others.
// It reads no file and asks no server.
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { SourceOrigin } from '../../../../shared/model/project.ts';
import { isOfOtherKind } from '../../read/parse/xml/sitemap-references.ts';
import type { LocalSitemaps } from '../../read/sources/local-sitemaps.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import type { WebCopies } from '../../read/sources/web/web-copies.ts';
import { hostOf, resolveAddress } from '../../read/sources/web/web-address.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';
import { keyOf, localCandidate, webCandidate, type Candidate } from './import-candidates.ts';
import type { Reference } from './import-file.ts';
import { append } from '../../../../shared/model/large-lists.ts';

/** Files that may refer to each other in a row: robots.txt → index → sitemap needs 3. */
const MAX_REFERENCE_DEPTH = 10;

export interface ReferenceOptions {
  readonly local: LocalSitemaps;
  /** False: nothing that a file lists is read. */
  readonly follow: boolean;
  /** True: what local files list may be fetched from the web. */
  readonly fetchListed: boolean;
  /** Of what is read from a copy on this disk, whatever lists it. */
  readonly copies: WebCopies;
  /** What was known of a source before, by its location. */
  readonly knownAt: (location: string) => SourceOrigin | undefined;
}

export interface FoundReferences {
  readonly candidates: readonly Candidate[];
  readonly problems: readonly Problem[];
}

export interface ReferringFile {
  readonly file: SourceFile;
  readonly base: string;
  /** The files that led here, each with its keys, the last one being this file. */
  readonly chain: readonly (readonly string[])[];
  /** True for an index, and for a robots.txt that was named: what is missing of it is missing in the whole. */
  readonly whole: boolean;
}

export async function findReferences(
  references: readonly Reference[],
  from: ReferringFile,
  options: ReferenceOptions,
): Promise<FoundReferences> {
  const candidates: Candidate[] = [];
  const problems: Problem[] = [];
  for (const reference of references) {
    const found = await findOne(reference, from, options);
    const problem = found.candidate ? followProblem(found.candidate, reference, from.chain) : null;
    if (problem ?? found.problem) problems.push((problem ?? found.problem) as Problem);
    if (found.candidate && !problem) {
      const { lastmod } = reference;
      candidates.push(lastmod ? { ...found.candidate, listed: lastmod } : found.candidate);
    }
  }
  if (!isWebInput(from.file.location)) append(problems, elsewhere(references));
  const file = from.file.location;
  return { candidates, problems: problems.map((problem) => ({ ...problem, file })) };
}

interface Found {
  readonly candidate: Candidate | null;
  readonly problem: Problem | null;
}

async function findOne(
  reference: Reference,
  { file, base, whole }: ReferringFile,
  { local, fetchListed, copies, knownAt }: ReferenceOptions,
): Promise<Found> {
  if (isWebInput(file.location)) return onWeb(reference, base, knownAt);
  const near = await local.find(reference.loc, file);
  if (near) return { candidate: localCandidate(near, knownAt(near.location)), problem: null };
  const address = resolveAddress(reference.loc);
  if (address !== null && (fetchListed || copies.has(address)))
    return { candidate: webCandidate(address, { known: knownAt(address) }), problem: null };
  return { candidate: null, problem: isOfOtherKind(reference.loc) ? null : notFound(reference, whole) };
}

function onWeb({ loc, line }: Reference, base: string, knownAt: ReferenceOptions['knownAt']): Found {
  const address = resolveAddress(loc, base);
  // Reading the list has told of these.
  if (isOfOtherKind(loc)) return { candidate: null, problem: null };
  if (address === null) {
    const why = reason('sitemap-not-web', { loc });
    return {
      candidate: null,
      problem: { reason: why, severity: 'error', code: 'sitemap-not-web', loc, line },
    };
  }
  const crosses = hostOf(address) !== hostOf(base);
  const why = reason('sitemap-other-host', { loc });
  const problem: Problem = { reason: why, severity: 'info', code: 'sitemap-cross-host', loc, line };
  return {
    candidate: webCandidate(address, { known: knownAt(address) }),
    problem: crosses ? problem : null,
  };
}

function followProblem(
  target: Candidate,
  { loc, line }: Reference,
  chain: readonly (readonly string[])[],
): Problem | null {
  const key = keyOf(target);
  if (chain.some((keys) => keys.includes(key))) {
    const why = reason('sitemap-loop', { loc });
    return { reason: why, severity: 'warning', code: 'sitemap-loop', loc, line };
  }
  if (chain.length > MAX_REFERENCE_DEPTH) {
    const why = reason('sitemap-too-deep', { loc, max: MAX_REFERENCE_DEPTH });
    return { reason: why, severity: 'error', code: 'sitemap-too-deep', loc, line };
  }
  return null;
}

/** Of a local file it is not known where it was; what most of its entries have in common tells. */
function elsewhere(references: readonly Reference[]): Problem[] {
  const hosts = references.map(({ loc }) => URL.parse(loc)?.host ?? '');
  const counts = new Map<string, number>();
  for (const host of hosts) if (host !== '') counts.set(host, (counts.get(host) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return references.flatMap(({ loc, line }, i): Problem[] => {
    if (most === undefined || hosts[i] === '' || hosts[i] === most) return [];
    const why = reason('sitemap-odd-host', { loc });
    return [{ reason: why, severity: 'info', code: 'sitemap-cross-host', loc, line }];
  });
}

/** A robots.txt that lies in a folder may name what was not meant; an index without its sitemaps is half a set. */
function notFound({ loc, line }: Reference, whole: boolean): Problem {
  const why = reason('sitemap-not-found', { loc });
  return { reason: why, severity: whole ? 'error' : 'warning', code: 'sitemap-not-found', loc, line };
}
