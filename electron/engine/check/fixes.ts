// The fixes of rules, as data and a function each: a cell's text → the text without the finding. A fix changes one
// column and nothing that its rule does not find; where only a person can know what was meant there is none. Where there
// is more than one way, each has a name (see FIX_MODES).
import { nearestChangefreq } from '../../../shared/protocol/changefreq.ts';
import { readChangefreq } from '../../../shared/protocol/value-words.ts';
import { firstOfMonth, lastmodForWriting } from '../../../shared/protocol/lastmod.ts';
import { INVISIBLE } from '../../../shared/protocol/invisible.ts';
import { stripEnds } from '../../../shared/protocol/strip-ends.ts';
import { certainDate } from './certain-date.ts';
import { parsePriority } from '../../../shared/protocol/priority.ts';
import { RULE_IDS, type RuleId } from '../../../shared/model/rule.ts';
import { authorityEnd, authorityOf, hostOf, locUrl, percentEncoded } from './loc-url.ts';
import { parameterPattern } from './parameters.ts';
import {
  dropEmptyImages,
  dropExtraTags,
  dropImageParts,
  dropNewsParts,
  dropOldNews,
  dropVideoParts,
  writeLanguageCodes,
} from './extension-fixes.ts';
import { keepsAddress, keepsDay, keepsNumber, keepsWord, NOT_IN_ADDRESS } from './keeps-value.ts';
import type { CellFix, Fix, FixColumn, FixModes, Keeps } from './fix-function.ts';
import type { CheckContext, RuleParams } from './rule-definition.ts';

const DELETE: Fix = { kind: 'delete' };
const LINKS: Fix = { kind: 'links' };

const loc = (
  change: (text: string, context: CheckContext, params: RuleParams) => string | undefined,
): CellFix => cell('loc', change);

/** A fix of an address that writes the same one in another way. */
const form = (change: Parameters<typeof loc>[0]): CellFix => cell('loc', change, keepsAddress);

function cell(column: FixColumn, change: CellFix['change'], keeps?: Keeps): CellFix {
  return { kind: 'cell', column, change, ...(keeps ? { keeps } : {}) };
}

const clear = (column: FixColumn): CellFix => cell(column, () => null);

/** Keeps the row, without it in the set. */
const LEAVE_OUT = cell('included', () => 'false');

