// mapwright robots: says whether a robots.txt lets agents fetch addresses, and which line decides.
import { worded, type Problem } from '../../../shared/model/problem.ts';
import { crawlerInHeader } from '../../../shared/protocol/crawlers.ts';
import { agentToken } from '../../../shared/protocol/robots-agents.ts';
import {
  openRobots,
  readListed,
  type UrlVerdict,
} from '../../engine/features/robots/verdicts-of-addresses.ts';
import { defineCommand, type ExitCode, type Invocation, type OptionSpecs } from '../define-command.ts';
import { writeJson } from '../output/json-output.ts';
import { formatProblem, givenName, oneLine, valueLine } from '../output/plain-text.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../options/usage-error.ts';
import { withStdin } from '../run/with-stdin.ts';

const OPTIONS = {
  agent: { type: 'string', multiple: true, value: 'AGENT', help: "A crawler's name, such as Googlebot" },
  urls: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    help: 'Ask about the URLs in a file, one per line; - is standard input',
  },
} as const satisfies OptionSpecs;

export const robots = defineCommand({
  synopsis: ['robots ROBOTS.TXT --agent AGENT… [URL…] [--urls FILE]…'],
  options: OPTIONS,
  notes: `An address is an http or https URL, or a path that begins with /. A version behind an agent's name, as in
Googlebot/2.1, is ignored, and a whole User-Agent header is taken as the known crawler in it; * is any agent that no
group names. Known crawlers obey the groups of their families as their vendors document it: Googlebot-Image that of
Googlebot, YandexBot that of Yandex, and AdsBot-Google none but its own. For each address, and for each agent, prints the
verdict, the agent where there are several, the address, the line that decides, and the group that counts, separated by
tabs.

Exit code 0 where all are allowed, 1 where at least one is disallowed.`,
  run: (invocation) => {
    const { positionals, options } = invocation;
    if (positionals[0] === '-' && options.urls.includes('-'))
      throw new UsageError('Standard input (-) can be read once only.');
    return withStdin(invocation, askRobots);
  },
});

async function askRobots({
  positionals,
  options,
  json,
  terminal,
}: Invocation<typeof OPTIONS>): Promise<ExitCode> {
  const [file, ...urls] = positionals;
  if (file === undefined) throw new UsageError('robots needs a ROBOTS.TXT.');
  if (urls.length === 0 && options.urls.length === 0)
    throw new UsageError('robots needs at least one URL, or a list of them with --urls.');
  if (options.urls.filter((list) => list === '-').length > 1)
    throw new UsageError('--urls - can be given once: standard input ends only once.');
  const { agents, taken } = readAgents(options.agent);
  for (const line of taken) await terminal.stderr.line(line);
  for (const url of urls) assertAddress(url, '');
  const problems: Problem[] = [];
  const ask = await openRobots(file, (problem) => problems.push(problem));
  for (const problem of problems) await terminal.stderr.line(formatProblem(worded(problem)));
  const found = { disallowed: false };
  async function* verdicts(): AsyncGenerator<UrlVerdict> {
    for await (const url of addresses(urls, options.urls, terminal)) {
      for (const agent of agents) {
        const verdict = ask(agent, url);
        found.disallowed ||= !verdict.allowed;
        yield verdict;
      }
    }
  }
  if (json) {
    const one = agents.length === 1 ? { agent: agents[0] } : {};
    await writeJson(terminal.stdout, { ...one, agents, verdicts: verdicts() });
  } else {
    for await (const { agent, url, allowed, line, rule, group } of verdicts()) {
      const reason = line === null ? 'no rule applies' : `${givenName(file)}:${String(line)}: ${rule ?? ''}`;
      const counts = group === null ? 'no group' : `group ${group}`;
      const one = agents.length > 1 ? [agent] : [];
      const parts = [allowed ? 'allowed' : 'disallowed', ...one, url, reason, counts];
      await terminal.stdout.line(parts.map(valueLine(terminal.stdout)).join('\t'));
    }
  }
  return found.disallowed ? 1 : 0;
}

/** Each once, whatever the case of its letters; `taken` tells which crawlers were found in headers. */
function readAgents(given: readonly string[]): { agents: readonly string[]; taken: readonly string[] } {
  if (given.length === 0) throw new UsageError('--agent is missing.');
  const known = new Map<string, string>();
  const taken: string[] = [];
  for (const text of given) {
    const isName = text === '*' || (agentToken(text) !== '' && !/\s/.test(text));
    const agent = isName ? text : inHeader(text);
    if (agent !== text) taken.push(`--agent "${shown(text)}" is taken as ${agent}.`);
    const token = agent === '*' ? '*' : agentToken(agent);
    if (!known.has(token)) known.set(token, agent);
  }
  return { agents: [...known.values()], taken };
}

/** The known crawler that a User-Agent header names. */
function inHeader(text: string): string {
  const crawler = crawlerInHeader(text);
  if (crawler) return crawler.name;
  throw new UsageError(
    `--agent "${shown(text)}" names no crawler that is known. Give its product token, of letters, - and _, such as Googlebot, or *.`,
  );
}

function shown(text: string): string {
  return oneLine(text).slice(0, 200);
}

async function* addresses(
  urls: readonly string[],
  lists: readonly string[],
  { stdin, signal }: Terminal,
): AsyncGenerator<string> {
  yield* urls;
  for (const list of lists) {
    const name = list === '-' ? 'standard input' : list;
    for await (const { text, line } of readListed(list === '-' ? stdin() : list)) {
      signal.throwIfAborted();
      assertAddress(text, `${name}:${String(line)}: `);
      yield text;
    }
  }
}

function assertAddress(url: string, place: string): void {
  if (/^(?:https?:\/)?\//i.test(url)) return;
  throw new UsageError(
    `${place}"${oneLine(url).slice(0, 200)}" is neither an http or https URL nor a path that begins with /.`,
  );
}
