// Finds parameters of addresses by their names. What such a parameter means is the rules' business.
import type { RuleParam } from '../../../shared/model/rule.ts';

/** Names of session ids in common server software; "*" ends a name that goes on in any way. */
export const SESSION_NAMES: readonly string[] = [
  'phpsessid',
  'jsessionid',
  'aspsessionid*',
  'sessionid',
  'session_id',
  'sessid',
  'sid',
  'cftoken',
  'zenid',
  'oscsid',
];

/** Names that advertising and mail programs add. */
export const TRACKING_NAMES: readonly string[] = [
  'utm_*',
  'mtm_*',
  'pk_campaign',
  'pk_kwd',
  'gclid',
  'gclsrc',
  'dclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'yclid',
  'ysclid',
  'twclid',
  'ttclid',
  'igshid',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  '_ga',
  '_gl',
  '_openstat',
  '_hsenc',
  '_hsmi',
  'hsa_*',
  'vero_id',
  'epik',
];

/** The first parameter of one of these names whose value has at least so many characters, as it is written. */
export function findParameter(loc: string, names: RuleParam | undefined, length: number): string | undefined {
  const pattern = parameterPattern(names);
  if (!pattern) return undefined;
  pattern.lastIndex = 0;
  for (const match of loc.matchAll(pattern)) {
    const [, parameter = '', value = ''] = match;
    if (value.length >= length) return parameter;
  }
  return undefined;
}

const patterns = new WeakMap<object, RegExp | null>();

/** Behind ?, & or ;, and before the fragment. Null for no names. */
export function parameterPattern(names: RuleParam | undefined): RegExp | null {
  if (typeof names !== 'object') return null;
  let pattern = patterns.get(names);
  if (pattern === undefined) {
    const parts = names.filter((name) => name !== '').map((name) => escapeName(name));
    pattern =
      parts.length === 0
        ? null
        : new RegExp(`[?&;]((?:${parts.join('|')})(?:=([^&;#/?]*))?)(?=[&;#/?]|$)`, 'gi');
    patterns.set(names, pattern);
  }
  return pattern;
}

function escapeName(name: string): string {
  const plain = name.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return name.endsWith('*') ? `${plain}[^=&;#/?]*` : plain;
}
