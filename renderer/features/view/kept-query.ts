// The search, filter and sort of a window, kept for the one that comes after a crash. It opens no view itself.
import * as v from 'valibot';
import { viewQuery } from '../../../shared/contract/schemas.ts';
import type { Condition, SortKey } from '../../../shared/model/rows/view-query.ts';
import { useDrafts } from '../../shell/drafts/drafts-store.ts';
import { useDraftNotices } from '../../shell/drafts/use-draft-notices.ts';

/** What the user asks for. */
export interface Asked {
  readonly search: string;
  readonly conditions: readonly Condition[];
  readonly sort: readonly SortKey[];
}

export const ALL_ROWS: Asked = { search: '', conditions: [], sort: [] };

const ASKED = v.strictObject({
  search: v.string(),
  conditions: viewQuery().entries.filter,
  sort: viewQuery().entries.sort,
});

/** `take`: for a project that has just come, with all else that is kept of it. */
export function useKeptQuery() {
  const drafts = useDrafts();
  const tellDrafts = useDraftNotices();
  return {
    take: async (): Promise<Asked | null> => {
      tellDrafts(await drafts.take());
      return drafts.of('view', ASKED);
    },
    keep: ({ search, conditions, sort }: Asked) => {
      const isAll = search === '' && conditions.length === 0 && sort.length === 0;
      drafts.keep('view', isAll ? null : { search, conditions, sort });
    },
  };
}
