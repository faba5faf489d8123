// project.setSettings: changes settings, and the flags that depend on them.
import type { Command } from '../../../project/context.ts';
import { announceChange, changeableProject } from '../../../project/current-project.ts';
import { completeBaseUrl } from '../../export/export-options.ts';
import { describeProject } from '../project-info.ts';
import { recheckAll } from '../../../check/run/recheck.ts';

export const projectSetSettings: Command<'project.setSettings'> = (settings, context) => {
  const project = changeableProject(context);
  const { store } = project;
  const { baseUrl, ...others } = settings;
  const before = store.settings().baseUrl;
  const after =
    baseUrl === undefined ? before : baseUrl === null || baseUrl === '' ? null : completeBaseUrl(baseUrl);
  store.db.transaction(() => {
    store.setSettings({ ...withoutUndefined(others), baseUrl: after });
    if (after !== before) recheckAll(project);
  });
  announceChange(context, project);
  return describeProject(project);
};

function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
