// The sentence of a finding in a robots.txt, for the window, the command line and reports alike.
import { reason, type ErrorReason } from '../contract/error-texts.ts';
import type { RobotsFinding, RobotsFindingCode } from '../protocol/robots-findings.ts';

const KEYS = {
  html: 'robots-line-html',
  tooLong: 'robots-line-too-long',
  lineTooLong: 'robots-line-line-too-long',
  unreadable: 'robots-line-unreadable',
  unknown: 'robots-line-unknown',
  notForAll: 'robots-line-not-for-all',
  noColon: 'robots-line-no-colon',
  misspelt: 'robots-line-misspelt',
  beforeGroup: 'robots-line-before-group',
  agentUnreadable: 'robots-line-agent-unreadable',
  agentCut: 'robots-line-agent-cut',
  agentAgain: 'robots-line-agent-again',
  groupEmpty: 'robots-line-group-empty',
  noSlash: 'robots-line-no-slash',
  sitemapEmpty: 'robots-line-sitemap-empty',
  sitemapRelative: 'robots-line-sitemap-relative',
  never: 'robots-line-never',
  neverEmpty: 'robots-line-never-empty',
} as const satisfies Readonly<Record<RobotsFindingCode, string>>;

export type RobotsFindingKey = (typeof KEYS)[RobotsFindingCode];

/** Its key is also its code in reports. */
export function robotsFindingReason({
  code,
  values,
}: Pick<RobotsFinding, 'code' | 'values'>): ErrorReason & { readonly key: RobotsFindingKey } {
  return { ...reason(KEYS[code], values), key: KEYS[code] };
}
