// The compiled robots.txt files of a project, made once for each state of them. It wires store, parse and check.
import type { AgentVerdict, RowRobots } from '../../../../../shared/model/robots.ts';
import { originOf } from '../../robots/loc-reader.ts';
import { RobotsJudge, type RobotsText } from '../../robots/robots-judge.ts';
import { decodeRobots } from '../../../read/parse/text/decode-robots.ts';
import type { ProjectStore } from '../../../store/store.ts';
import type { KeptRobots, RobotsStore } from '../../../store/robots-versions.ts';

export { originOf };

const judges = new WeakMap<readonly KeptRobots[], RobotsJudge>();

/** Null where the project has no robots.txt. */
export function robotsJudge({ robots }: Pick<ProjectStore, 'robots'>): RobotsJudge | null {
  const files = robots.files();
  if (files.length === 0) return null;
  let judge = judges.get(files);
  if (!judge) judges.set(files, (judge = new RobotsJudge(textsOf(files))));
  return judge;
}

export function textsOf(files: readonly KeptRobots[]): RobotsText[] {
  return files.map(({ origin, content }) => ({ origin, content: decodeRobots(content) }));
}

/** What the column of verdicts shows: the crawlers that are kept out, with a comma between; null without robots.txt. */
export function blockedAgents(store: { readonly robots: RobotsStore }): (loc: string) => string | null {
  const agents = store.robots.agents();
  const read = robotsJudge(store)?.reader(agents);
  const texts = new Map<number, string>();
  return (loc) => {
    const mask = read ? read(loc) : -1;
    if (mask <= 0) return mask < 0 ? null : '';
    let text = texts.get(mask);
    if (text === undefined) {
      text = agents.filter((_, place) => (mask >> place) & 1).join();
      texts.set(mask, text);
    }
    return text;
  };
}

/** The verdicts of an address for the project's crawlers; null where the project has no robots.txt for it. */
export function rowRobots(store: { readonly robots: RobotsStore }, loc: string): RowRobots | null {
  const judge = robotsJudge(store);
  const decisions = store.robots.agents().map((agent) => ({ agent, decision: judge?.decide(agent, loc) }));
  const origin = decisions[0]?.decision?.origin;
  if (origin === undefined) return null;
  const verdicts = decisions.map(({ agent, decision }): AgentVerdict => {
    const decidedBy = decision?.decidedBy;
    return {
      agent,
      allowed: decision?.allowed ?? true,
      line: decidedBy?.line ?? null,
      rule: decidedBy?.text ?? null,
      group: decision?.group,
    };
  });
  return { origin, verdicts };
}
