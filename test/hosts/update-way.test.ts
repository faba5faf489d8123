// Which copies of the app install updates, which only tell of them, and which know of none.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { updateWay, type UpdatePlace } from '../../electron/main/updates/update-way.ts';

const GENERIC = 'provider: generic\nurl: https://updates.example.com/\n';
const SIGNED = `${GENERIC}publisherName:\n  - CN=The Mapwright authors\n`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'mapwright-desktop.exe'), '');
});

async function way(
  config: string | null,
  place: Partial<UpdatePlace>,
): Promise<ReturnType<typeof updateWay>> {
  if (config !== null) await writeFile(join(folder, 'app-update.yml'), config);
  const program = join(folder, 'mapwright-desktop.exe');
  return updateWay({ isPackaged: true, resources: folder, platform: 'linux', program, env: {}, ...place });
}

it('knows of none without a feed, unpacked from sources, or outside of Electron', async () => {
  expect(await way(null, {})).toBeNull();
  expect(await way(GENERIC, { isPackaged: false })).toBeNull();
  expect(await way(GENERIC, { resources: undefined })).toBeNull();
});

it('takes no feed that anybody on the way could change', async () => {
  const env = { APPIMAGE: join(folder, 'mapwright-desktop.exe') };
  expect(await way('provider: generic\nurl: http://updates.example.com/\n', { env })).toBeNull();
  expect(await way('provider: generic\nurl: "http://updates.example.com/"\n', { env })).toBeNull();
  expect(await way('provider: generic\nurl: http://127.0.0.1.example.com/\n', { env })).toBeNull();
  expect(await way('provider: github\nowner: mapwright\nrepo: mapwright\n', { env })).toBe('install');
});

it('installs on Windows what an installer put there, where the publisher is known', async () => {
  const windows = { platform: 'win32' } as const;
  expect(await way(SIGNED, windows)).toBe('notify');
  await writeFile(join(folder, 'Uninstall mapwright-desktop.exe'), '');
  expect(await way(SIGNED, windows)).toBe('install');
  expect(await way(SIGNED, { ...windows, env: { PORTABLE_EXECUTABLE_DIR: folder } })).toBe('notify');
  expect(await way(GENERIC, windows)).toBe('notify');
});

it('installs on Linux over an AppImage that can be written, and on no package of the system’s', async () => {
  expect(await way(GENERIC, {})).toBe('notify');
  expect(await way(GENERIC, { env: { APPIMAGE: join(folder, 'mapwright-desktop.exe') } })).toBe('install');
  expect(await way(GENERIC, { env: { APPIMAGE: join(folder, 'gone.AppImage') } })).toBe('notify');
});

it.skipIf(process.getuid?.() === 0)('installs on macOS where the app can be replaced', async () => {
  expect(await way(GENERIC, { platform: 'darwin' })).toBe('install');
  await chmod(folder, 0o555);
  expect(await way(null, { platform: 'darwin' })).toBe('notify');
  await chmod(folder, 0o755);
});
