// Measures verdicts of robots.txt over one project file in this process and prints the figures as one line. Argument: the
// project.
import type { LocReader } from '../../../electron/engine/check/robots/loc-reader.ts';
import { RobotsJudge } from '../../../electron/engine/check/robots/robots-judge.ts';
import { openProjectFile } from '../../../electron/engine/features/project/open-project-file.ts';
import { recheckTouched } from '../../../electron/engine/check/run/recheck.ts';
import { previewRobots } from '../../../electron/engine/features/robots/requests/robots-preview.ts';
import { scanRobots } from '../../../electron/engine/check/run/robots/scan-robots.ts';
import { JoinedLocs } from '../../../electron/engine/store/rows/joined-locs.ts';
import type { ChangeWriter, Settle } from '../../../electron/engine/store/history/history.ts';
import { robotsColumn } from '../../../shared/model/rows/robots-column.ts';
import { robotsVerdict } from '../../../shared/protocol/robots-verdict.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import { ROBOTS_MARK, type RobotsFigures } from '../figures/robots-figures.ts';
import { quantile } from '../target-table.ts';

const RULES = 2_000;
const SAMPLES = 400;
const WINDOWS = 200;
const ROWS_READ = 4_096;

const project = openProjectFile(process.argv[2] ?? '');
const { store, views } = project;
const agents = store.robots.agents();
const rows = store.lastRowId();
const origin = store.site() ?? 'https://www.example.com';

let longestStep = 0;

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function run<T>(steps: Steps<T>): T {
  for (;;) {
    const started = performance.now();
    const next = steps.next();
    if (next.done === true) return next.value;
    longestStep = Math.max(longestStep, performance.now() - started);
  }
}

/** Always the same numbers. */
let seed = 7;
function random(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return Math.floor((seed / 0x8000_0000) * below);
}

const sample = store
  .rowsById(Array.from({ length: SAMPLES }, (_, i) => 1 + ((i * 7_919) % rows)))
  .loc.filter((loc) => loc.startsWith(`${origin}/`));

/** Rules as sites have them: folders and pages, some with wildcards and ends; a group for each crawler and one for all. */
function robotsTxt(): string {
  const names = ['*', ...agents];
  const perGroup = Math.ceil(RULES / names.length);
  let left = RULES;
  return names
    .map((name) => {
      const rules = Array.from({ length: Math.min(perGroup, left) }, () => rule());
      left -= rules.length;
      return [`User-agent: ${name}`, ...rules, ''].join('\n');
    })
    .join('\n');
}

function rule(): string {
  const path = new URL(sample[random(sample.length)] ?? origin).pathname;
  const parts = path.split('/').slice(1);
  const folder = `/${parts.slice(0, 1 + random(parts.length)).join('/')}`;
  const word = (parts.at(-1) ?? '').slice(0, 6 + random(8)) || 'print';
  const forms = [
    ...Array.from({ length: 8 }, () => path.slice(0, folder.length + 3 + random(12))),
    ...Array.from({ length: 4 }, () => `${folder}/${word}`),
    path,
    `${path}$`,
    `/*/${word}`,
    `${folder}/*-${String(random(9_999))}.html$`,
    `/*?*${word}=`,
  ];
  return `${random(10) < 3 ? 'Allow' : 'Disallow'}: ${forms[random(forms.length)] ?? folder}`;
}

function keep(content: string): void {
  const work = function* (writer: ChangeWriter): Steps<void> {
    store.robots.add(writer.change(), { origin, content: Buffer.from(content), location: null });
    yield 0;
  };
  run(store.changeSteps('robots', work, (touched) => recheckTouched(project, touched)));
}

function flagged(): number {
  return store.ruleCounts().get('robots-blocked') ?? 0;
}

