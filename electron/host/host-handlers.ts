// Answers the renderer's requests to its host, checked against the contract. What differs between hosts is passed in.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import {
  hostParams,
  type BrowserRequestName,
  type HostParams,
  type HostRequestName,
  type HostResults,
  type NativeRequestName,
} from '../../shared/contract/host.ts';
import { logFile, logReport } from './app-log.ts';
import type { Drafts } from './drafts.ts';
import type { HostState } from './host-state.ts';
import type { ProjectEngines } from './project-engines.ts';
import { samplePath } from './sample-path.ts';
import { removeUntitled, untitledFolder } from './untitled-projects.ts';

/** One function a request, which also gets the number of the window that asks; they may throw AppErrors. */
type AllHandlers = {
  readonly [N in HostRequestName]: (params: HostParams<N>, window: number) => Promise<HostResults[N]>;
};

/** What a host has no use for is not there. */
export type HostHandlers = Partial<AllHandlers>;

/** The requests that each host answers in its own way. */
export type OwnHandlers = Pick<
  AllHandlers,
  | 'host.info'
  | 'shell.showFolder'
  | 'shell.openAddress'
  | 'files.choose'
  | 'log.show'
  | 'log.save'
  | 'window.show'
> &
  Partial<Pick<AllHandlers, NativeRequestName | BrowserRequestName>>;

/** All handlers: those of the host, and those that are the same everywhere. */
export function hostHandlers(
  home: string,
  state: HostState,
  engines: Pick<ProjectEngines, 'of' | 'showing' | 'tell'>,
  own: OwnHandlers,
): HostHandlers {
  return {
    ...draftHandlers(state.drafts),
    'settings.get': () => Promise.resolve(state.settings()),
    'settings.set': (changes) => {
      const data = state.setSettings(changes);
      // After the answer to the window that asks.
      setImmediate(() => {
        engines.tell({ event: 'settings.changed', data });
      });
      return Promise.resolve(data);
    },
    'settings.file': () =>
      Promise.resolve({ path: state.path, unreadable: state.unreadable(), log: logFile(home) }),
    'recent.list': () => Promise.resolve(state.recent()),
    'recent.remove': ({ path }) => Promise.resolve(state.removeRecent(path)),
    'recent.clear': () => Promise.resolve(state.clearRecent()),
    'files.untitledPath': () => Promise.resolve(untitledPath(home, new Date())),
    'files.discard': ({ path }) => {
      // Another window may have it still.
      if (!engines.showing(path)) removeUntitled(home, state, path);
      return Promise.resolve(null);
    },
    'files.samplePath': () => Promise.resolve(samplePath()),
    'log.report': ({ text: report }) => {
      logReport(home, report, new Date());
      return Promise.resolve(null);
    },
    'window.others': (_, window) => Promise.resolve(engines.of(window).windows.size > 1),
    ...own,
  };
}

function draftHandlers(drafts: Drafts) {
  return {
    'drafts.keep': ({ project, form, value }, window) => {
      drafts.keep(window, project, form, value);
      return Promise.resolve(null);
    },
    'drafts.take': ({ project }, window) => drafts.take(window, project),
    'drafts.drop': ({ project }, window) => {
      drafts.drop(window, project);
      return Promise.resolve(null);
    },
  } satisfies HostHandlers;
}

export function isHostRequest(name: string): name is HostRequestName {
  return Object.hasOwn(hostParams, name);
}

/** Checks the parameters and calls the handler. Rejects with an AppError, also where this host has none. */
export async function answerHost(
  name: HostRequestName,
  params: unknown,
  handlers: HostHandlers,
  window: number,
): Promise<unknown> {
  // The schema of this very request checks what goes in.
  const handler = handlers[name] as ((checked: unknown, window: number) => Promise<unknown>) | undefined;
  if (!handler) throw new AppError('invalid-request', reason('request-unknown', { name }));
  const parsed = v.safeParse(hostParams[name], params);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue) ?? 'parameters';
    throw new AppError(
      'invalid-request',
      reason('request-malformed', { detail: `${name}: ${where}: ${issue.message}` }),
    );
  }
  return handler(parsed.output, window);
}

/** A path in the app's folder that no file has yet: the time, and a number where two fall into one second. */
function untitledPath(home: string, now: Date): string {
  const folder = untitledFolder(home);
  makeOwnFolder(folder);
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-').replace('T', ' ');
  let path = join(folder, `Untitled ${stamp}.mapwright`);
  for (let n = 2; existsSync(path); n++) path = join(folder, `Untitled ${stamp} (${String(n)}).mapwright`);
  return path;
}

function makeOwnFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new AppError('io', reason('new-projects-folder', { path: folder }), cause);
  }
}
