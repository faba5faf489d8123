// What an engine answers about a comparison in which nothing differs, for tests of the window.
import type { EngineClient, RequestParams } from '../../../../shared/contract/requests/requests.ts';

export const FAKE_COMPARISON = {
  'compare.start': () => ({ job: 1 }),
  'compare.export': () => ({ job: 1 }),
  'compare.rows': ({ start }: RequestParams<'compare.rows'>) => ({ start, total: 0, items: [] }),
  'compare.apply': () => ({
    applied: { added: 0, changed: 0, removed: 0, included: 0, same: 0, skipped: 0, unwritable: 0 },
  }),
} satisfies { readonly [N in keyof EngineClient]?: (params: RequestParams<N>) => unknown };
