// project.info: what the window shows of the project as a whole.
import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { ProjectInfo, SourceInfo } from '../../../../shared/model/project.ts';
import { isTemporaryLocation } from '../../../../shared/model/temporary-location.ts';
import type { Command } from '../../project/context.ts';
import type { RuleCount } from '../../../../shared/model/rule.ts';
import { FIXES, SAFE_RULES } from '../../check/fixes.ts';
import { isBlocking, severityOf } from '../../check/rule-level.ts';
import { RULES } from '../../check/rule-registry.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { readExportSettings } from '../../store/exports/export-profiles.ts';
import { readSavedViews } from '../../store/saved-views.ts';
import { readWorkspace } from '../../store/kept-workspace.ts';
import type { ProjectStore } from '../../store/store.ts';
import { PASTED } from '../import/pasted-file.ts';
import { currentProject } from '../../project/current-project.ts';
import { projectFindings } from '../check/project-findings.ts';
import { refreshFacts } from '../../project/refresh-facts.ts';

export const projectInfo: Command<'project.info'> = (_, context) => {
  const project = currentProject(context);
  refreshFacts(context, project);
  return describeProject(project);
};

/** The project as a whole; rules without a finding have 0 rows. Findings about all rows may be those of before. `problems`: see project.open. */
export function describeProject(project: OpenProject, problems = true): ProjectInfo {
  const { store } = project;
  const { rows, included } = store.counts();
  const sources = store.sources();
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
    workspace: readWorkspace(store.db),
    views: readSavedViews(store.db),
    exports: readExportSettings(store.db),
    sources,
    lostSources: sources.filter(isLost).map(({ id }) => id),
    sourceCounts: Array.from(store.sourceCounts(), ([source, rows]) => ({ source, rows })),
    problems: problems ? countProblems(store) : [],
    flagged: store.flaggedRows(),
    agents: store.robots.agents(),
    history: store.historyState(),
    revision: project.revision,
    membership: project.views.membership,
    recoveredFrom: project.recoveredFrom,
    foreignPart: project.foreignPart,
    readOnly: project.readOnly,
  };
}

/** There is nowhere to look at it again. A file of the user's that is missing just now may come back. */
function isLost({ location }: SourceInfo): boolean {
  return location === PASTED || (isTemporaryLocation(location) && !existsSync(location));
}

/** Every rule with its rows, or the number of its findings where those are not about rows. */
function countProblems(store: ProjectStore): RuleCount[] {
  const settings = store.checks();
  const rows = store.ruleCounts();
  const findings = new Map<string, number>();
  for (const { code } of projectFindings(store, true)) findings.set(code, (findings.get(code) ?? 0) + 1);
  return RULES.map(({ id, kind, summary }) => {
    const filter = kind === 'row' || kind === 'set';
    const count = (filter ? rows.get(id) : findings.get(id)) ?? 0;
    const severity = severityOf(id, settings);
    const fixable = FIXES[id] !== undefined;
    const safe = SAFE_RULES.includes(id);
    return { rule: id, severity, summary, rows: count, filter, fixable, safe, blocking: isBlocking(id) };
  });
}
