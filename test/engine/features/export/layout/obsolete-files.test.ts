// Files that a set no longer has: which of them lie on the server at an address of the set, and are to stay there.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportInput } from '../../../../../electron/engine/features/export/layout/export-input.ts';
import { exportRemoveOld } from '../../../../../electron/engine/features/export/requests/export-remove-old.ts';
import { completeOptions } from '../../../../../electron/engine/features/export/export-options.ts';
import { planRows } from '../../../../../electron/engine/features/export/plan-rows.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { ExportOptions, ExportPlan } from '../../../../../shared/model/export/planned-set.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';
import { options } from './export-set.ts';
import { exportNow, NOW } from '../option-set.ts';

const HOSTS = ['http://a.example/1', 'https://a.example/2', 'https://b.example/1'];

const set = (more: Partial<ExportOptions> = {}): ExportOptions =>
  options(temporaryFolder(), { baseUrl: 'https://a.example/', gzip: false, ...more });

const ONE_FOLDER = ['sitemap-1.xml', 'sitemap-index.xml'];
const FOLDERS = ['a.example', 'b.example'].flatMap((host) => ONE_FOLDER.map((name) => `${host}/${name}`));

const engine = (locs = HOSTS): EngineContext => engineWith(locs.map((loc) => ({ loc }))).context;

const planOf = (context: EngineContext, given: ExportOptions): Promise<ExportPlan> => {
  const full = completeOptions(given);
  return planRows(exportInput(currentProject(context), full, NOW), full);
};

const sorted = ({ obsolete, moved }: Pick<ExportPlan, 'obsolete' | 'moved'>): string[][] => [
  obsolete.toSorted(),
  moved.toSorted(),
];

describe('files of earlier exports', () => {
  it('stand at an address of the set where one folder became one for each host, also exports later', async () => {
    const context = engine();
    const one = set();
    await exportNow(context, one);
    const byHost = { ...one, byHost: true };
    expect(sorted(await planOf(context, byHost))).toEqual([ONE_FOLDER, ONE_FOLDER]);
    expect(sorted(await exportNow(context, byHost))).toEqual([ONE_FOLDER, ONE_FOLDER]);
    expect(sorted(await exportNow(context, { ...byHost, baseUrl: 'https://b.example/' }))).toEqual([
      ONE_FOLDER,
      ONE_FOLDER,
    ]);
    expect(sorted(await exportNow(context, byHost))).toEqual([ONE_FOLDER, ONE_FOLDER]);
  });

  it('stand there where folders by host became one, but for those of other hosts', async () => {
    const context = engine();
    const byHost = set({ byHost: true });
    await exportNow(context, byHost);
    const one = { ...byHost, byHost: false };
    const moved = FOLDERS.filter((name) => name.startsWith('a.'));
    expect(sorted(await planOf(context, one))).toEqual([FOLDERS, moved]);
    expect(sorted(await exportNow(context, one))).toEqual([FOLDERS, moved]);
    expect(sorted(await exportNow(context, one))).toEqual([FOLDERS, moved]);
  });

  it('stand there by the address that a host was given, and elsewhere without it', async () => {
    const context = engine();
    const one = set({ baseUrl: 'https://a.example/maps/' });
    await exportNow(context, one);
    const byHost = { ...one, baseUrl: 'https://b.example/', byHost: true };
    expect((await planOf(context, byHost)).moved).toEqual([]);
    const hostUrls = [{ host: 'a.example', baseUrl: 'http://a.example/maps' }];
    expect((await exportNow(context, { ...byHost, hostUrls })).moved.toSorted()).toEqual(ONE_FOLDER);
  });

  it('are removed from the folder on request all the same, and are no more of the set than before', async () => {
    const context = engine();
    const one = set();
    await exportNow(context, one);
    const byHost = { ...one, byHost: true };
    const kept = await exportNow(context, byHost);
    rmSync(join(one.out, 'sitemap-1.xml'));
    const { removed } = await exportRemoveOld({ out: one.out }, context);
    expect([kept.removed, removed]).toEqual([[], ['sitemap-index.xml']]);
    const back = await exportNow(context, { ...byHost, byHost: false, removeOld: true });
    expect(back.removed.toSorted()).toEqual(FOLDERS);
    expect(back.moved.toSorted()).toEqual(FOLDERS.filter((name) => name.startsWith('a.')));
  });

  it('stand nowhere else where only their names changed', async () => {
    const context = engine();
    const one = set();
    await exportNow(context, one);
    const renamed = await exportNow(context, { ...one, name: 'x{n}' });
    expect(sorted(renamed)).toEqual([['sitemap-1.xml'], []]);
  });
});
