// One valid use of every request about the overview, on a small project.
import { join } from 'node:path';
import type { RequestName } from '../../shared/contract/requests/requests.ts';
import type { Case, CaseContext } from './case-context.ts';

type OverviewName = Extract<RequestName, `overview.${string}`>;

/** Writes the set, so that there is something to compare with. */
async function exported({ ask, folder, jobEnd }: CaseContext): Promise<void> {
  const limits = { maxUrls: 50_000, maxBytes: 52_428_800 };
  const out = join(folder, 'out');
  await ask('export.start', { out, baseUrl: 'https://www.example.com/', ...limits, gzip: false });
  await jobEnd();
}

export const overviewCases: { readonly [N in OverviewName]: Case<N> } = {
  'overview.open': ({ ask }) => ask('overview.open', { filter: [{ kind: 'included', value: true }], run: 1 }),
  'overview.folders': ({ ask }) =>
    ask('overview.folders', {
      filter: [],
      run: 1,
      folder: { host: 'www.example.com', path: '/' },
      folded: true,
      order: { by: 'urls', direction: 'desc' },
      start: 0,
      count: 10,
    }),
  'overview.cancel': ({ ask }) => ask('overview.cancel', { run: 1 }),
  'overview.files': async (context) => {
    await exported(context);
    return context.ask('overview.files', {});
  },
  'overview.since': async (context) => {
    await exported(context);
    return context.ask('overview.since', { run: 1 });
  },
};
