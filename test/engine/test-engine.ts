// An engine context with an open project, as commands get it, for tests of commands.
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { EngineContext } from '../../electron/engine/project/context.ts';
import { JobRunner } from '../../electron/engine/jobs/job-runner.ts';
import { projectCreate } from '../../electron/engine/features/project/requests/project-create.ts';
import { currentProject } from '../../electron/engine/project/current-project.ts';
import { recheckAll } from '../../electron/engine/check/run/recheck.ts';
import { importRows, temporaryFolder, type SampleRow } from './store/rows/sample-project.ts';

export interface TestEngine {
  readonly context: EngineContext;
  readonly events: EngineEvent[];
  readonly path: string;
}

/** Without a project; what it opens is closed after the test. */
export function testEngine(): Omit<TestEngine, 'path'> {
  const events: EngineEvent[] = [];
  const emit = (event: EngineEvent): void => void events.push(event);
  const context: EngineContext = { emit, jobs: new JobRunner(emit), answering: 0, current: null };
  onTestFinished(() => {
    context.current?.store.close();
  });
  return { context, events };
}

/** With a project of these rows, checked; what was told until then is forgotten. */
export function engineWith(rows: readonly SampleRow[]): TestEngine {
  const { context, events } = testEngine();
  const path = join(temporaryFolder(), 'test.mapwright');
  void projectCreate({ path }, context);
  const project = currentProject(context);
  if (rows.length > 0) importRows(project.store, rows);
  recheckAll(project);
  events.length = 0;
  return { context, events, path };
}
