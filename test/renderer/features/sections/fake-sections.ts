// What an engine answers about sections of which none are suggested, for tests of the window.
import type { EngineClient, RequestParams } from '../../../../shared/contract/requests/requests.ts';

export const FAKE_SECTIONS = {
  'section.suggest': () => [],
  'section.preview': ({ sections }: RequestParams<'section.preview'>) => ({
    rows: sections.map(() => 1),
    rest: 0,
  }),
  'section.stopPreview': () => null,
} satisfies { readonly [N in keyof EngineClient]?: (params: RequestParams<N>) => unknown };
