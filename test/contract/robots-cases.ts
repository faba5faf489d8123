// One valid use of every request about robots.txt, on a small project.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { robotsRequests } from '../../shared/contract/requests/robots-requests.ts';
import type { Case } from './case-context.ts';

type RobotsName = keyof typeof robotsRequests;

const SITE = 'https://www.example.com';
const ROBOTS = { origin: SITE, text: 'User-agent: *\nDisallow: /x\n', byteOrderMark: false };

export const robotsCases: { readonly [N in RobotsName]: Case<N> } = {
  'robots.list': ({ ask }) => ask('robots.list', {}),
  'robots.read': ({ ask }) => ask('robots.read', { origin: SITE }),
  'robots.keepDraft': ({ ask }) =>
    ask('robots.keepDraft', { origin: SITE, draft: { text: 'Disallow', byteOrderMark: false, version: 0 } }),
  'robots.preview': ({ ask }) => ask('robots.preview', { origin: SITE, text: 'User-agent: *\nDisallow: /' }),
  'robots.stopPreview': ({ ask }) => ask('robots.stopPreview', {}),
  'robots.save': ({ ask }) => ask('robots.save', ROBOTS),
  'robots.remove': async ({ ask }) => {
    await ask('robots.save', ROBOTS);
    return ask('robots.remove', { origin: SITE });
  },
  'robots.setAgents': ({ ask }) => ask('robots.setAgents', { agents: ['Googlebot', '*'] }),
  'robots.use': async ({ ask, jobEnd, folder }) => {
    await ask('robots.save', ROBOTS);
    const path = join(folder, 'robots.txt');
    await writeFile(path, 'User-agent: *\nDisallow: /y\n');
    await ask('import.start', { sources: [path] });
    await jobEnd();
    return ask('robots.use', { origin: SITE, file: 1 });
  },
  'robots.export': async ({ ask, folder }) => {
    await ask('robots.save', ROBOTS);
    return ask('robots.export', { origin: SITE, path: join(folder, 'robots.txt') });
  },
};