const content = robotsTxt();
const scan = timed(() => {
  for (let from = 1; from <= rows; from += ROWS_READ)
    new JoinedLocs(store.db, from, from + ROWS_READ - 1).texts();
});
let read: LocReader = () => 0;
const compile = timed(() => {
  read = new RobotsJudge([{ origin, content }]).bytesReader(agents);
  const first = Buffer.from(`${origin}/`);
  read(first, 0, first.length);
});
let blocked = 0;
const verdicts = timed(() => {
  const question = { kind: 'mask', files: [{ origin, content }], agents, changed: null } as const;
  const visit = (value: number): void => {
    if (value > 0) blocked++;
  };
  run(scanRobots(store.db, { question, visit }));
});
keep(content);
const deep = sample.find((loc) => new URL(loc).pathname.split('/').length > 4) ?? origin;
const folder = new URL(deep).pathname.split('/').slice(0, 3).join('/');
/** With rules more for the first crawler. */
const withRules = (...rules: string[]): string =>
  content.replace(`User-agent: ${agents[0] ?? ''}\n`, (group) => `${group}${rules.join('\n')}\n`);
// The star says nothing, and makes it a rule that is not there yet.
const one = withRules(`Disallow: ${folder}*`);
const any = withRules('Disallow: /*?*', 'Allow: /*/');
const preview = (text: string): number =>
  timed(() => void run(previewRobots(store, { origin, content: text })));
const [previewOne, previewAny] = [preview(one), preview(any)];
const [saveOne, saveAny] = [
  timed(() => {
    keep(one);
  }),
  timed(() => {
    keep(any);
  }),
];

// All rows may be read, then none: every row gets another verdict and another flag.
keep('User-agent: *\nDisallow:\n');
const none = 'User-agent: *\nDisallow: /\n';
const previewAll = preview(none);
const flaggedBefore = flagged();
const saveAll = timed(() => {
  keep(none);
});
const flaggedByAll = flagged() - flaggedBefore;
const undoAll = timed(() => {
  const settle = (...[touched, kept]: Parameters<Settle>): Steps<void> =>
    recheckTouched(project, touched, { kept });
  run(store.states.goTo(store.states.before() ?? 0, settle));
});
keep(any);

const started = performance.now();
const { view, rows: shown } = await views.open({
  filter: [{ kind: 'set', column: 'robots', values: [agents[0] ?? ''] }],
  sort: [],
});
const filter = performance.now() - started;
const column = robotsColumn(agents[0] ?? '');
const timedAsync = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
const columnFilter = await timedAsync(() =>
  views.open({ filter: [{ kind: 'set', column, values: ['blocked'] }], sort: [] }),
);
const columnValues = await timedAsync(() => views.values({ column, filter: [], limit: 1_000 }));
const columnSort = await timedAsync(() => views.open({ filter: [], sort: [{ column, direction: 'desc' }] }));
const all = shown > 0 ? view : (await views.open({ filter: [], sort: [] })).view;
const windows = Array.from({ length: WINDOWS }, (_, i) =>
  timed(
    () => void views.window({ view: all, start: (i * 7_919) % Math.max(1, shown - 200), count: 200, agents }),
  ),
);

const asked = sample.slice(0, 12);
const perVerdict = (work: (loc: string, agent: string) => unknown): number =>
  (timed(() => {
    for (const loc of asked) for (const agent of agents) work(loc, agent);
  }) *
    1_000) /
  (asked.length * agents.length);
const naive = perVerdict((loc, agent) => robotsVerdict(content, agent, loc));
const figures: RobotsFigures = {
  rules: RULES,
  agents: agents.length,
  blocked,
  scan,
  compile,
  verdicts,
  previewOne,
  previewAny,
  saveOne,
  saveAny,
  previewAll,
  saveAll,
  flaggedByAll,
  longestStep,
  filter,
  undoAll,
  columnFilter,
  columnValues,
  columnSort,
  window: quantile(windows, 0.5),
  naive,
  compiled: ((verdicts - scan) * 1_000) / (rows * agents.length),
};
store.close();
console.log(ROBOTS_MARK + JSON.stringify(figures));
