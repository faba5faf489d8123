// A language that the links of rows name as a condition on rows. It runs nothing.
import { languagesOf } from '../coded/languages-of.ts';
import type { FilterPart } from './filter-part.ts';

/** The condition without its negation. */
export function languagePart(code: string): FilterPart {
  const wanted = code.toLowerCase();
  return {
    sql: { sql: 'alternates > 0', values: [] },
    test: {
      columns: ['ext'],
      regex: null,
      accepts: (ext) => ext !== null && languagesOf(ext).includes(wanted),
    },
  };
}
