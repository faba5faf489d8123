// clusters.previewBuild and clusters.build: clusters from a pattern of the addresses, or from a table. It wires the plans
// to the change that carries them out.
import type { BuildSource } from '../../../../../shared/contract/requests/cluster-requests.ts';
import { X_DEFAULT, type BuildPreview, type BuiltCluster } from '../../../../../shared/model/cluster.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { LinkProblem } from '../../../read/parse/table/link-table.ts';
import type { Command } from '../../../project/context.ts';
import { readPattern } from '../../edit/cluster-pattern.ts';
import type { ProjectStore } from '../../../store/store.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { applySteps, changeableProject, currentProject } from '../../../project/current-project.ts';
import { knownSpelling } from '../known-clusters.ts';
import { patternClusters, type PlannedCluster, type TakeClusters } from '../pattern-clusters.ts';
import { tableClusters } from '../table-clusters.ts';
import { changedLinks, writeLinks } from '../write-links.ts';

const SAMPLES = 100;
const PROBLEMS = 100;

export const clustersPreviewBuild: Command<'clusters.previewBuild'> = async (
  { source },
  context,
  window = 0,
) => {
  const project = currentProject(context);
  return await project.clusters.preview.of(window).run(previewSteps(project, source), () => undefined);
};

export const clustersBuild: Command<'clusters.build'> = ({ source }, context) => {
  const { store, clusters } = changeableProject(context);
  clusters.preview.stop();
  const rows = source.kind === 'pattern' ? store.counts().included * 2 : 0;
  return applySteps(context, { label: { code: 'buildClusters' }, rows }, function* (writer, project) {
    yield* planSteps(project, source, new Tally(project.store), function* (planned) {
      const rowsOf = planned.flatMap((cluster) => cluster.rows);
      yield* writeLinks(writer, changedLinks(project.store, rowsOf));
    });
  });
};

function* previewSteps(project: OpenProject, source: BuildSource): Steps<BuildPreview> {
  const { store } = project;
  const tally = new Tally(store);
  yield* planSteps(project, source, tally, function* (planned) {
    const rows = planned.flatMap((cluster) => cluster.rows);
    tally.add(planned, new Set(changedLinks(store, rows).map(({ id }) => id)));
    yield 0;
  });
  return tally.preview();
}

function* planSteps(
  project: OpenProject,
  source: BuildSource,
  tally: Tally,
  take: TakeClusters,
): Steps<void> {
  const { store } = project;
  const { fallback, replace } = source;
  const common = { fallback, replace, spell: yield* knownSpelling(project) };
  if (source.kind === 'pattern') {
    const read = readPattern(source.pattern, source.plain);
    yield* patternClusters(store, { read, ...common }, take);
    return;
  }
  const { onProblem, onUnknown } = tally;
  const from = source.kind === 'file' ? { path: source.path } : { text: source.text };
  yield* tableClusters(store, { source: from, ...common, onProblem, onUnknown }, take);
}

/** Counts what is planned, and keeps the first of it. */
class Tally {
  readonly #samples: BuiltCluster[] = [];
  readonly #problems: LinkProblem[] = [];
  readonly #languages = new Map<string, number>();
  /** By row id: 1 = it is in a cluster, 2 = it would change. Lines of a table can name a row again. */
  readonly #marks: Uint8Array;
  #clusters = 0;
  #rows = 0;
  #changes = 0;
  #unknown = 0;

  constructor(store: ProjectStore) {
    this.#marks = new Uint8Array(store.lastRowId() + 1);
  }

  readonly onProblem = (problem: LinkProblem): void => {
    if (this.#problems.length < PROBLEMS) this.#problems.push(problem);
  };

  readonly onUnknown = (href: string, line: number): void => {
    this.#unknown++;
    this.onProblem({ line, why: reason('link-unknown-row', { url: href.slice(0, 200) }) });
  };

  add(planned: readonly PlannedCluster[], changed: ReadonlySet<number>): void {
    for (const { links, rows } of planned) {
      const shown = links.flatMap(({ language, href }) => (href === null ? [] : [{ language, href }]));
      const changes = rows.filter(({ id }) => changed.has(id)).length;
      this.#clusters++;
      for (const { id } of rows) this.#mark(id, changed.has(id));
      for (const { language } of shown) {
        const code = language.toLowerCase();
        this.#languages.set(code, (this.#languages.get(code) ?? 0) + 1);
      }
      if (this.#samples.length < SAMPLES) this.#samples.push({ links: shown, changes });
    }
  }

  #mark(id: number, changes: boolean): void {
    const known = this.#marks[id] ?? 0;
    if (known === 0) this.#rows++;
    if (changes && known !== 2) this.#changes++;
    this.#marks[id] = changes || known === 2 ? 2 : 1;
  }

  preview(): BuildPreview {
    const languages = Array.from(this.#languages, ([code, clusters]) => ({ code, clusters }));
    return {
      clusters: this.#clusters,
      rows: this.#rows,
      changes: this.#changes,
      languages: languages.sort(
        (a, b) =>
          Number(b.code === X_DEFAULT) - Number(a.code === X_DEFAULT) ||
          b.clusters - a.clusters ||
          (a.code < b.code ? -1 : 1),
      ),
      samples: this.#samples,
      unknown: this.#unknown,
      problems: this.#problems,
    };
  }
}
