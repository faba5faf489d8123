// Tells whether a robots.txt on disk lets crawlers fetch addresses. It wires sources, parse and check, and fetches nothing.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import { groupFor, robotsGroups } from '../../../../shared/protocol/robots-groups.ts';
import { MAX_ROBOTS_BYTES } from '../../../../shared/protocol/robots-lines.ts';
import { robotsPath, type RobotsVerdict } from '../../../../shared/protocol/robots-verdict.ts';
import { PathBytes } from '../../check/robots/path-bytes.ts';
import { isRobotsTxt } from '../../check/robots/robots-judge.ts';
import { RuleMatcher } from '../../check/robots/rule-matcher.ts';
import { decodeRobots, utf16Order } from '../../read/parse/text/decode-robots.ts';
import { SNIFF_CHARACTERS, sniffContent } from '../../read/parse/sniff-content.ts';
import { isCut, readUnpacked } from '../../read/sources/archive/read-unpacked.ts';
import { resolveSources } from '../../read/sources/resolve-sources.ts';

/** More than the bytes of a robots.txt that count, so that the reader of its lines decides where to stop. */
const ENOUGH_BYTES = 1_048_576;

export interface UrlVerdict extends RobotsVerdict {
  readonly agent: string;
  readonly url: string;
}

/** Answers for one address after the other, whatever its origin: millions of them take seconds. */
export type RobotsOracle = (agent: string, url: string) => UrlVerdict;

/**
 * Throws not-found and the other AppErrors of reading the file; unreadable-source where it is damaged or no robots.txt,
 * as a verdict from a part of the rules would be worth nothing. `onProblem`: told of rules that don't count.
 */
export async function openRobots(path: string, onProblem: (problem: Problem) => void): Promise<RobotsOracle> {
  const content = await readText(path, onProblem);
  const groups = robotsGroups(content);
  const asked = new Map<string, { readonly group: string | null; readonly matcher: RuleMatcher }>();
  const bytes = new PathBytes();
  const ask = (agent: string): { readonly group: string | null; readonly matcher: RuleMatcher } => {
    const { name, rules } = groupFor(groups, agent);
    const one = { group: name, matcher: new RuleMatcher([rules]) };
    asked.set(agent, one);
    return one;
  };
  return (agent, url) => {
    const { group, matcher } = asked.get(agent) ?? ask(agent);
    const length = bytes.write(robotsPath(url));
    if (isRobotsTxt(bytes.bytes, 0, length))
      return { agent, url, allowed: true, line: null, rule: null, group: null };
    matcher.match(bytes.bytes, 0, length);
    const decided = matcher.decided(0);
    return {
      ...{ agent, url },
      allowed: decided?.key !== 'disallow',
      line: decided?.line ?? null,
      rule: decided?.text ?? null,
      group,
    };
  };
}

async function readText(path: string, onProblem: (problem: Problem) => void): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of bytesOf(path, 'robots-name-file')) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > ENOUGH_BYTES) break;
  }
  const whole = Buffer.concat(chunks);
  const content = decodeRobots(whole);
  const encoding = utf16Order(whole);
  if (encoding !== null) {
    const why = reason('robots-utf-16', { name: encoding.toUpperCase() });
    onProblem({ reason: why, severity: 'warning', code: 'robots-encoding', file: path });
  }
  const { kind } = sniffContent(content.slice(0, SNIFF_CHARACTERS));
  if (kind === 'xml' || kind === 'html') {
    throw new AppError('unreadable-source', reason(`robots-is-${kind}`, { path }));
  }
  if (bytes > MAX_ROBOTS_BYTES) {
    const why = reason('robots-too-long', { size: MAX_ROBOTS_BYTES / 1024 });
    onProblem({ reason: why, severity: 'warning', code: 'robots-too-long', file: path });
  }
  return content;
}

/** A line of a list, 1-based. */
export interface ListedLine {
  readonly text: string;
  readonly line: number;
}

/** The lines of a list of addresses that are not blank, without white space around; of a file on disk, perhaps gzipped. */
export async function* readListed(list: string | AsyncIterable<Uint8Array>): AsyncGenerator<ListedLine> {
  const decoder = new TextDecoder();
  let rest = '';
  let line = 0;
  const chunks = typeof list === 'string' ? bytesOf(list, 'robots-name-list') : list;
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|[\r\n](?!\n|$)|\n/);
    rest = lines.pop() ?? '';
    for (const text of lines) {
      line++;
      if (text.trim() !== '') yield { text: text.trim(), line };
    }
  }
  for (const text of (rest + decoder.decode()).split(/\r\n|\r|\n/)) {
    line++;
    if (text.trim() !== '') yield { text: text.trim(), line };
  }
}

async function* bytesOf(
  path: string,
  advice: 'robots-name-list' | 'robots-name-file',
): AsyncGenerator<Uint8Array> {
  for await (const { file } of resolveSources([path])) {
    if (!file.named) break;
    yield* readUnpacked(file, {
      onProblem: (problem) => {
        if (!isCut(problem)) return;
        throw new AppError('unreadable-source', reason('robots-source-damaged', { path }), problem.code);
      },
    });
    return;
  }
  throw new AppError('unreadable-source', reason('robots-not-one-file', { path, advice: reason(advice) }));
}
