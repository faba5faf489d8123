// project.info: what the window shows of the project as a whole.
import { basename, extname } from 'node:path';
import type { ProjectInfo } from '../../../shared/model/project.ts';
import type { Command } from '../context.ts';
import { RULES } from '../check/rule-registry.ts';
import type { OpenProject } from '../open-project.ts';
import { readSavedViews } from '../store/saved-views.ts';
import { currentProject } from './current-project.ts';

export const projectInfo: Command<'project.info'> = (_, context) => describeProject(currentProject(context));

/** The project as a whole; rules without a finding have 0 rows. */
export function describeProject(project: OpenProject): ProjectInfo {
  const { store } = project;
  const { rows, included } = store.counts();
  const counts = store.ruleCounts();
  return {
    path: store.path,
    name: basename(store.path, extname(store.path)),
    untitled: project.untitled,
    rows,
    included,
    site: store.site(),
    settings: store.settings(),
    sections: store.sections.list(),
    sectionCounts: store.sections.list().length === 0 ? [] : store.sections.counts(),
    layout: store.layout(),
    views: readSavedViews(store.db),
    sources: store.sources(),
    problems: RULES.map(({ id, severity, summary }, bit) => ({
      rule: id,
      severity,
      summary,
      rows: counts[bit] ?? 0,
    })),
    history: store.historyState(),
    revision: project.revision,
    recoveredFrom: project.recoveredFrom,
  };
}
