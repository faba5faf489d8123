// What changed since the last export: the rows beside the files that it wrote. It keeps nothing of the comparison.
import type { ExportDifference } from '../../../../shared/model/overview.ts';
import type { EngineContext } from '../../project/context.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { readExportSettings } from '../../store/exports/export-profiles.ts';
import { compareSets } from '../compare/compare-sets.ts';
import type { RunControl } from './overview-runs.ts';

/** Null before the first export. Errors: those of compare.start, where its files are not there. */
export async function sinceExport(
  context: EngineContext,
  project: OpenProject,
  { signal, onProgress }: RunControl,
): Promise<ExportDifference | null> {
  const { last } = readExportSettings(project.store.db);
  if (!last) return null;
  const { out } = last.options;
  const { summary, table } = await compareSets(
    project,
    { sides: [{ kind: 'export', out }, { kind: 'project' }] },
    {
      signal,
      report: ({ done, total }) => {
        onProgress(total === null ? 0 : Math.min(1, done / Math.max(1, total)));
      },
    },
    context.surroundings,
  );
  table.close();
  return { out, at: last.run.at, ...summary.counts, unchanged: summary.unchanged };
}
