// What is odd about a robots.txt, line by line, for people who edit one. It decides nothing about addresses.
import { robotsGroups, type RobotsGroups, type RobotsRuleLine } from './robots-groups.ts';
import { MAX_ROBOTS_BYTES, readRobotsLine, type RobotsLine } from './robots-lines.ts';
import { namedToken, namesAll } from './robots-agents.ts';
import { encodePattern } from './robots-verdict.ts';

export const ROBOTS_FINDINGS = [
  'html',
  'tooLong',
  'lineTooLong',
  'unreadable',
  'unknown',
  'notForAll',
  'noColon',
  'misspelt',
  'beforeGroup',
  'agentUnreadable',
  'agentCut',
  'agentAgain',
  'groupEmpty',
  'noSlash',
  'sitemapEmpty',
  'sitemapRelative',
  'never',
  'neverEmpty',
] as const;
export type RobotsFindingCode = (typeof ROBOTS_FINDINGS)[number];

export interface RobotsFinding {
  /** 1-based. */
  readonly line: number;
  readonly code: RobotsFindingCode;
  readonly severity: 'error' | 'warning' | 'info';
  /** What its message names. */
  readonly values: Readonly<Record<string, string>>;
}

const SEVERITIES: Readonly<Record<RobotsFindingCode, RobotsFinding['severity']>> = {
  html: 'error',
  tooLong: 'error',
  lineTooLong: 'warning',
  unreadable: 'warning',
  unknown: 'warning',
  notForAll: 'info',
  noColon: 'warning',
  misspelt: 'warning',
  beforeGroup: 'error',
  agentUnreadable: 'error',
  agentCut: 'warning',
  agentAgain: 'info',
  groupEmpty: 'info',
  noSlash: 'warning',
  sitemapEmpty: 'error',
  sitemapRelative: 'error',
  never: 'warning',
  neverEmpty: 'info',
};

/** Keys that some crawlers know and others, Google among them, pass over. */
const OF_SOME = [
  'crawl-delay',
  'host',
  'clean-param',
  'request-rate',
  'visit-time',
  'noindex',
  'content-signal',
];

/** The keys as they are meant to be written. */
const PROPER = /^(?:user-agent|allow|disallow|sitemap)$/i;

/** Characters of a line that count; see robots-lines.ts. */
export const LINE_LENGTH = 16_663;

