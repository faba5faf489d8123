// The places that selected rows can be moved to, as entries of a menu. It moves nothing by itself.
import { REST_NAME, type Section } from '../../../shared/model/section.ts';
import type { Text } from '../../locales/use-text.ts';

export interface SectionEntry {
  readonly label: string;
  /** null = by the sections' conditions. */
  readonly section: number | null;
}

/** None while the project has no sections. */
export function sectionEntries(sections: readonly Section[], t: Text['t']): readonly SectionEntry[] {
  if (sections.length === 0) return [];
  const named = [...sections, { id: 0, name: REST_NAME }];
  return [
    ...named.map(({ id, name }) => ({ label: name, section: id })),
    { label: t('changes.sectionByRules'), section: null },
  ];
}
