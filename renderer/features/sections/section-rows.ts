// The project's sections with the condition that shows their rows, as outline and palette list them. Pure.
import type { ProjectInfo } from '../../../shared/model/project.ts';
import type { Condition } from '../../../shared/model/rows/view-query.ts';
import { REST_NAME } from '../../../shared/model/section.ts';
import type { Text } from '../../locales/use-text.ts';

export interface SectionRows {
  readonly id: number;
  readonly name: string;
  readonly rows: number;
  readonly condition: Condition;
}

/** In their order, the rest last; none while the project has no sections. */
export function sectionRows(project: ProjectInfo | null, t: Text['t']): readonly SectionRows[] {
  if (!project || project.sections.length === 0) return [];
  const counts = new Map(project.sectionCounts.map(({ section, rows }) => [section, rows]));
  return [...project.sections, { id: 0, name: t('sections.outlineRest', { rest: REST_NAME }) }].map(
    ({ id, name }) => ({
      id,
      name,
      rows: counts.get(id) ?? 0,
      condition: { kind: 'set', column: 'section', values: [id] },
    }),
  );
}
