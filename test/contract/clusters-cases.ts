// One valid use of every request about clusters of language versions, on a small project.
import { join } from 'node:path';
import type { RequestName, RequestParams } from '../../shared/contract/requests/requests.ts';
import type { Case } from './case-context.ts';

type ClustersName = Extract<RequestName, `clusters.${string}`>;

const BUILD: RequestParams<'clusters.build'>['source'] = {
  kind: 'pattern',
  pattern: '/{lang}/…',
  plain: 'en',
  fallback: '',
  replace: false,
};
export const clustersCases: { readonly [N in ClustersName]: Case<N> } = {
  'clusters.open': ({ ask }) => ask('clusters.open', { run: 1, query: { fault: 'holes', lacks: 'fr' } }),
  'clusters.rows': async ({ ask }) => {
    const { list } = await ask('clusters.open', { run: 1, query: {} });
    return ask('clusters.rows', { list, start: 0, count: 10 });
  },
  'clusters.position': async ({ ask }) => {
    const { list } = await ask('clusters.open', { run: 1, query: {} });
    return ask('clusters.position', { list, row: 1 });
  },
  'clusters.set': ({ ask }) =>
    ask('clusters.set', { cells: [{ cluster: 1, language: 'de', href: 'https://www.example.com/de' }] }),
  'clusters.previewComplete': async ({ ask }) => {
    const { list } = await ask('clusters.open', { run: 1, query: {} });
    return ask('clusters.previewComplete', { list, ranges: [{ from: 0, to: 1 }] });
  },
  'clusters.export': async ({ ask, folder, jobEnd }) => {
    const { list } = await ask('clusters.open', { run: 1, query: {} });
    const started = await ask('clusters.export', { list, path: join(folder, 'c.csv'), overwrite: false });
    await jobEnd();
    return started;
  },
  'clusters.complete': async ({ ask }) => {
    const { list } = await ask('clusters.open', { run: 1, query: {} });
    return ask('clusters.complete', { list, ranges: [{ from: 0, to: 1 }] });
  },
  'clusters.previewBuild': ({ ask }) => ask('clusters.previewBuild', { source: BUILD }),
  'clusters.build': ({ ask }) => ask('clusters.build', { source: BUILD }),
};
