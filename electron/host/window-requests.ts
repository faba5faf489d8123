// Answers what the window asks for, by the host or the engine, and lets only requests through whose paths have leave.
import type { HostClient, HostRequestName } from '../../shared/contract/host.ts';
import type { ProjectInfo } from '../../shared/model/project.ts';
import { answerHost, isHostRequest, type HostHandlers } from './host-handlers.ts';
import type { HostState } from './host-state.ts';
import { PathGate } from './path-gate.ts';
import { pathsIn } from './request-paths.ts';

/** Answers a request of a window, which has a number, by name; rejects with an AppError. */
export type Ask = (name: string, params: unknown, window: number) => Promise<unknown>;

/** Their paths are not read or written, or lie in the app's own folder: they choose, list names, or are looked up in a list. */
const FREE: ReadonlySet<string> = new Set<HostRequestName>([
  'files.choose',
  'files.list',
  'recent.remove',
  'files.discard',
  'dialog.chooseFolder',
]);

/** What they answer the user chose, or the host made up itself. */
const GIVING: ReadonlySet<string> = new Set<HostRequestName>([
  'host.info',
  'files.untitledPath',
  'files.samplePath',
  'dialog.openProject',
  'dialog.saveProject',
  'dialog.chooseSources',
  'dialog.chooseFolder',
]);

/** The gate of a host. */
export function gateOf(state: HostState): PathGate {
  return new PathGate(() => state.recent().map(({ path }) => path));
}

/** The handler of `files.choose`. */
export function choosing(gate: PathGate): Pick<HostClient, 'files.choose'> {
  return {
    'files.choose': ({ paths }) => {
      for (const path of paths) gate.name(path);
      return Promise.resolve(null);
    },
  };
}

/** All requests of the windows. What their projects refer to is asked of `engine`. One whose paths were named goes on at once, so that it keeps its place among the others. */
export function windowRequests(gate: PathGate, handlers: HostHandlers, engine: Ask): Ask {
  const answer: Ask = async (name, params, window) => {
    if (!isHostRequest(name)) return engine(name, params, window);
    const result = await answerHost(name, params, handlers, window);
    if (GIVING.has(name)) for (const path of given(result)) gate.give(path);
    return result;
  };
  return (name, params, window) => {
    const unnamed = FREE.has(name) ? [] : gate.unnamed(pathsIn(name, params));
    if (unnamed.length === 0) return answer(name, params, window);
    const project = (): Promise<ProjectInfo | null> =>
      engine('project.info', {}, window).then(
        (info) => info as ProjectInfo,
        () => null,
      );
    return gate.check(unnamed, project).then(() => answer(name, params, window));
  };
}

/** A path, a list of paths, or the host's own account of itself. */
function given(result: unknown): readonly string[] {
  if (typeof result === 'object' && result !== null && 'openAtStart' in result)
    return given(result.openAtStart);
  if (Array.isArray(result)) return result.flatMap(given);
  return typeof result === 'string' ? [result] : [];
}
