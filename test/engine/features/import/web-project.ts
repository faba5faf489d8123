// A project and a web server for tests of imports from the web, new for each test.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { ImportResult } from '../../../../shared/model/import/import-result.ts';
import { importSources } from '../../../../electron/engine/features/import/import-sources.ts';
import type { ImportOptions } from '../../../../electron/engine/features/import/with-import-run.ts';
import type { JobControl } from '../../../../electron/engine/jobs/job-runner.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { startSite, type Route, type TestSite } from '../../read/sources/archive/test-site.ts';

export const SITE = 'http://site.test';

export interface WebProject {
  store: ProjectStore;
  site: TestSite;
  folder: string;
  readonly serve: (routes: Record<string, Route>) => void;
  readonly run: (inputs: string | readonly string[], options?: ImportOptions) => Promise<ImportResult>;
  readonly locs: () => string[];
}

export const control = (o: Partial<JobControl> = {}): JobControl => ({
  signal: new AbortController().signal,
  report: () => undefined,
  ...o,
});

export const page = (name: string): string => `${SITE}/${name}`;
export const codes = (problems: readonly { code: string }[]): string[] => problems.map(({ code }) => code);

/** Registers the hooks; the object is filled before each test. */
export function useWebProject(): WebProject {
  const project = {
    serve: (routes: Record<string, Route>) => void Object.assign(project.site.routes, routes),
    run: (inputs: string | readonly string[], options: ImportOptions = {}) => {
      const { surroundings } = project.site;
      return importSources(project, [inputs].flat(), control(), { surroundings, ...options });
    },
    locs: () => [...project.store.batches()].flatMap((batch) => [...batch.loc]),
  } as WebProject;
  beforeEach(async () => {
    project.folder = await mkdtemp(join(tmpdir(), 'mapwright-import-web-'));
    project.store = ProjectStore.create(join(project.folder, 'project.mapwright'));
    project.site = await startSite();
  });
  afterEach(async () => {
    project.store.close();
    await project.site.close();
    await rm(project.folder, { recursive: true });
  });
  return project;
}