export const FIXES: Readonly<Partial<Record<RuleId, Fix | { readonly modes: FixModes }>>> = {
  'loc-white-space': form((text) =>
    stripEnds(text.replace(/[\r\n\t]\s*/g, ''), INVISIBLE).replace(/\s/g, percentEncoded),
  ),
  'loc-not-absolute': loc((text, { site }) => (site === null ? undefined : onSite(text, site))),
  'loc-duplicate': DELETE,
  'loc-twin-spelling': DELETE,
  'loc-twin-origin': DELETE,
  'loc-twin-case': DELETE,
  'loc-twin-slash': DELETE,
  'loc-twin-index': DELETE,
  'loc-twin-query': DELETE,
  'loc-other-scheme': loc((text, { site }) => {
    const url = locUrl(text);
    if (!url || site === null) return undefined;
    const scheme = site.slice(0, site.indexOf(':'));
    return `${scheme}${text.slice(text.indexOf(':')).replace(/^(:\/\/[^/?#:]*):(?:80|443)(?=[/?#]|$)/, '$1')}`;
  }),
  // Nobody knows what was meant, and no export writes it.
  'loc-missing': LEAVE_OUT,
  'loc-invalid': LEAVE_OUT,
  'loc-too-long': LEAVE_OUT,
  'loc-fragment': loc((text) => text.slice(0, text.indexOf('#'))),
  'loc-credentials': loc((text) => {
    const authority = authorityOf(text);
    return `${text.slice(0, text.indexOf('//') + 2)}${authority.slice(authority.lastIndexOf('@') + 1)}${text.slice(authorityEnd(text))}`;
  }),
  'loc-default-port': form((text) => {
    const end = authorityEnd(text);
    return text.slice(0, end).replace(/:\d*$/, '') + text.slice(end);
  }),
  'loc-host-case': form((text) =>
    withHost(
      text.replace(/^https?/i, (s) => s.toLowerCase()),
      (h) => h.toLowerCase(),
    ),
  ),
  'loc-idn-host': form((text) => {
    const url = locUrl(text);
    return url ? withHost(text, () => url.hostname) : undefined;
  }),
  'loc-not-encoded': form((text) => {
    const end = authorityEnd(text);
    return text.slice(0, end) + text.slice(end).replace(NOT_IN_ADDRESS, percentEncoded);
  }),
  'loc-bad-escape': loc((text) => text.replace(/%(?![0-9a-f]{2})/gi, '%25')),
  'loc-double-encoded': loc((text) =>
    text.replace(/(?:%25[0-9a-f]{2})+/gi, (run) => run.replaceAll(/%25/g, '%')),
  ),
  'loc-double-escaped': loc(unescape),
  'loc-dot-segment': form((text) => locUrl(text)?.href),
  'loc-session-id': loc((text, _, { names }) =>
    withoutParameters(text.replace(/\/\((?:[A-Z]\([a-z0-9]{16,}\))+\)\//i, '/'), names, 8),
  ),
  'loc-tracking-parameter': loc((text, _, { names }) => withoutParameters(text, names, 0)),
  'lastmod-invalid': { modes: { date: cell('lastmod', certainDate, keepsDay), clear: clear('lastmod') } },
  'lastmod-no-zone': {
    modes: {
      day: cell('lastmod', (text) => text.slice(0, 10)),
      utc: cell('lastmod', (text) => `${text}Z`),
      clear: clear('lastmod'),
    },
  },
  'lastmod-no-seconds': cell(
    'lastmod',
    (text) => lastmodForWriting(text) ?? undefined,
    () => true,
  ),
  'lastmod-imprecise': {
    modes: {
      clear: clear('lastmod'),
      first: cell('lastmod', (text) => firstOfMonth(text) ?? undefined),
    },
  },
  'lastmod-future': clear('lastmod'),
  'lastmod-too-old': clear('lastmod'),
  'changefreq-invalid': {
    modes: {
      known: cell('changefreq', readChangefreq, keepsWord),
      nearest: cell('changefreq', (text) => nearestChangefreq(text) ?? undefined),
    },
  },
  'changefreq-ignored': clear('changefreq'),
  'changefreq-all-alike': clear('changefreq'),
  'priority-invalid': {
    modes: { number: cell('priority', plainPriority, keepsNumber), clear: clear('priority') },
  },
  'priority-out-of-range': {
    modes: {
      clamp: cell('priority', (text) => (Number(text) < 0 ? '0.0' : '1.0')),
      clear: clear('priority'),
    },
  },
  'priority-ignored': clear('priority'),
  'priority-all-alike': clear('priority'),
  'image-loc-missing': dropEmptyImages,
  'image-deprecated': dropImageParts,
  'video-deprecated': dropVideoParts,
  'video-too-many-tags': dropExtraTags,
  'news-deprecated': dropNewsParts,
  'news-too-old': { modes: { news: dropOldNews, row: DELETE } },
  'robots-blocked': LEAVE_OUT,
  'hreflang-invalid': writeLanguageCodes,
  'hreflang-self-missing': LINKS,
  'hreflang-no-return': LINKS,
  'hreflang-incomplete': LINKS,
  'hreflang-target-missing': LINKS,
  'hreflang-target-excluded': LINKS,
};

/** The fix of a rule in one of its ways, the usual one by default; undefined where there is none. */
export function fixFor(rule: RuleId, mode?: string): Fix | undefined {
  const entry = FIXES[rule];
  if (!entry || !('modes' in entry)) return mode === undefined ? entry : undefined;
  return entry.modes[mode ?? Object.keys(entry.modes)[0] ?? ''];
}

/**
 * The rules of which some findings can be taken away without a loss: rows that repeat another in every value, and what
 * fixes say of themselves (see Keeps). In the order in which they are applied: what goes needs no correction.
 */
export const SAFE_RULES: readonly RuleId[] = [
  'loc-duplicate',
  ...RULE_IDS.filter((rule) => {
    const fix = fixFor(rule);
    return fix !== undefined && 'keeps' in fix;
  }),
];

/** What begins with a path or with the site's own host, as an address of the site; all else could be anything. */
function onSite(text: string, site: string): string | undefined {
  const scheme = site.slice(0, site.indexOf('/'));
  const host = hostOf(site);
  const isOwn =
    text.slice(0, host.length).toLowerCase() === host && /^(?:[/?#]|$)/.test(text.slice(host.length));
  if (isOwn) return `${scheme}//${text}`;
  if (text.startsWith('//')) return `${scheme}${text}`;
  return text.startsWith('/') ? `${site}${text}` : undefined;
}

function withHost(text: string, change: (host: string) => string): string {
  const host = hostOf(text);
  const at = text.indexOf(host, text.indexOf('//') + 2 + authorityOf(text).lastIndexOf('@') + 1);
  return text.slice(0, at) + change(host) + text.slice(at + host.length);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  let before;
  let after = text;
  do {
    before = after;
    after = before.replace(
      /&(amp|lt|gt|quot|apos);/gi,
      (_, name: string) => ENTITIES[name.toLowerCase()] ?? '',
    );
  } while (after !== before);
  return after.replace(/&#(?:(\d+)|x([0-9a-f]+));/gi, (whole, digits?: string, hex?: string) => {
    const code = digits === undefined ? parseInt(hex ?? '', 16) : Number(digits);
    return code > 32 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Without the parameters of these names whose values have at least so many characters. */
function withoutParameters(text: string, names: RuleParams[string] | undefined, length: number): string {
  const pattern = parameterPattern(names);
  if (!pattern) return text;
  const hash = text.indexOf('#');
  let rest = hash < 0 ? text : text.slice(0, hash);
  for (let from = 0; ;) {
    pattern.lastIndex = from;
    const match = pattern.exec(rest);
    if (!match) break;
    if ((match[2] ?? '').length < length) {
      from = pattern.lastIndex;
      continue;
    }
    const after = rest.slice(match.index + match[0].length);
    // The first parameter leaves its "?" to the next.
    const joint = match[0].startsWith('?') && /^[&;]/.test(after) ? `?${after.slice(1)}` : after;
    rest = rest.slice(0, match.index) + joint;
    from = match.index;
  }
  return rest + (hash < 0 ? '' : text.slice(hash));
}

/** "0,8" and "80%" as numbers; what is none becomes an empty cell. */
function plainPriority(text: string): string | null {
  const number = /^([+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+))\s*(%?)$/.exec(text.trim());
  if (!number) return null;
  const value = Number((number[1] ?? '').replace(',', '.')) / (number[2] === '%' ? 100 : 1);
  const shown = String(Math.min(Math.max(value, 0), 1));
  return parsePriority(shown) === null ? null : shown;
}
