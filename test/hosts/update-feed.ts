// A feed of updates on this computer, and what the real electron-updater needs to read it without Electron.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { createRequire, Module } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { FakeElectron } from './fake-electron.ts';

export interface UpdateFeed {
  /** What was asked for, in order. */
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** The AppImage that runs, as the system tells it. */
  readonly appImage: string;
  /** Puts a version there; `damaged`: other bytes than it says. */
  readonly publish: (version: string, damaged?: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** What a published version is: it says that it ran. */
export const NEXT = '#!/bin/sh\necho "$APPIMAGE_EXIT_AFTER_INSTALL" > "$0.ran"\n';

/** Serves a feed and sets this process up as an AppImage that has it configured, until it stops. */
export async function startFeed(fake: FakeElectron): Promise<UpdateFeed> {
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-feed-'));
  const files = new Map<string, string>();
  const asked: UpdateFeed['asked'] = [];
  const server = createServer((incoming, response) => {
    const path = new URL(incoming.url ?? '/', 'http://127.0.0.1').pathname;
    asked.push({ path, headers: incoming.headers });
    const body = files.get(path);
    response.writeHead(body === undefined ? 404 : 200, { 'content-length': Buffer.byteLength(body ?? '') });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const resources = join(folder, 'resources');
  const appImage = join(folder, 'Mapwright.AppImage');
  await mkdir(resources);
  await writeFile(
    join(resources, 'app-update.yml'),
    `provider: generic\nurl: http://127.0.0.1:${String(port)}\nupdaterCacheDirName: mapwright-updater\n`,
  );
  await writeFile(appImage, 'the old one', { mode: 0o755 });
  const { resourcesPath } = process;
  Object.defineProperty(process, 'resourcesPath', { value: resources, configurable: true });
  vi.stubEnv('APPIMAGE', appImage);
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'));
  const forget = asElectron(fake, folder);
  return {
    asked,
    appImage,
    publish: (version, damaged = false) => {
      const sha512 = createHash('sha512').update(NEXT).digest('base64');
      const channel = process.arch === 'x64' ? 'latest-linux.yml' : `latest-linux-${process.arch}.yml`;
      const url = `Mapwright-${version}.AppImage`;
      files.set(`/${url}`, damaged ? 'other' : NEXT);
      const notes = 'releaseNotes: |\n  ## News\n  <p>Faster</p>\n';
      files.set(
        `/${channel}`,
        `version: ${version}\nfiles:\n  - url: ${url}\n    sha512: ${sha512}\n    size: ${String(NEXT.length)}\n${notes}`,
      );
    },
    stop: async () => {
      forget();
      Object.defineProperty(process, 'resourcesPath', { value: resourcesPath, configurable: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The library asks for Electron by itself: it gets the fake, with Node's requests in place of Chromium's. */
function asElectron({ electron, app }: FakeElectron, folder: string): () => void {
  const require = createRequire(import.meta.url);
  const path = require.resolve('electron');
  const before = require.cache[path];
  const fake = new Module(path);
  fake.loaded = true;
  fake.exports = {
    ...electron,
    app: Object.assign(app, {
      getVersion: () => '0.1.0',
      getName: () => 'Mapwright',
      getAppPath: () => folder,
      getPath: () => folder,
    }),
    net: { request: (options: RequestOptions) => request({ ...options, agent: false }) },
    session: { fromPartition: () => ({}) },
  };
  require.cache[path] = fake;
  const forgetAll = (): void => {
    for (const name of Object.keys(require.cache))
      if (/[/\\]electron-updater[/\\]/.test(name)) Reflect.deleteProperty(require.cache, name);
    if (before) require.cache[path] = before;
    else Reflect.deleteProperty(require.cache, path);
  };
  return forgetAll;
}
