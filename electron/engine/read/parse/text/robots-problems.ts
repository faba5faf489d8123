// What is odd about a robots.txt that was read, for reports: its encoding, and what the editor marks line by line.
import { isUtf8 } from 'node:buffer';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import { robotsFindingReason } from '../../../../../shared/model/robots-finding-reason.ts';
import { findRobotsProblems, type RobotsFinding } from '../../../../../shared/protocol/robots-findings.ts';
import { decodeRobots, utf16Order } from './decode-robots.ts';

/** What the reader of its Sitemap lines tells on its own. */
const TOLD_ELSEWHERE: ReadonlySet<RobotsFinding['code']> = new Set([
  'html',
  'tooLong',
  'sitemapEmpty',
  'sitemapRelative',
]);

/**
 * In the order of lines, none of them an error: the file was read whole. Notes that say the same are one, with the first
 * line and how many there are.
 */
export function robotsProblems(bytes: Uint8Array): Problem[] {
  const encoding = utf16Order(bytes);
  if (encoding !== null) {
    const why = reason('robots-utf-16', { name: encoding.toUpperCase() });
    return [{ severity: 'warning', code: 'robots-encoding', reason: why }];
  }
  const found: Problem[] = isUtf8(bytes)
    ? []
    : [{ severity: 'warning', code: 'robots-encoding', reason: reason('robots-not-utf-8') }];
  const notes = new Map<string, number>();
  for (const finding of findingsOf(bytes)) {
    if (TOLD_ELSEWHERE.has(finding.code)) continue;
    const why = robotsFindingReason(finding);
    const { line } = finding;
    if (finding.severity !== 'info') {
      found.push({ severity: 'warning', code: why.key, reason: why, line });
      continue;
    }
    const same = JSON.stringify(why);
    const place = notes.get(same);
    const known = place === undefined ? undefined : found[place];
    if (place === undefined || !known)
      notes.set(same, found.push({ severity: 'info', code: why.key, reason: why, line }) - 1);
    else found[place] = { ...known, count: (known.count ?? 1) + 1 };
  }
  return found;
}

function findingsOf(bytes: Uint8Array): readonly RobotsFinding[] {
  const text = decodeRobots(bytes).replace(/^\uFEFF/, '');
  return findRobotsProblems(text.replace(/\r\n?/g, '\n'));
}
