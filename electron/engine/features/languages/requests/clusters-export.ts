// clusters.export: writes a list of clusters as CSV, a column for each language, complete or not at all. It changes no row.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { basename, resolve } from 'node:path';
import { FAULT_NAMES, type ClusterRow, type ClustersWritten } from '../../../../../shared/model/cluster.ts';
import type { Command } from '../../../project/context.ts';
import type { ShownClusters } from '../../../project/cluster-cache.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { currentProject } from '../../../project/current-project.ts';
import type { JobControl } from '../../../jobs/job-runner.ts';
import { expectedLanguages } from '../../../check/languages/expected-languages.ts';
import { csvRecordWriter } from '../../table/csv-record.ts';
import { refuseTarget } from '../../../../files/refuse-target.ts';
import { createTableFile, tableFileError } from '../../../../files/table-file.ts';
import { faultsOfCluster, setsWithHoles } from '../choose-clusters.ts';
import { readClusters } from '../read-clusters.ts';

const CLUSTERS_AT_ONCE = 500;

export const clustersExport: Command<'clusters.export'> = ({ list, path: given, overwrite }, context) => {
  const project = currentProject(context);
  const shown = project.clusters.list(list);
  const path = resolve(given);
  refuseTarget(path, { projects: [project.store.path] });
  const job = context.jobs.start('clustersExport', (control) =>
    writeClusters(project, shown, { path, overwrite }, control),
  );
  return { job };
};

async function writeClusters(
  project: OpenProject,
  { index, numbers }: ShownClusters,
  { path, overwrite }: { readonly path: string; readonly overwrite: boolean },
  control: JobControl,
): Promise<ClustersWritten> {
  const file = await createTableFile(path, overwrite).catch((error: unknown) => {
    throw tableFileError(error, path);
  });
  try {
    const { store } = project;
    const chosen = store.settings().expectedLanguages;
    const expected = expectedLanguages(index.languages, index.clusters.count, chosen).codes;
    const holes = setsWithHoles(index, expected);
    const known = index.languages.map(({ code }) => code);
    const codes = [...known, ...expected.filter((code) => !known.includes(code))];
    const record = csvRecordWriter({ delimiter: ',', guardDates: false });
    await file.handle.appendFile(`\uFEFF${record(['page', 'rows', 'issues', ...codes.map(index.spell)])}`);
    for (let start = 0; start < numbers.length; start += CLUSTERS_AT_ONCE) {
      control.signal.throwIfAborted();
      const some = Array.from(numbers.subarray(start, start + CLUSTERS_AT_ONCE));
      const lines = readClusters(store, index, some).map((row, i) =>
        record([
          row.loc,
          String(row.count),
          faultsOfCluster(index, holes, some[i] ?? 0)
            .map((fault) => FAULT_NAMES[fault])
            .join(' '),
          ...cellsOf(row, codes),
        ]),
      );
      await file.handle.appendFile(lines.join(''));
      const done = start + some.length;
      control.report({ label: basename(path), done, total: numbers.length, bytes: 0, bytesTotal: null });
      await nextTurn();
    }
    control.signal.throwIfAborted();
    const { size } = await file.handle.stat();
    await file.commit();
    return { path, clusters: numbers.length, bytes: size };
  } catch (error) {
    await file.discard();
    throw tableFileError(error, path);
  }
}

/** The addresses of each language, with blanks between those of one that has several. */
function cellsOf({ cells }: ClusterRow, codes: readonly string[]): string[] {
  const byCode = new Map(cells.map(({ language, links }) => [language, links]));
  return codes.map((code) => (byCode.get(code) ?? []).map(({ href }) => href).join(' '));
}
