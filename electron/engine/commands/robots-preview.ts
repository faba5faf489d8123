// robots.preview and robots.stopPreview: which rows get another verdict by an edited robots.txt, before it is saved.
import type { AgentChange, RobotsExample, RobotsPreview } from '../../../shared/model/robots.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import { RobotsJudge, type RobotsText } from '../check/robots/robots-judge.ts';
import type { Command } from '../context.ts';
import { PreviewRunner } from '../preview-runner.ts';
import type { OpenProject } from '../open-project.ts';
import type { ProjectStore } from '../store/project-store.ts';
import { changedRules } from './changed-rules.ts';
import { currentProject } from './current-project.ts';
import { textsOf } from './robots-judges.ts';
import { scanRobots } from './scan-robots.ts';

const EXAMPLES = 20;

const runners = new WeakMap<OpenProject, PreviewRunner>();

export const robotsPreview: Command<'robots.preview'> = ({ origin, text }, context) => {
  const project = currentProject(context);
  return runnerOf(project).run(previewRobots(project.store, { origin, content: text }), () => undefined);
};

export const robotsStopPreview: Command<'robots.stopPreview'> = (_, context) => {
  runnerOf(currentProject(context)).stop();
  return null;
};

/** Apart from the previews of replacing, which go on meanwhile. */
function runnerOf(project: OpenProject): PreviewRunner {
  let runner = runners.get(project);
  if (!runner) runners.set(project, (runner = new PreviewRunner()));
  return runner;
}

/** What differs in the verdicts of rows with this robots.txt. No robots.txt allows everything. Yields the rows looked at. */
export function* previewRobots(
  { db, robots }: Pick<ProjectStore, 'db' | 'robots'>,
  edited: RobotsText,
): Steps<RobotsPreview> {
  const started = performance.now();
  const before = textsOf(robots.files().filter(({ origin }) => origin === edited.origin));
  const { agents, hints, matches } = changedRules(before, [edited], robots.agents());
  const [old, now] = [before, [edited]].map((files) => new RobotsJudge(files).reader(agents));
  const blocked = new Array<number>(agents.length).fill(0);
  const allowed = new Array<number>(agents.length).fill(0);
  const examples: RobotsExample[] = [];
  let rows = 0;
  const named = (mask: number): string[] => agents.filter((_, place) => (mask >> place) & 1);
  if (old && now && agents.length > 0) {
    yield* scanRobots(db, {
      hints,
      test: (loc) => {
        if (!matches(loc)) return 0;
        const [a, b] = [Math.max(old(loc), 0), Math.max(now(loc), 0)];
        // Above, who becomes blocked; below, who becomes allowed: both fit into one exact number.
        return a === b ? 0 : (b & ~a) * ALLOWED + (a & ~b);
      },
      found: ([id, loc, , , value]) => {
        rows++;
        const [more, less] = [Math.floor(Number(value) / ALLOWED), Number(value) % ALLOWED];
        count(blocked, more);
        count(allowed, less);
        if (examples.length < EXAMPLES) {
          examples.push({ id: Number(id), loc: String(loc), blocked: named(more), allowed: named(less) });
        }
      },
    });
  }
  const changes = robots.agents().map((agent): AgentChange => {
    const place = agents.indexOf(agent);
    return { agent, blocked: blocked[place] ?? 0, allowed: allowed[place] ?? 0 };
  });
  return { agents: changes, rows, examples, ms: performance.now() - started };
}

const ALLOWED = 2 ** 22;

function count(counts: number[], mask: number): void {
  for (let place = 0; place < counts.length; place++)
    counts[place] = (counts[place] ?? 0) + ((mask >> place) & 1);
}
