// The words of a walk through sources: where a visit stands, how it went, and what is told of what was not read.
// It visits nothing.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ImportNodeState } from '../../../../shared/model/import/found-sources.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { SourceFormat } from '../../../../shared/model/project.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import type { WebFailure } from '../../read/sources/web/web-error.ts';
import type { Candidate } from './import-candidates.ts';
import type { Reference } from './import-file.ts';

/** Where a visit stands: what led to it, and what comes after it. */
export interface Place {
  /** The files that led here, each with all its keys: a redirect gives it a second one. */
  readonly chain: readonly (readonly string[])[];
  /** The source and the node that name it. */
  readonly parent: number | null;
  readonly node: number | null;
  readonly then: Upcoming | null;
}

/** Candidates that will be visited, in order, and what comes after them. */
export interface Upcoming {
  readonly candidates: readonly Candidate[];
  readonly from: number;
  readonly then: Upcoming | null;
}

/** How a visit went. */
export interface Visit {
  /** True where there was something to read, now or before. */
  readonly had: boolean;
  readonly references: number;
  readonly source: number | null;
  readonly node: number;
  /** Why it could not be read, or null. */
  readonly failure: Problem | null;
  readonly status: number | null;
}

/** The local files that will be visited, in order. */
export function* filesAhead(upcoming: Upcoming | null, visited: ReadonlySet<string>): Generator<SourceFile> {
  for (let level = upcoming; level; level = level.then) {
    for (let i = level.from; i < level.candidates.length; i++) {
      const candidate = level.candidates[i];
      if (candidate?.local && !visited.has(candidate.location)) yield candidate.local;
    }
  }
}

export const ROOT: Place = { chain: [], parent: null, node: null, then: null };

/** Why a named source that came in part is not taken. */
export function damaged(location: string, failure: WebFailure): AppError {
  const { problem, message, reason: why, detail } = failure;
  if (problem === 'too-large') return new AppError('too-large', why, detail);
  return new AppError('damaged-source', reason('web-partial', { url: location }), message);
}

/** Why a local source that was named is refused, so that all of them can be named; throws what is anything else. */
export function refusalOf(error: unknown, { named, local }: Pick<Candidate, 'named' | 'local'>): AppError {
  if (error instanceof AppError && error.code !== 'cancelled' && named && local) return error;
  throw error;
}

/** That a source came in part, and what came was taken. */
export function cutProblem(file: string, { problem, reason: cause }: WebFailure): Problem {
  return problem === 'too-large'
    ? { reason: reason('web-cut-used', { cause }), severity: 'error', code: problem, file }
    : { reason: reason('web-cut', { cause }), severity: 'error', code: 'web-cut', file };
}

/** That what a source lists was left alone. */
export function notFollowed(references: readonly Reference[], file: string): Problem[] {
  if (references.length === 0) return [];
  const why = reason('sitemap-not-followed', { count: references.length });
  return [{ reason: why, severity: 'info', code: 'sitemap-not-followed', file }];
}

/** How reading a source ended. */
export interface Ending {
  readonly state: 'done' | 'failed';
  /** In the tree of sources; as `state` where it is absent. */
  readonly shown?: ImportNodeState;
  readonly origin: Candidate['known'];
}

/** What is of no format that is read was not read. */
export function shownState(state: 'done' | 'failed', format: SourceFormat | null): ImportNodeState {
  return state === 'done' && format === null ? 'skipped' : state;
}