/** In the order of lines. `text` without byte order mark, with LF line ends. */
export function findRobotsProblems(text: string): RobotsFinding[] {
  for (const steps = robotsProblemSteps(text); ;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}

/** Lines, or rules, of a step. */
const A_STEP = 64;

/** As findRobotsProblems, in steps of a few milliseconds, so that a window can show something in between. */
export function* robotsProblemSteps(text: string): Generator<undefined, RobotsFinding[], undefined> {
  const found: RobotsFinding[] = [];
  const add = (line: number, code: RobotsFindingCode, values: Record<string, string> = {}): void => {
    found.push({ line, code, severity: SEVERITIES[code], values });
  };
  if (/^\s*</.test(text)) add(1, 'html');
  const state: State = { agents: new Map(), grouped: false, closed: false, lastAgent: 0 };
  let bytes = 0;
  const lines = text.split('\n');
  for (const [i, raw] of lines.entries()) {
    const line = i + 1;
    if (line % A_STEP === 0) yield;
    bytes += byteLength(raw) + 1;
    if (bytes > MAX_ROBOTS_BYTES + 1) {
      add(line, 'tooLong');
      break;
    }
    if (raw.length > LINE_LENGTH) add(line, 'lineTooLong');
    const record = readRobotsLine(raw, line);
    if (record) judgeRecord(record, state, add);
    else if (!/^[ \t]*(?:#|$)/.test(raw)) add(line, 'unreadable');
  }
  if (state.lastAgent > 0 && !state.closed) add(state.lastAgent, 'groupEmpty');
  yield;
  const groups = robotsGroups(text);
  yield;
  for (const [line, { code, values }] of yield* idleLines(groups)) add(line, code, values);
  return found.sort((a, b) => a.line - b.line);
}

type Add = (line: number, code: RobotsFindingCode, values?: Record<string, string>) => void;

interface State {
  /** The crawlers that were named, with the line of the group. */
  readonly agents: Map<string, number>;
  /** A User-agent line came before. */
  grouped: boolean;
  /** A rule came after the last User-agent line. */
  closed: boolean;
  lastAgent: number;
}

function judgeRecord(record: RobotsLine, state: State, add: Add): void {
  const { key, value, line, text } = record;
  const end = text.search(/[: \t]/);
  const written = end < 0 ? text : text.slice(0, end);
  if (key === 'other') {
    add(line, isKnownKey(record) ? 'notForAll' : 'unknown', { key: writtenKey(record) });
    return;
  }
  if (!text.includes(':') || (key === 'sitemap' && /^site-?map[ \t]+https?:/i.test(text))) {
    add(line, 'noColon', { key: written });
  } else if (!PROPER.test(text.slice(0, text.indexOf(':')).trim())) {
    add(line, 'misspelt', { key: text.slice(0, text.indexOf(':')).trim(), proper: properKey(key) });
  }
  if (key === 'sitemap') judgeSitemap(value, line, add);
  else if (key === 'user-agent') judgeAgent(value, line, state, add);
  else judgeRule(record, state, add);
}

/** True for the key of a record that some crawler is known to read. */
export function isKnownKey(record: RobotsLine): boolean {
  return record.key !== 'other' || OF_SOME.includes(writtenKey(record).toLowerCase());
}

function writtenKey({ text }: RobotsLine): string {
  return text.slice(0, Math.max(text.indexOf(':'), 0)).trim() || text;
}

function properKey(key: Exclude<RobotsLine['key'], 'other'>): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}

function judgeSitemap(value: string, line: number, add: Add): void {
  if (value === '') add(line, 'sitemapEmpty');
  else if (!/^https?:\/\/[^/?#\s]/i.test(value)) add(line, 'sitemapRelative', { value });
}

function judgeAgent(value: string, line: number, state: State, add: Add): void {
  if (state.closed) state.closed = false;
  state.grouped = true;
  state.lastAgent = line;
  const token = namesAll(value) ? '*' : namedToken(value);
  if (token === '') {
    add(line, 'agentUnreadable', { value });
    return;
  }
  if (token !== '*' && token.length < value.length) {
    add(line, 'agentCut', { value, token: value.slice(0, token.length) });
  }
  const first = state.agents.get(token);
  if (first === undefined) state.agents.set(token, line);
  else
    add(line, 'agentAgain', {
      value: token === '*' ? '*' : value.slice(0, token.length),
      line: String(first),
    });
}

function judgeRule({ value, line }: RobotsLine, state: State, add: Add): void {
  state.closed = true;
  if (!state.grouped) add(line, 'beforeGroup');
  else if (value !== '' && !/^[/*$]/.test(value)) add(line, 'noSlash', { value });
}

type Idle = Pick<RobotsFinding, 'code' | 'values'>;

/** Rules that decide for no address, whatever it is, for any of the crawlers that they are for. */
function* idleLines({ named, others }: RobotsGroups): Generator<undefined, Map<number, Idle>, undefined> {
  const idle = new Map<number, Idle>();
  const useful = new Set<number>();
  /** By line: a group can be for many crawlers. */
  const sets = new Map<number, string>();
  for (const rules of [...named.values(), others]) {
    const best = new Map<string, RobotsRuleLine>();
    for (const [i, rule] of rules.entries()) {
      if (i % A_STEP === 0) yield;
      const set = sets.get(rule.line) ?? matchedSet(rule.value);
      sets.set(rule.line, set);
      const known = best.get(set);
      if (!known || weighsMore(rule, known)) best.set(set, rule);
    }
    yield;
    for (const rule of rules) {
      const winner = best.get(sets.get(rule.line) ?? '');
      if (rule.value === '' && rules.length > 1) idle.set(rule.line, { code: 'neverEmpty', values: {} });
      else if (winner === rule || winner === undefined || rule.value === '') useful.add(rule.line);
      else idle.set(rule.line, { code: 'never', values: { line: String(winner.line), text: winner.text } });
    }
  }
  for (const line of useful) idle.delete(line);
  return idle;
}

/** The same for patterns that match the same paths. */
function matchedSet(value: string): string {
  const pattern = encodePattern(value)
    .replace(/\*\$$/, '')
    .replace(/\*{2,}/g, '*');
  const open = pattern.endsWith('$') ? pattern : pattern.replace(/\*$/, '');
  return open === '' && value !== '' ? '/' : open;
}

function weighsMore(a: RobotsRuleLine, b: RobotsRuleLine): boolean {
  const [x, y] = [encodePattern(a.value).length, encodePattern(b.value).length];
  return x !== y ? x > y : a.key === 'allow' && b.key === 'disallow';
}

function byteLength(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // Half of a pair stands for two of the four bytes of its letter.
    if (code >= 0x80) bytes += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
  }
  return bytes;
}
