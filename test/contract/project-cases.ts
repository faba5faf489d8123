// One valid use of every request about the project as a whole.
import { join } from 'node:path';
import { expect } from 'vitest';
import type { RequestName } from '../../shared/contract/requests/requests.ts';
import type { Case } from './case-context.ts';

type ProjectRequest = Extract<RequestName, `project.${string}`>;

export const projectCases: { readonly [N in ProjectRequest]: Case<N> } = {
  'project.create': ({ ask, folder }) => ask('project.create', { path: join(folder, 'new.mapwright') }),
  'project.open': async ({ ask, folder }) => {
    const { path } = await ask('project.create', { path: join(folder, 'other.mapwright') });
    await ask('project.close', {});
    return ask('project.open', { path });
  },
  'project.saveAs': ({ ask, folder }) => ask('project.saveAs', { path: join(folder, 'copy.mapwright') }),
  'project.close': ({ ask }) => ask('project.close', {}),
  'project.info': ({ ask }) => ask('project.info', {}),
  'project.backups': async ({ ask, backUp, folder }) => {
    await backUp();
    return ask('project.backups', { path: join(folder, 'start.mapwright') });
  },
  'project.restore': async ({ ask, backUp, folder }) => {
    const [backup] = await backUp();
    return ask('project.restore', { path: join(folder, 'start.mapwright'), backup: backup?.id ?? '' });
  },
  'project.setSettings': ({ ask }) =>
    ask('project.setSettings', { baseUrl: 'https://www.example.com/', gzip: false }),
  'project.compact': ({ ask }) =>
    ask('project.compact', { bounds: { steps: 5, days: null, bytes: null }, dryRun: false }),
  'project.setLayout': ({ ask }) =>
    ask('project.setLayout', {
      layout: { columns: [{ id: 'loc', hidden: false, pinned: true, width: 300 }], presets: [] },
    }),
  'project.setWorkspace': async ({ ask }) => {
    const panel = { shown: true, width: 260 };
    const workspace = { page: 'urls', outline: panel, detail: panel, folded: ['info'], row: 2 };
    const answer = await ask('project.setWorkspace', { workspace });
    expect((await ask('project.info', {})).workspace).toEqual(workspace);
    return answer;
  },
};
