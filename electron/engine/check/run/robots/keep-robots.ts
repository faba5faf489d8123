// Keeps the robots.txt files that an import read, each for the origin that it is for, and tells where several are for one.
// It judges no row.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { RobotsTake } from '../../../../../shared/model/robots.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import { robotsLines } from '../../../../../shared/protocol/robots-lines.ts';
import { readableRobots } from '../../../read/parse/text/decode-robots.ts';
import { isWebInput } from '../../../../../shared/protocol/web-input.ts';
import type { ProjectStore } from '../../../store/store.ts';
import type { KeptRobots, NewRobots } from '../../../store/robots-versions.ts';
import { originOf } from './judge-of-project.ts';

export interface ReadRobots {
  readonly location: string;
  readonly content: Uint8Array;
  /** The source that it is. */
  readonly source: number;
}

/** One of several robots.txt files for an origin. */
export interface RivalRobots {
  /** null: written in the project. */
  readonly location: string | null;
  readonly content: Uint8Array;
  readonly ofProject: boolean;
}

/** The files for one origin that differ, in the order in which they were read; that of the project is the first. */
export interface RobotsRivals {
  readonly origin: string;
  readonly files: readonly RivalRobots[];
}

export interface RobotsOutcome {
  /** What is to be kept. */
  readonly fresh: readonly NewRobots[];
  readonly rivals: readonly RobotsRivals[];
  /** What there is to say about them, with the source that it is about. */
  readonly told: readonly { readonly source: number; readonly problem: Problem }[];
}

type Kept = Pick<ProjectStore, 'robots' | 'site'>;

/**
 * Decides which of the files for an origin counts. One that is read again from where the project has it, and was not
 * edited since, takes its place, unless the user is to be asked ("ask"). Else `take` decides: "first" and "ask" leave what
 * the project has, or what was read first; "last" takes what was read last.
 */
export function chooseRobots(
  store: Kept,
  read: readonly ReadRobots[],
  take: RobotsTake = 'first',
): RobotsOutcome {
  const known = new Map(store.robots.files().map((file) => [file.origin, file]));
  const origins = new Map<string, OriginChoice>();
  const told: RobotsOutcome['told'][number][] = [];
  for (const one of read) {
    const origin = originFor(one, store.site());
    if (origin === null) continue;
    const choice = origins.get(origin) ?? new OriginChoice(origin, known.get(origin), take);
    origins.set(origin, choice);
    const problem = choice.read(one);
    if (problem) told.push({ source: one.source, problem });
  }
  const choices = [...origins.values()];
  return {
    fresh: choices.flatMap((choice) => choice.fresh() ?? []),
    rivals: choices.flatMap(({ origin, files }) => (files.length > 1 ? { origin, files } : [])),
    told,
  };
}

/** As a part of the change; one that is kept as it is makes no version. */
export function keepRobots(store: Kept, change: number, { fresh }: Pick<RobotsOutcome, 'fresh'>): void {
  for (const one of fresh) store.robots.add(change, one);
}

/** The files for one origin, and which of them counts. */
class OriginChoice {
  readonly origin: string;
  readonly files: RivalRobots[] = [];
  readonly #known: KeptRobots | undefined;
  readonly #take: RobotsTake;
  #used: RivalRobots | null = null;

  constructor(origin: string, known: KeptRobots | undefined, take: RobotsTake) {
    this.origin = origin;
    this.#known = known;
    this.#take = take;
    if (known) this.#add({ location: known.location, content: known.content, ofProject: true });
  }

  /** What there is to say about this one. */
  read({ location, content }: ReadRobots): Problem | null {
    if (this.files.some((file) => Buffer.compare(file.content, content) === 0)) return null;
    const before = this.#used;
    const file = { location, content, ofProject: false };
    const isUsed = before === null || this.#take === 'last' || this.#isUpdate(location);
    this.#add(file, isUsed);
    return before && this.#problem(isUsed ? file : before, isUsed ? before : file, location);
  }

  /** What is to be kept; null where that is what the project has. */
  fresh(): NewRobots | null {
    const { origin } = this;
    if (!this.#used || this.#used.ofProject) return null;
    const { content, location } = this.#used;
    return { origin, content, location };
  }

  #isUpdate(location: string): boolean {
    if (this.#take === 'ask' || this.#used?.ofProject !== true) return false;
    return this.#used.location === location && this.#known?.edited === false;
  }

  #add(file: RivalRobots, isUsed = true): void {
    this.files.push(file);
    if (isUsed) this.#used = file;
  }

  #problem(used: RivalRobots, unused: RivalRobots, file: string): Problem {
    const why = reason('robots-rivals', {
      site: this.origin === '' ? reason('robots-site-unknown') : this.origin,
      used: named(used),
      unused: named(unused),
    });
    return { severity: 'warning', code: 'robots-rivals', reason: why, file };
  }
}

function named({ location, ofProject }: RivalRobots): ReturnType<typeof reason> {
  if (location === null) return reason('robots-written-here');
  return ofProject
    ? reason('robots-of-project', { path: location })
    : reason('robots-read', { path: location });
}

/** An address speaks for itself; a file is for the site, else for where its sitemaps are. "" = nobody knows; null = no robots.txt. */
function originFor({ location, content }: ReadRobots, site: string | null): string | null {
  // Only at this path is it a robots.txt to crawlers.
  if (isWebInput(location))
    return URL.parse(location)?.pathname === '/robots.txt' ? originOf(location) : null;
  if (site !== null) return originOf(site) ?? '';
  for (const { key, value } of robotsLines(readableRobots(content))) {
    const origin = key === 'sitemap' ? originOf(value) : null;
    if (origin !== null) return origin;
  }
  return '';
}
