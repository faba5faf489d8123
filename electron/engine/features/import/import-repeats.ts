// What an import need not read: sources under a second name, and those that are as they were. It reads nothing.
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { OpenArchives } from '../../read/sources/archive/open-archives.ts';
import { storedCandidate, type Candidate } from './import-candidates.ts';
import type { ReferenceOptions } from './import-references.ts';
import type { Visit } from './import-visit.ts';
import type { KeptSource } from './row-sink.ts';
import { webArchiveOf } from './walk/web-archive.ts';

/** That a source turned out to be one that this import has been to under another name. */
export function repeated(file: string, as: string): Problem {
  const why = reason('source-repeated', { path: file, as });
  return { reason: why, severity: 'info', code: 'source-repeated', file };
}

/** The visit to a source that was not read. */
export function unread(node: number, failure: Problem | null, status: number | null): Visit {
  return { had: false, references: 0, source: null, node, failure, status };
}

/**
 * What lies below a source that is as it was: the sources to visit all the same, and the locations of those that are as
 * they were with it, as the files of an archive are.
 */
export async function keptBelow(
  kept: KeptSource | null,
  knownAt: ReferenceOptions['knownAt'],
  archives: OpenArchives,
): Promise<{ readonly children: readonly Candidate[]; readonly within: readonly string[] }> {
  const locations = (kept?.children ?? []).map(({ location }) => location);
  const apart = locations.filter((location) => webArchiveOf(location) === null);
  const children = await Promise.all(
    apart.map((location) => storedCandidate(location, knownAt(location), archives)),
  );
  return { children, within: locations.filter((location) => webArchiveOf(location) !== null) };
}
