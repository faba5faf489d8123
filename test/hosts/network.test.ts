// A real engine and the command line ask the web as the user's settings say: through a proxy that wants a password, under
// another name, and trusting the authorities of the system.
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostState } from '../../electron/host/host-state.ts';
import { saveDiagnostics } from '../../electron/host/diagnostics.ts';
import { logReport } from '../../electron/host/app-log.ts';
import { DEFAULT_NETWORK, type NetworkSettings } from '../../shared/contract/network-settings.ts';
import { DEFAULT_SETTINGS } from '../../shared/contract/settings-schemas.ts';
import { makeCertificate } from '../engine/read/sources/archive/make-certificate.ts';
import { startProxy, type TestProxy } from '../engine/read/sources/archive/test-proxy.ts';
import { startSite, urlset, type TestSite } from '../engine/read/sources/archive/test-site.ts';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';
import { startRealEngine, type RealEngine } from './real-engine.ts';

const PLAIN = 'http://plain.test/s.xml';
const SECURE = 'https://secure.test/s.xml';
const PASSWORD = 'p@ss:w%rd';
const { key, cert } = makeCertificate(['secure.test']);
const secure = createServer({ key, cert }, (_, response) => response.end(urlset('https://secure.test/1')));

let site: TestSite;
let proxy: TestProxy;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let own: NetworkSettings;

