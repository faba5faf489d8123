// The robots.txt files of a project as the window sees them, and what a change of one would do.
import { CRAWLERS } from '../protocol/crawlers.ts';

/** Crawlers that a project asks about until the user chooses others. */
export const DEFAULT_AGENTS: readonly string[] = [
  'Googlebot',
  'Bingbot',
  'YandexBot',
  'DuckDuckBot',
  'Applebot',
];

/** Well-known crawlers to choose from, by the names that robots.txt files use. */
export const KNOWN_AGENTS: readonly string[] = [
  ...new Set([...DEFAULT_AGENTS, ...CRAWLERS.map(({ name }) => name)]),
];

/** What a crawler can be called, as robots.txt files name it; "*" = any that no group names. */
export const AGENT_NAME = /^(?:[A-Za-z_-]{1,100}|\*)$/;

/** Crawlers of a project at most: verdicts are kept as bits of a number. */
export const MAX_AGENTS = 20;

/** Bytes of a robots.txt that a project keeps; search engines stop at an eighth of that. */
export const MAX_KEPT_ROBOTS = 4_194_304;

export interface RobotsFile {
  /** Scheme, host and port that it is for ("https://example.com"); "" where that is not known yet. */
  readonly origin: string;
  readonly bytes: number;
  /** Where it was imported from; null where it was written here. */
  readonly location: string | null;
  /** When it was imported or saved, ms since 1970. */
  readonly at: number;
}

/**
 * Which of several robots.txt files for one site an import takes: what the project has, or else the first that was read;
 * the last that was read; or as "first", and the user is asked also where a source has another one than before.
 */
export const ROBOTS_TAKES = ['first', 'last', 'ask'] as const;
export type RobotsTake = (typeof ROBOTS_TAKES)[number];

/** One of several robots.txt files for a site. */
export interface RobotsRival {
  /** Where it was read; null where it was written in the project. */
  readonly location: string | null;
  /** The project had it before. */
  readonly ofProject: boolean;
  /** It is the one that counts. */
  readonly used: boolean;
}

/** Several robots.txt files for a site, of which one counts. */
export interface RobotsChoice {
  readonly origin: string;
  /** That of the project first, then in the order in which they were read. */
  readonly files: readonly RobotsRival[];
}

export interface RobotsList {
  readonly files: readonly RobotsFile[];
  /** The origins of texts that are not saved. */
  readonly drafts: readonly string[];
  readonly agents: readonly string[];
  /** The origin that the project is for, or null while that is unknown. */
  readonly site: string | null;
}

/** What the user typed and did not save; the project keeps it, so that no crash and no closing loses it. */
export interface RobotsDraft {
  readonly text: string;
  readonly byteOrderMark: boolean;
  /** The state that it was made from; 0 = there was none. */
  readonly version: number;
}

/** A robots.txt to be edited. */
export interface RobotsContent {
  readonly origin: string;
  /** Without byte order mark, with LF line ends. */
  readonly text: string;
  readonly byteOrderMark: boolean;
  /** Bytes that are no UTF-8 are shown as percent escapes, as which crawlers compare them. */
  readonly isUtf8: boolean;
  /** Crawlers read UTF-8 and find no rule in it; saving makes it UTF-8. */
  readonly isUtf16: boolean;
  /** The state that is shown; to be handed back when it is saved. 0 = there is none yet. */
  readonly version: number;
  readonly draft: RobotsDraft | null;
}

export interface AgentChange {
  readonly agent: string;
  /** Rows that become blocked, and rows that become allowed. */
  readonly blocked: number;
  readonly allowed: number;
}

/** The groups that count for a crawler, as saved and as edited: "*" for that for all, null for none. */
export interface AgentGroups {
  readonly before: string | null;
  readonly after: string | null;
}

/** A row whose verdict changes, and for which crawlers. */
export interface RobotsExample {
  readonly id: number;
  readonly loc: string;
  readonly blocked: readonly string[];
  readonly allowed: readonly string[];
}

export interface RobotsPreview {
  /** In the order of the project's crawlers. */
  readonly agents: readonly AgentChange[];
  /** For each of them. */
  readonly groups: readonly AgentGroups[];
  /** Rows whose verdict changes for any of them. */
  readonly rows: number;
  readonly examples: readonly RobotsExample[];
  readonly ms: number;
}

/** What the robots.txt of its origin says of a row, for one crawler. */
export interface AgentVerdict {
  readonly agent: string;
  readonly allowed: boolean;
  /** The deciding line and its text; null where no line matches. */
  readonly line: number | null;
  readonly rule: string | null;
  /** The group that counts for the crawler, "*" for that for all, null for none. */
  readonly group?: string | null | undefined;
}

/** Verdicts of a row; null where the project has no robots.txt for its address. */
export interface RowRobots {
  readonly origin: string;
  readonly verdicts: readonly AgentVerdict[];
}
