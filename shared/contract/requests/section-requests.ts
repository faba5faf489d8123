// The requests about sections: the schemas of their parameters, and their results.
import * as v from 'valibot';
import type { SectionSizes, SuggestedSection } from '../../model/section.ts';
import type { EditResult } from '../edit-result.ts';
import { sectionList } from '../schemas.ts';

export const sectionRequests = {
  /** Replaces the list of sections, in order; id 0 = a new one. All rows are sorted anew. Not a step of undo. */
  'section.define': sectionList,
  /** How many rows each would have, whatever its name. A later one ends it with "cancelled". */
  'section.preview': sectionList,
  'section.stopPreview': () => v.strictObject({}),
  /** Sections that the included rows suggest, those with the most rows first; at most 100. */
  'section.suggest': () => v.strictObject({ by: v.picklist(['folder', 'language', 'host', 'source']) }),
} satisfies Record<string, () => v.GenericSchema>;

export interface SectionResults {
  /** `changed` = how many rows went to another section. */
  'section.define': EditResult;
  'section.preview': SectionSizes;
  'section.stopPreview': null;
  'section.suggest': readonly SuggestedSection[];
}
