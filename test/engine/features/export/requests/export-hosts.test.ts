// export.hosts: which URLs are not at the address of their files, with one place for all and with one for each host.
import { describe, expect, it } from 'vitest';
import { exportHosts } from '../../../../../electron/engine/features/export/requests/export-hosts.ts';
import { recheckAll } from '../../../../../electron/engine/check/run/recheck.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { ExportHosts } from '../../../../../shared/contract/requests/export-requests.ts';
import { DEFAULT_CHECKS, type CheckSettings } from '../../../../../shared/model/rule.ts';
import { engineWith } from '../../../test-engine.ts';
import { options } from '../layout/export-set.ts';

const SITE = 'https://a.example';
const LOCS = [
  `${SITE}/1`,
  'https://shop.a.example/1',
  `${SITE}/2`,
  'https://shop.a.example/2',
  'HTTPS://A.example:443/3',
  'http://a.example/4',
  'https://a.example.org?q=/',
  '/relative',
];

function project(checks: CheckSettings = DEFAULT_CHECKS): EngineContext {
  const { context } = engineWith(LOCS.map((loc) => ({ loc })));
  const current = currentProject(context);
  current.store.setChecks(checks);
  recheckAll(current);
  return context;
}

async function hosts(
  context: EngineContext,
  given: Parameters<typeof options>[1] = {},
): Promise<ExportHosts> {
  return exportHosts(options('/out', { baseUrl: `${SITE}/maps`, ...given }), context);
}

const SHOP = { origin: 'https://shop.a.example', urls: 2, otherScheme: false };
const HTTP = { origin: 'http://a.example', urls: 1, otherScheme: true };
const ORG = { origin: 'https://a.example.org', urls: 1, otherScheme: false };

describe('export.hosts', () => {
  it('counts by origin what is elsewhere, however the address is written', async () => {
    const found = { site: SITE, urls: 4, origins: [SHOP, HTTP, ORG], more: 0, outside: 2 };
    expect(await hosts(project())).toEqual(found);
  });

  it('counts what is outside of the folder, for whichever folder the set will be', async () => {
    const outsideOf = async (baseUrl: string, context = project()) =>
      (await hosts(context, { baseUrl })).outside;
    expect(await outsideOf(`${SITE}/`)).toBeUndefined();
    expect(await outsideOf(`${SITE}/1`)).toBe(2);
    const context = project({ ...DEFAULT_CHECKS, rules: { 'loc-out-of-scope': { level: 'off' } } });
    expect(await outsideOf(`${SITE}/maps/`, context)).toBeUndefined();
    expect((await hosts(project(), { byHost: true })).outside).toBeUndefined();
  });

  it('counts no rows that are not written', async () => {
    const context = project();
    currentProject(context).store.db.run('UPDATE url SET included = 0 WHERE id IN (2, 6)');
    expect((await hosts(context)).origins).toEqual([{ ...SHOP, urls: 1 }, ORG]);
  });

  it('finds most elsewhere where the address of the folder is wrong', async () => {
    const found = await hosts(project(), { baseUrl: 'https://www.a.example/' });
    expect(found).toMatchObject({ urls: 7, site: 'https://www.a.example' });
    expect(found.origins[0]).toEqual({ origin: SITE, urls: 3, otherScheme: false });
  });

  it('finds with a folder for each host only what is not at the address of that', async () => {
    expect((await hosts(project(), { byHost: true })).origins).toEqual([HTTP]);
    const hostUrls = [{ host: 'shop.a.example', baseUrl: `${SITE}/shop/` }];
    expect((await hosts(project(), { byHost: true, hostUrls })).origins).toEqual([SHOP, HTTP]);
    const moved = { byHost: true, hostUrls: [{ host: 'a.example', baseUrl: 'https://cdn.example/' }] };
    expect((await hosts(project(), moved)).origins[0]).toEqual({ origin: SITE, urls: 3, otherScheme: false });
  });

  it('is silent about hosts that the rule takes, and about rules that are off', async () => {
    const taken = { 'loc-other-host': { params: { hosts: ['shop.a.example'] } } };
    expect((await hosts(project({ ...DEFAULT_CHECKS, rules: taken }))).origins).toEqual([HTTP, ORG]);
    const off = { 'loc-other-host': { level: 'off' } } as const;
    expect((await hosts(project({ ...DEFAULT_CHECKS, rules: off }))).origins).toEqual([HTTP]);
  });

  it('reads no row where the checks found none', async () => {
    const { context } = engineWith([{ loc: `${SITE}/1` }]);
    const { store } = currentProject(context);
    recheckAll(currentProject(context));
    store.db.run(`UPDATE url SET loc = 'https://b.example/'`);
    expect(await hosts(context)).toEqual({ site: SITE, urls: 0, origins: [], more: 0 });
  });
});
