// The engine as one object: it answers messages and tells events. It knows nothing of how messages travel.
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { WireResponse } from '../../shared/contract/wire.ts';
import { forgetComparison } from './features/compare/forget-comparison.ts';
import { forgetText } from './features/table/kept-text.ts';
import type { Commands, EngineContext } from './project/context.ts';
import { dispatch } from './dispatch.ts';
import { Backups } from './project/backups.ts';
import { JobRunner } from './jobs/job-runner.ts';

export interface Engine {
  /** Answers any message, however malformed; never rejects. Requests may overlap. */
  readonly handle: (message: unknown) => Promise<WireResponse>;
  /** Cancels the running job, waits for its end and closes the project. Safe to call twice. */
  readonly close: () => Promise<void>;
}

/** What an engine is given by its host. */
export interface EngineSurroundings {
  /** How it reaches the web. */
  readonly surroundings?: EngineContext['surroundings'];
  /** The folder of all backups; none are made without it. */
  readonly backups?: string | undefined;
}

/** An engine with these commands and without a project; see createEngine. */
export function engineOf(
  commands: Commands,
  emit: (event: EngineEvent) => void,
  { surroundings, backups }: EngineSurroundings = {},
): Engine {
  const jobs = new JobRunner(emit);
  const context: EngineContext = {
    ...{ emit, jobs, answering: 0, current: null, tree: null, surroundings },
    ...(backups !== undefined && { backups: new Backups(backups) }),
  };
  return {
    handle: (message) => dispatch(message, commands, context),
    close: async () => {
      await context.jobs.cancelAll();
      const open = context.current;
      context.current = null;
      forgetComparison(context);
      await forgetText(context);
      open?.views.dispose();
      open?.store.close(open.views.knownIds());
    },
  };
}
