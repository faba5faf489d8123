// The files that the next export would write, as its plan has them. It writes nothing.
import type { SetFiles } from '../../../../shared/model/overview.ts';
import { indexesOf } from '../../../../shared/model/export/planned-set.ts';
import type { EngineContext } from '../../project/context.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { readExportSettings } from '../../store/exports/export-profiles.ts';
import { planExport } from '../export/plan-export.ts';

/** With the settings of the last export; null before the first. */
export async function setFiles(context: EngineContext, project: OpenProject): Promise<SetFiles | null> {
  const { last } = readExportSettings(project.store.db);
  if (!last) return null;
  const { options } = last;
  const plan = await planExport(context, project, options);
  return {
    out: options.out,
    maxUrls: options.maxUrls,
    maxBytes: options.maxBytes,
    sitemaps: plan.files,
    others: [...indexesOf(plan), ...plan.extras],
    obsolete: plan.obsolete,
    urls: plan.urls,
  };
}
