// One valid use of every request about exports and their profiles, on a small project.
import { join } from 'node:path';
import type { exportRequests } from '../../shared/contract/requests/export-requests.ts';
import type { Case } from './case-context.ts';

const exportOptions = (folder: string) => ({
  out: join(folder, 'out'),
  baseUrl: 'https://www.example.com/',
  maxUrls: 50_000,
  maxBytes: 52_428_800,
  gzip: true,
});

export const exportCases: { readonly [N in keyof typeof exportRequests]: Case<N> } = {
  'export.plan': ({ ask, folder }) => ask('export.plan', exportOptions(folder)),
  'export.errors': ({ ask }) => ask('export.errors', {}),
  'export.hosts': ({ ask, folder }) => ask('export.hosts', exportOptions(folder)),
  'export.start': async ({ ask, folder, jobEnd }) => {
    const started = await ask('export.start', exportOptions(folder));
    await jobEnd();
    return started;
  },
  'export.result': async (context) => {
    await exportCases['export.start'](context);
    return context.ask('export.result', {});
  },
  'export.removeOld': async ({ ask, folder, jobEnd }) => {
    await ask('export.start', exportOptions(folder));
    await jobEnd();
    return ask('export.removeOld', { out: exportOptions(folder).out });
  },
  'export.zip': async ({ ask, folder, jobEnd }) => {
    const options = exportOptions(folder);
    await ask('export.start', options);
    await jobEnd();
    const path = join(folder, 'upload.zip');
    const started = await ask('export.zip', {
      out: options.out,
      names: ['sitemap-index.xml'],
      path,
      overwrite: true,
    });
    await jobEnd();
    return started;
  },
  'profile.save': ({ ask, folder }) =>
    ask('profile.save', { id: null, name: 'Live', options: exportOptions(folder) }),
  'profile.delete': ({ ask }) => ask('profile.delete', { id: 1 }),
};
