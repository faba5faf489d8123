// A site's address alone: what its robots.txt names, or else the usual places, the first of which that has a sitemap
// counts. It tells what was tried.
import { problemOf, type Problem } from '../../../../../shared/model/problem.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { resolveAddress, USUAL_PLACES } from '../../../read/sources/web/web-address.ts';
import { webCandidate } from '../import-candidates.ts';
import type { ImportRun } from '../import-run.ts';
import { ROOT, type Visit } from '../import-visit.ts';
import { errorFrom } from '../../../read/read-failures.ts';

/** Visits the sitemaps of a site, which is an address without a path. */
export async function visitSite(run: ImportRun, site: string): Promise<void> {
  const robotsAddress = at(site, '/robots.txt');
  const robots = await run.visit(webCandidate(robotsAddress), ROOT, true);
  if (!robots || robots.references > 0) return;
  if (isUnreachable(robots)) {
    run.tell(robots.node, robots.failure);
    run.tools.tree.setState(robots.node, 'failed');
    run.firstError ??= errorFrom(robots.failure, 'unreachable');
    return;
  }
  const tried = [`${robotsAddress}: ${reasonOf(robots)}`];
  for (const place of USUAL_PLACES) {
    const address = at(site, place);
    const from = { ...ROOT, parent: robots.source, node: robots.source === null ? null : robots.node };
    const visit = await run.visit(webCandidate(address), from, true);
    if (!visit || (visit.had && !visit.failure)) {
      run.tell(visit?.node ?? null, found(address, tried));
      return;
    }
    tried.push(`${address}: ${reasonOf(visit)}`);
  }
  const why = reason('site-without-sitemap', { site, tried: tried.join('; ') });
  run.tell(robots.node, problemOf(why, { severity: 'error', code: 'site-without-sitemap', file: site }));
  run.firstError ??= new AppError('unreachable', why, tried.join('\n'));
}

/** There is no server to ask further. */
function isUnreachable(visit: Visit): visit is Visit & { readonly failure: Problem } {
  return visit.failure !== null && visit.status === null;
}

function at(site: string, place: string): string {
  return resolveAddress(place, site) ?? site;
}

function reasonOf({ failure, status, had }: Visit): string {
  if (status !== null && status !== 200) return `HTTP ${status}`;
  if (failure) return failure.code;
  return had ? 'names no sitemap' : 'no sitemap';
}

function found(address: string, tried: readonly string[]): Problem {
  const why = reason('site-usual-place', { tried: tried.join('; ') });
  return problemOf(why, { severity: 'info', code: 'site-usual-place', file: address });
}