beforeEach(async () => {
  site = await startSite({ '/s.xml': urlset('http://plain.test/1') });
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  proxy = await startProxy({
    'plain.test': site.port,
    'secure.test': (secure.address() as AddressInfo).port,
  });
  folder = await temporaryFolder();
  own = {
    ...DEFAULT_NETWORK,
    proxy: 'own',
    proxyAddress: `http://127.0.0.1:${String(proxy.port)}`,
    proxyUser: 'me',
    proxyPassword: PASSWORD,
  };
  await writeFile(join(folder.path, 'system.pem'), cert);
  // Where Node looks for what a Linux system trusts, and for a proxy that the user's own one is to win over.
  vi.stubEnv('SSL_CERT_FILE', join(folder.path, 'system.pem'));
  vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:1');
  vi.stubEnv('http_proxy', 'http://127.0.0.1:1');
  vi.stubEnv('MAPWRIGHT_HOME', join(folder.path, 'home'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await proxy.close();
  await site.close();
  secure.closeAllConnections();
  await new Promise((resolve) => secure.close(resolve));
  await folder.remove();
});

describe('an engine', () => {
  let engine: RealEngine;
  let settings: NetworkSettings;
  let changed: () => void;

  async function start(first: NetworkSettings): Promise<void> {
    settings = first;
    engine = startRealEngine(undefined, {
      network: () => settings,
      onSettings: (listener) => {
        changed = listener;
        return () => undefined;
      },
    });
    await engine.ask('project.create', { path: join(folder.path, 'p.mapwright') });
  }
  afterEach(async () => {
    await engine.supervisor.close();
  });

  /** How many rows an address brought, or why none. */
  async function imported(address: string): Promise<number | string> {
    const { job } = await engine.ask('import.start', { sources: [address] });
    const end = await Promise.race([
      engine.next('job.done', (data) => data.job === job).then(({ result }) => result),
      engine.next('job.failed', (data) => data.job === job).then(({ error }) => error.message),
    ]);
    return typeof end === 'string' ? end : (await engine.ask('project.info', {})).rows;
  }

  function change(part: Partial<NetworkSettings>): void {
    settings = { ...settings, ...part };
    changed();
  }

  it('goes through the proxy of the user, who logs in there, and says the name that it was given', async () => {
    await start({ ...own, webAgent: 'Corp Crawler/2' });
    expect(await imported(PLAIN)).toBe(1);
    expect(proxy.asked).toEqual([`GET ${PLAIN}`]);
    expect(proxy.logins).toEqual([`me:${PASSWORD}`]);
    expect(site.headersOf('/s.xml')).toMatchObject({ 'user-agent': 'Corp Crawler/2' });
    expect(site.headersOf('/s.xml')['proxy-authorization']).toBeUndefined();
  });

  it.runIf(process.platform === 'linux')(
    'trusts what the system trusts, until it is told otherwise, and again after a crash',
    async () => {
      await start(own);
      expect(await imported(SECURE)).toBe(1);
      expect(proxy.asked).toEqual(['CONNECT secure.test:443']);
      expect(proxy.logins).toEqual([`me:${PASSWORD}`]);
      change({ systemCertificates: false });
      expect(await imported(SECURE)).toContain('certificate');
      change({ systemCertificates: true });
      const restarted = engine.next('engine.restarted');
      engine.crash();
      await restarted;
      expect(await imported(SECURE)).toBe(2);
    },
  );

  it('says what of it is the proxy’s fault, and never the password', async () => {
    await start({ ...own, proxyPassword: '' });
    const told: (number | string)[] = [];
    for (const address of [PLAIN, SECURE])
      for (const status of [407, 403]) {
        proxy.refuse = status;
        told.push(await imported(address));
      }
    change({ proxyAddress: 'http://127.0.0.1:1', proxyPassword: PASSWORD });
    told.push(await imported(SECURE));
    change({ proxyAddress: '' });
    told.push(await imported(PLAIN));
    const name = `127.0.0.1:${String(proxy.port)}`;
    expect(told).toEqual([
      expect.stringContaining('the proxy wants a user name'),
      expect.stringContaining('(HTTP 403)'),
      expect.stringContaining('the proxy wants a user name'),
      `The proxy “${name}” did not connect to “secure.test” (HTTP 403).`,
      expect.stringMatching(/^The proxy can’t be reached\. “127\.0\.0\.1:1” refuses/),
      expect.stringContaining('none is set'),
    ]);
    expect(told.join(' ')).not.toContain(PASSWORD);
    expect(proxy.logins.every((login) => login === 'me:')).toBe(true);
  });

  it('connects directly where the user wants no proxy, whatever the environment has', async () => {
    await start({ ...DEFAULT_NETWORK, proxy: 'none' });
    // Nobody knows the name but the proxy.
    expect(await imported(PLAIN)).toMatch(/“plain\.test”/);
    expect(proxy.asked).toEqual([]);
  });
});

describe('the command line', () => {
  const keep = async (settings: object): Promise<void> => {
    await mkdir(join(folder.path, 'home'), { recursive: true });
    await writeFile(join(folder.path, 'home', 'state.json'), JSON.stringify({ settings }));
  };

  it('asks as the settings say', async () => {
    await keep({ ...own, webAgent: 'Corp Crawler/2' });
    const project = join(folder.path, 'p.mapwright');
    for (const args of [
      ['inspect', PLAIN],
      ['import', project, PLAIN],
      ['import', '--refresh', project],
      ['check', PLAIN],
    ]) {
      const { stderr } = await mapwrightHere(args);
      expect(stderr).not.toContain('could not');
      expect(proxy.logins.splice(0)).toEqual([`me:${PASSWORD}`]);
      expect(site.headersOf('/s.xml')['user-agent']).toBe('Corp Crawler/2');
    }
  });

  it('prints the settings without the password', async () => {
    await keep(own);
    for (const more of [[], ['--json']]) {
      const { stdout } = await mapwrightHere(['settings', ...more]);
      expect(stdout).toContain('(hidden)');
      expect(stdout).not.toContain(PASSWORD);
    }
  });
});

describe('the password of a proxy', () => {
  it('is in a file of the user’s alone, and in no log or diagnostics', async () => {
    const home = join(folder.path, 'home');
    const state = new HostState(home);
    state.setSettings(own);
    if (process.platform !== 'win32') expect(((await stat(state.path)).mode & 0o777).toString(8)).toBe('600');
    logReport(home, `proxy http://me:${PASSWORD}@127.0.0.1:1 failed`, new Date());
    await saveDiagnostics(join(home, 'd.zip'), home, { ...DEFAULT_SETTINGS, ...own });
    for (const name of await readdir(home, { recursive: true })) {
      if (name === 'state.json' || name === 'logs') continue;
      expect((await readFile(join(home, name), 'latin1')).includes(PASSWORD), name).toBe(false);
    }
  });
});
