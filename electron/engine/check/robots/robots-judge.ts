// Which crawlers the robots.txt files of a project keep from an address, and by which line. Files are compiled once and
// only as far as they are asked; it reads no file and no row.
import { MAX_AGENTS } from '../../../../shared/model/robots.ts';
import {
  robotsGroups,
  type RobotsGroups,
  type RobotsRuleLine,
} from '../../../../shared/protocol/robots-groups.ts';
import { agentToken, robotsPath } from '../../../../shared/protocol/robots-verdict.ts';
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
}

/** No robots.txt of the project is for the address. */
export const NO_ROBOTS = -1;

/** Scheme, authority and the first slash; what comes before a path that needs no further look. */
const ORIGIN = /^https?:\/\/[^/?#;\\\s]+\//i;
/** What has to be rewritten before patterns can be matched: see robotsPath. */
const ODD = /[#\x80-\uffff]|%.?[a-f]/;
const ROBOTS_PATH = '/robots.txt';
/** Origins kept by the way they are written; a set of very many hosts starts over. */
const ORIGINS_KEPT = 10_000;

export class RobotsJudge {
  readonly #files = new Map<string, CompiledRobots>();
  readonly #written = new Map<string, CompiledRobots | null>();

  constructor(files: readonly RobotsText[]) {
    for (const { origin, content } of files) this.#files.set(origin, new CompiledRobots(origin, content));
  }

  /** What the address's robots.txt says; null where the project has none for it. */
  decide(agent: string, loc: string): RobotsDecision | null {
    const start = ORIGIN.exec(loc)?.[0];
    const file = this.#fileAt(start, loc);
    if (!file) return null;
    const text = start !== undefined && !ODD.test(loc) ? loc : robotsPath(loc);
    const from = text === loc && start !== undefined ? start.length - 1 : 0;
    const decidedBy = isRobotsTxt(text, from) ? null : file.decide(agent, text, from);
    return { origin: file.origin, allowed: decidedBy?.key !== 'disallow', decidedBy };
  }

  /**
   * A function that tells of an address which of these crawlers are kept from it: bit n for the nth, or NO_ROBOTS. Meant
   * for very many addresses; those of one origin in a row are fastest.
   */
  reader(agents: readonly string[]): (loc: string) => number {
    const asked = agents.slice(0, MAX_AGENTS);
    const plans = new Map<CompiledRobots, Plan | null>();
    const planOf = (file: CompiledRobots): Plan | null => {
      let plan = plans.get(file);
      if (plan === undefined) plans.set(file, (plan = file.plan(asked)));
      return plan;
    };
    let origin = '\0';
    let file: CompiledRobots | null = null;
    let plan: Plan | null = null;
    return (loc) => {
      if (!loc.startsWith(origin)) {
        const start = ORIGIN.exec(loc)?.[0];
        file = this.#fileAt(start, loc);
        plan = file ? planOf(file) : null;
        // What is written in an odd way is looked up each time.
        origin = start ?? '\0';
        if (plan && start === undefined) return blocked(plan, robotsPath(loc), 0);
      }
      if (!file) return NO_ROBOTS;
      if (!plan) return 0;
      return ODD.test(loc) ? blocked(plan, robotsPath(loc), 0) : blocked(plan, loc, origin.length - 1);
    };
  }

  #fileAt(start: string | undefined, loc: string): CompiledRobots | null {
    if (start === undefined) return this.#files.get(originOf(loc) ?? '') ?? null;
    let file = this.#written.get(start);
    if (file === undefined) {
      if (this.#written.size >= ORIGINS_KEPT) this.#written.clear();
      file = this.#files.get(originOf(start) ?? '') ?? null;
      this.#written.set(start, file);
    }
    return file;
  }
}

/** A matcher, and for each of its groups the crawlers that go by it; null where nothing is kept from any. */
interface Plan {
  readonly matcher: RuleMatcher;
  readonly masks: readonly number[];
}

/** A robots.txt, whose groups are compiled when they are first asked. */
class CompiledRobots {
  readonly origin: string;
  readonly #groups: RobotsGroups;
  readonly #matchers = new Map<readonly RobotsRuleLine[], RuleMatcher>();

  constructor(origin: string, content: string) {
    this.origin = origin;
    this.#groups = robotsGroups(content);
  }

  /** The deciding rule for one crawler. */
  decide(agent: string, text: string, from: number): RobotsRuleLine | null {
    const rules = this.#rulesFor(agent);
    const matcher = this.#matchers.get(rules) ?? new RuleMatcher([rules]);
    this.#matchers.set(rules, matcher);
    matcher.match(text, from);
    return matcher.decided(0);
  }

  plan(agents: readonly string[]): Plan | null {
    const masks = new Map<readonly RobotsRuleLine[], number>();
    agents.forEach((agent, place) => {
      const rules = this.#rulesFor(agent);
      if (rules.some(({ key }) => key === 'disallow'))
        masks.set(rules, (masks.get(rules) ?? 0) | (1 << place));
    });
    return masks.size === 0
      ? null
      : { matcher: new RuleMatcher([...masks.keys()]), masks: [...masks.values()] };
  }

  /** Crawlers that are named together have lists of their own with the same rules: one list is given for all. */
  #rulesFor(agent: string): readonly RobotsRuleLine[] {
    const { named, others } = this.#groups;
    const own = named.get(agentToken(agent)) ?? others;
    for (const rules of [others, ...named.values()]) {
      if (rules.length === own.length && rules.every((rule, i) => rule === own[i])) return rules;
    }
    return own;
  }
}

function blocked({ matcher, masks }: Plan, text: string, from: number): number {
  if (isRobotsTxt(text, from)) return 0;
  matcher.match(text, from);
  let mask = 0;
  for (let group = 0; group < masks.length; group++) if (matcher.isBlocked(group)) mask |= masks[group] ?? 0;
  return mask;
}

/** Every crawler may read the robots.txt itself. */
function isRobotsTxt(text: string, from: number): boolean {
  return text.length - from === ROBOTS_PATH.length && text.endsWith(ROBOTS_PATH);
}

/** Scheme, host and port as they are compared; null for what is no address of the web. */
export function originOf(loc: string): string | null {
  const url = URL.parse(loc);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null;
}
