// How the app is packaged, as electron-builder itself reads it: its fuses, its signature, what packages for Linux have to name.
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';

/** The parts of electron-builder that are used; it declares none of them. */
interface Packager {
  readonly config: { readonly electronFuses: object };
  readonly validateConfig: () => Promise<void>;
}
interface LinuxPackager {
  readonly generateFuseConfig: (fuses: object) => Promise<object>;
}
interface Builder {
  readonly Packager: new (options: object) => Packager;
  readonly LinuxPackager: new (packager: Packager) => LinuxPackager;
  readonly LinuxTargetHelper: new (packager: LinuxPackager) => object;
  readonly FpmTarget: new (
    name: string,
    packager: LinuxPackager,
    helper: object,
    folder: string,
  ) => { readonly checkOptions: () => Promise<unknown> };
  readonly flipFuses: (app: string, config: object) => Promise<number>;
  readonly getCurrentFuseWire: (app: string) => Promise<Readonly<Record<string, unknown>>>;
}

let builder: Builder;
let packager: Packager;
let linux: LinuxPackager;

beforeAll(async () => {
  builder = loadBuilder();
  packager = new builder.Packager({ projectDir: appRoot(), config: 'electron-builder.yml' });
  // Refuses an option that this version does not know.
  await packager.validateConfig();
  linux = new builder.LinuxPackager(packager);
});

function loadBuilder(): Builder {
  const own = createRequire(import.meta.url);
  const load = createRequire(own.resolve('electron-builder/package.json'));
  const part = (path: string): object => load(`app-builder-lib${path}`) as object;
  return {
    ...part(''),
    ...part('/out/linuxPackager'),
    ...part('/out/targets/LinuxTargetHelper'),
    FpmTarget: (part('/out/targets/FpmTarget') as { readonly default: Builder['FpmTarget'] }).default,
    ...(load('@electron/fuses') as object),
  } as Builder;
}

it('has the fuses closed that a stranger could use, and none that asks for a keychain', () => {
  expect(packager.config.electronFuses).toEqual({
    resetAdHocDarwinSignature: true,
    runAsNode: false,
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  });
});

it('names for Linux who maintains it, and where', async () => {
  const target = new builder.FpmTarget('deb', linux, new builder.LinuxTargetHelper(linux), tmpdir());
  expect(await target.checkOptions()).toMatchObject({
    maintainer: expect.stringMatching(/^[\w ]+ <\S+@\S+>$/) as string,
    url: expect.stringMatching(/^https:/) as string,
  });
});

it.skipIf(process.platform === 'win32')(
  'is signed again for Apple Silicon after its fuses changed',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const app = join(folder, 'Mapwright.app');
    const framework = join(app, 'Contents/Frameworks/Electron Framework.framework/Electron Framework');
    await mkdir(dirname(framework), { recursive: true });
    await writeFile(framework, `${SENTINEL}\x01\x09${'1'.repeat(9)}`);
    // In place of Apple's tool, which only macOS has: notes what it is to sign, and which fuses that has by now.
    const codesign = join(folder, 'codesign');
    await writeFile(codesign, `#!/bin/sh\n{ echo "$@"; tail -c 9 '${framework}'; } > '${folder}/signed'\n`);
    await chmod(codesign, 0o755);
    vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    await builder.flipFuses(app, await linux.generateFuseConfig(packager.config.electronFuses));
    const [command, fuses] = (await readFile(join(folder, 'signed'), 'utf8')).split('\n');
    expect(command).toMatch(/^--sign - --force .*Mapwright\.app$/);
    expect(fuses).toBe('000011001');
    expect(await builder.getCurrentFuseWire(app)).toMatchObject({
      '0': CLOSED,
      '1': CLOSED,
      '4': OPEN,
      '5': OPEN,
    });
  },
);

/** What Electron's binary has before its fuses. Source: "Electron Fuses" of Electron's documentation. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const [CLOSED, OPEN] = ['0', '1'].map((fuse) => fuse.charCodeAt(0));
