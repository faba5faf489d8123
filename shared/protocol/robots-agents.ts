// What crawlers are called in a robots.txt, and which group of it each of them obeys. It reads no file.
import { crawlerOf } from './crawlers.ts';

/** What a User-agent line names: the letters before a version or anything else, in lower case. */
export function namedToken(value: string): string {
  return (/^[a-z_-]*/i.exec(value)?.[0] ?? '').toLowerCase();
}

/** What a crawler goes by, in lower case; a version behind it is ignored, and "" is a name that no line can have. */
export function agentToken(agent: string): string {
  return /^([a-z_-]+)(?:\/.*)?$/i.exec(agent)?.[1]?.toLowerCase() ?? '';
}

/** True for a User-agent line that means all crawlers that no group names. */
export function namesAll(value: string): boolean {
  return /^\*(?:\s|$)/.test(value);
}

/**
 * The names whose groups count for a crawler: the first that the file has is the one. `obeysAll`: where it has none of them,
 * that for "*" counts.
 */
export function groupsObeyed(agent: string): {
  readonly names: readonly string[];
  readonly obeysAll: boolean;
} {
  const token = agentToken(agent);
  const known = crawlerOf(token);
  return known
    ? { names: [known.name, ...known.follows], obeysAll: known.obeysAll }
    : { names: token === '' ? [] : agent.split('/', 1), obeysAll: true };
}
