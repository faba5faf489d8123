// How the app is packaged, as electron-builder itself reads it: its fuses, its signature, what packages for Linux have to name.
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { flipFuses, getCurrentFuseWire, type FuseConfig } from '@electron/fuses';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { appRoot } from '../../electron/host/app-folders.ts';
import { STAND_IN_FUSES } from '../../packaging/app/stand-in.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** The parts of electron-builder that are used; it declares none of them. */
interface Packager {
  readonly config: { readonly electronFuses: object; readonly linux: { readonly icon: string } };
  readonly validateConfig: () => Promise<void>;
}
interface LinuxPackager {
  readonly resolveIcon: (
    sources: readonly string[],
    others: readonly string[],
    form: 'set',
  ) => Promise<readonly { readonly size: number; readonly file: string }[]>;
  readonly generateFuseConfig: (fuses: object) => Promise<FuseConfig>;
}
interface LinuxHelper {
  readonly getDesktopFileName: () => string;
  readonly computeDesktopEntry: (options: object) => Promise<string>;
}
interface Builder {
  readonly Packager: new (options: object) => Packager;
  readonly LinuxPackager: new (packager: Packager) => LinuxPackager;
  readonly LinuxTargetHelper: new (packager: LinuxPackager) => LinuxHelper;
  readonly FpmTarget: new (
    name: string,
    packager: LinuxPackager,
    helper: LinuxHelper,
    folder: string,
  ) => { readonly checkOptions: () => Promise<unknown> };
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

it('belongs to its entry in Linux’ menus, which opens projects, by the name that Electron takes', async () => {
  const helper = new builder.LinuxTargetHelper(linux);
  const name = helper.getDesktopFileName();
  const entry = await helper.computeDesktopEntry(packager.config.linux);
  expect(packageJson.desktopName).toBe(`${name}.desktop`);
  expect(entry).toContain(`StartupWMClass=${name}\n`);
  expect(entry).toMatch(/^Exec=\S*\/mapwright-desktop %U$/m);
  expect(entry).toContain('MimeType=application/x-mapwright;\n');
});

it('has the drawn icons in every size that Linux’ menus show', async () => {
  const icons = await linux.resolveIcon([packager.config.linux.icon], [], 'set');
  expect(icons.map(({ size }) => size).sort((a, b) => a - b)).toEqual([16, 24, 32, 48, 64, 128, 256, 512]);
  for (const { file } of icons) expect(file).toContain(join('packaging', 'resources', 'icons'));
});

it.skipIf(process.platform === 'win32')(
  'is signed again for Apple Silicon after its fuses changed',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const app = join(folder, 'Mapwright.app');
    const framework = join(app, 'Contents/Frameworks/Electron Framework.framework/Electron Framework');
    await mkdir(dirname(framework), { recursive: true });
    await writeFile(framework, STAND_IN_FUSES);
    // In place of Apple's tool, which only macOS has: notes what it is to sign, and which fuses that has by now.
    const codesign = join(folder, 'codesign');
    await writeFile(codesign, `#!/bin/sh\n{ echo "$@"; tail -c 9 '${framework}'; } > '${folder}/signed'\n`);
    await chmod(codesign, 0o755);
    vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    await flipFuses(app, await linux.generateFuseConfig(packager.config.electronFuses));
    const [command, fuses] = (await readFile(join(folder, 'signed'), 'utf8')).split('\n');
    expect(command).toMatch(/^--sign - --force .*Mapwright\.app$/);
    expect(fuses).toBe('000011001');
    expect(await getCurrentFuseWire(app)).toMatchObject({
      '0': CLOSED,
      '1': CLOSED,
      '4': OPEN,
      '5': OPEN,
    });
  },
);

const [CLOSED, OPEN] = ['0', '1'].map((fuse) => fuse.charCodeAt(0));
