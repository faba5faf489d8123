// robots.preview and robots.stopPreview: which rows get another verdict by an edited robots.txt, before it is saved.
import type { AgentChange, RobotsExample, RobotsPreview } from '../../../../../shared/model/robots.ts';
import { groupFor, robotsGroups } from '../../../../../shared/protocol/robots-groups.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { RobotsText } from '../../../check/robots/robots-judge.ts';
import { changeOf } from '../../../check/robots/verdict-changes.ts';
import type { Command } from '../../../project/context.ts';
import { runnerForEach } from '../../../jobs/preview-runner.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { changedRules } from '../../../check/run/changed-rules.ts';
import { currentProject } from '../../../project/current-project.ts';
import { monotonic } from '../../../jobs/monotonic.ts';
import { textsOf } from '../../../check/run/robots/judge-of-project.ts';
import { scanRobots } from '../../../check/run/robots/scan-robots.ts';

const EXAMPLES = 20;

/** Apart from the previews of replacing, which go on meanwhile. */
const runnerOf = runnerForEach();

export const robotsPreview: Command<'robots.preview'> = ({ origin, text }, context, window = 0) => {
  const project = currentProject(context);
  return runnerOf(project, window).run(
    previewRobots(project.store, { origin, content: text }),
    () => undefined,
  );
};

export const robotsStopPreview: Command<'robots.stopPreview'> = (_, context, window = 0) => {
  runnerOf(currentProject(context), window).stop();
  return null;
};

/** What differs in the verdicts of rows with this robots.txt. No robots.txt allows everything. Yields the rows looked at. */
export function* previewRobots(
  { db, robots }: Pick<ProjectStore, 'db' | 'robots'>,
  edited: RobotsText,
): Steps<RobotsPreview> {
  const started = monotonic();
  const before = textsOf(robots.files().filter(({ origin }) => origin === edited.origin));
  const { agents, files } = changedRules(before, [edited], robots.agents());
  const blocked = new MaskCounts();
  const allowed = new MaskCounts();
  const examples: RobotsExample[] = [];
  let rows = 0;
  const named = (mask: number): string[] => agents.filter((_, place) => (mask >> place) & 1);
  if (agents.length > 0) {
    const [origin, old, after] = [edited.origin, before[0]?.content ?? '', edited.content];
    yield* scanRobots(db, {
      question: { kind: 'change', origin, before: old, after, agents, changed: files },
      visit: (value, place, part) => {
        const change = changeOf(value);
        if (!change) return;
        rows++;
        blocked.add(change.blocked);
        allowed.add(change.allowed);
        if (examples.length === EXAMPLES) return;
        examples.push({
          id: part.id(place),
          loc: part.loc(place),
          blocked: named(change.blocked),
          allowed: named(change.allowed),
        });
      },
    });
  }
  const old = robotsGroups(before[0]?.content ?? '');
  const fresh = robotsGroups(edited.content);
  const byAgent = robots.agents().map((agent): AgentChange => {
    const place = agents.indexOf(agent);
    return { agent, blocked: blocked.of(place), allowed: allowed.of(place) };
  });
  const groups = robots.agents().map((agent) => ({
    before: groupFor(old, agent).name,
    after: groupFor(fresh, agent).name,
  }));
  return { agents: byAgent, groups, rows, examples, ms: monotonic() - started };
}

/** How often each combination of crawlers occurred: there are few of them, whatever the number of rows. */
class MaskCounts {
  readonly #counts = new Map<number, number>();

  add(mask: number): void {
    this.#counts.set(mask, (this.#counts.get(mask) ?? 0) + 1);
  }

  /** Rows for the crawler with this bit. */
  of(bit: number): number {
    let sum = 0;
    for (const [mask, count] of this.#counts) sum += bit >= 0 && ((mask >> bit) & 1) === 1 ? count : 0;
    return sum;
  }
}
