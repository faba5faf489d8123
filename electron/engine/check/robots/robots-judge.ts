// Which crawlers the robots.txt files of a project keep from an address, and by which line. Files are compiled once and
// only as far as they are asked; it reads no file and no row.
import { MAX_AGENTS } from '../../../../shared/model/robots.ts';
import {
  groupFor,
  robotsGroups,
  rulesFor,
  type RobotsGroups,
  type RobotsRuleLine,
} from '../../../../shared/protocol/robots-groups.ts';
import { robotsPath } from '../../../../shared/protocol/robots-verdict.ts';
import { beginsWith, locReader, originOf, type LocReader, type PathJudge } from './loc-reader.ts';
import { PathBytes } from './path-bytes.ts';
import { RuleMatcher } from './rule-matcher.ts';

/** The robots.txt of an origin ("https://example.com"), decoded. */
export interface RobotsText {
  readonly origin: string;
  readonly content: string;
}

/** What a robots.txt says of an address, for one crawler. */
export interface RobotsDecision {
  readonly origin: string;
  readonly allowed: boolean;
  /** The deciding line, or null where none matches. */
  readonly decidedBy: RobotsRuleLine | null;
  /** The group that counts for the crawler, or null. */
  readonly group: string | null;
}

const ROBOTS_PATH = Buffer.from('/robots.txt', 'latin1');

export class RobotsJudge {
  readonly #files = new Map<string, CompiledRobots>();
  readonly #path = new PathBytes();

  constructor(files: readonly RobotsText[]) {
    for (const { origin, content } of files) this.#files.set(origin, new CompiledRobots(origin, content));
  }

  /** What the address's robots.txt says; null where the project has none for it. */
  decide(agent: string, loc: string): RobotsDecision | null {
    const file = this.#files.get(originOf(loc) ?? '');
    if (!file) return null;
    const length = this.#path.write(robotsPath(loc));
    const { bytes } = this.#path;
    const decidedBy = isRobotsTxt(bytes, 0, length) ? null : file.decide(agent, bytes, length);
    const allowed = decidedBy?.key !== 'disallow';
    return { origin: file.origin, allowed, decidedBy, group: file.groupFor(agent) };
  }

  /** The group that counts for a crawler in the robots.txt of an origin; null where none does. */
  groupFor(agent: string, origin: string): string | null {
    return this.#files.get(origin)?.groupFor(agent) ?? null;
  }

  /** A function that tells of an address which of these crawlers are kept from it: bit n for the nth, or NO_ROBOTS. */
  reader(agents: readonly string[]): (loc: string) => number {
    const read = this.bytesReader(agents);
    const loc = new PathBytes();
    return (text) => {
      const length = loc.write(text);
      return read(loc.bytes, 0, length);
    };
  }

  /** A function that tells by which line of which file a crawler may fetch an address or not, as a code, or NO_ROBOTS. */
  lineReader(agent: string): LocReader {
    const places = new Map(Array.from(this.#files.keys(), (origin, place) => [origin, place]));
    return locReader((origin) => {
      const file = this.#files.get(origin);
      return file ? lineJudge(file.rulesFor(agent), places.get(origin) ?? 0) : null;
    });
  }

  /** Which of these crawlers are kept from addresses, as bytes: see reader. */
  bytesReader(agents: readonly string[]): LocReader {
    const asked = agents.slice(0, MAX_AGENTS);
    const judges = new Map<CompiledRobots, PathJudge>();
    return locReader((origin) => {
      const file = this.#files.get(origin);
      if (!file) return null;
      const judge = judges.get(file) ?? maskJudge(groupsOf(asked.map((agent) => file.rulesFor(agent))));
      judges.set(file, judge);
      return judge;
    });
  }
}

/** A code: 1 where the line blocks, the line (0 = none), the place of its file, in this order. */
const FILES = 2 ** 20;
const LINES = 2 ** 20;

/** What a code of a lineReader stands for; line 0 = none decides. */
export function lineOfCode(code: number): {
  readonly allowed: boolean;
  readonly line: number;
  readonly file: number;
} {
  const rest = Math.floor(code / FILES);
  return { allowed: rest < LINES, line: rest % LINES, file: code % FILES };
}

function lineJudge(rules: readonly RobotsRuleLine[], place: number): PathJudge {
  const matcher = new RuleMatcher([rules]);
  return (path, from, to) => {
    if (isRobotsTxt(path, from, to)) return place;
    matcher.match(path, from, to);
    const rule = matcher.decided(0);
    if (!rule) return place;
    return ((rule.key === 'disallow' ? LINES : 0) + rule.line) * FILES + place;
  };
}

/** A robots.txt, whose groups are compiled when they are first asked. */
class CompiledRobots {
  readonly origin: string;
  readonly #groups: RobotsGroups;
  readonly #matchers = new Map<readonly RobotsRuleLine[], RuleMatcher>();
  readonly #named = new Map<string, string | null>();

  constructor(origin: string, content: string) {
    this.origin = origin;
    this.#groups = robotsGroups(content);
  }

  /** The deciding rule for one crawler. */
  decide(agent: string, path: Uint8Array, length: number): RobotsRuleLine | null {
    const rules = this.rulesFor(agent);
    const matcher = this.#matchers.get(rules) ?? new RuleMatcher([rules]);
    this.#matchers.set(rules, matcher);
    matcher.match(path, 0, length);
    return matcher.decided(0);
  }

  groupFor(agent: string): string | null {
    const known = this.#named.get(agent);
    if (known !== undefined) return known;
    const { name } = groupFor(this.#groups, agent);
    this.#named.set(agent, name);
    return name;
  }

  /** Crawlers that are named together have lists of their own with the same rules: one list is given for all. */
  rulesFor(agent: string): readonly RobotsRuleLine[] {
    const { named, others } = this.#groups;
    const own = rulesFor(this.#groups, agent);
    for (const rules of [others, ...named.values()]) if (areSame(rules, own)) return rules;
    return own;
  }
}

/** Lists of rules, each once, with bit n for the nth of those that were asked about. */
export type RuleGroups = ReadonlyMap<readonly RobotsRuleLine[], number>;

/** Lists that keep nobody out are not among them. */
export function groupsOf(lists: readonly (readonly RobotsRuleLine[])[]): RuleGroups {
  const groups = new Map<readonly RobotsRuleLine[], number>();
  lists.forEach((rules, place) => {
    if (!rules.some(({ key }) => key === 'disallow')) return;
    const known = groups.keys().find((other) => areSame(other, rules)) ?? rules;
    groups.set(known, (groups.get(known) ?? 0) | (1 << place));
  });
  return groups;
}

function areSame(a: readonly RobotsRuleLine[], b: readonly RobotsRuleLine[]): boolean {
  return a === b || (a.length === b.length && a.every((rule, i) => rule === b[i]));
}

function maskJudge(groups: RuleGroups): PathJudge {
  if (groups.size === 0) return () => 0;
  const matcher = new RuleMatcher([...groups.keys()]);
  const masks = [...groups.values()];
  return (path, from, to) => {
    if (isRobotsTxt(path, from, to)) return 0;
    matcher.match(path, from, to);
    let mask = 0;
    for (let group = 0; group < masks.length; group++) {
      if (matcher.isBlocked(group)) mask |= masks[group] ?? 0;
    }
    return mask;
  };
}

/** Every crawler may read the robots.txt itself. */
export function isRobotsTxt(path: Uint8Array, from: number, to: number): boolean {
  return to - from === ROBOTS_PATH.length && beginsWith(path, from, to, ROBOTS_PATH);
}
