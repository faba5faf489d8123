// A site's address alone: what its robots.txt names, or else the usual places, the first of which that has a sitemap
// counts. It tells what was tried.
import type { Problem } from '../../../../../shared/model/problem.ts';
import { inEnglish, reason, type ErrorReason } from '../../../../../shared/contract/error-texts.ts';
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
  const tried = [triedOf(robotsAddress, robots)];
  for (const place of USUAL_PLACES) {
    const address = at(site, place);
    const from = { ...ROOT, parent: robots.source, node: robots.source === null ? null : robots.node };
    const visit = await run.visit(webCandidate(address), from, true);
    if (!visit || (visit.had && !visit.failure)) {
      run.tell(visit?.node ?? null, found(address, tried));
      return;
    }
    tried.push(triedOf(address, visit));
  }
  const why = reason('site-without-sitemap', { site, tried });
  run.tell(robots.node, { reason: why, severity: 'error', code: 'site-without-sitemap', file: site });
  run.firstError ??= new AppError('unreachable', why, tried.map(inEnglish).join('\n'));
}

/** There is no server to ask further. */
function isUnreachable(visit: Visit): visit is Visit & { readonly failure: Problem } {
  return visit.failure !== null && visit.status === null;
}

function at(site: string, place: string): string {
  return resolveAddress(place, site) ?? site;
}

function triedOf(url: string, { failure, status, had }: Visit): ErrorReason {
  if (status !== null && status !== 200) return reason('site-tried-status', { url, status: String(status) });
  if (failure) return reason('site-tried-failed', { url, cause: failure.code });
  return reason(had ? 'site-tried-robots' : 'site-tried', { url });
}

function found(address: string, tried: readonly ErrorReason[]): Problem {
  const why = reason('site-usual-place', { tried });
  return { reason: why, severity: 'info', code: 'site-usual-place', file: address };
}
