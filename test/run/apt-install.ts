// Installs a Debian package for the tests, where this machine and user can.
import { runCommand } from './run-process.ts';

let isUpToDate = false;

/** False where there is no apt-get, the user is not root, or the package can't be had. */
export async function aptInstall(name: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} with apt-get.`);
  const options = { stream: true, minutes: 15, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  // Once for all packages.
  if (!isUpToDate) await runCommand('apt-get', ['update', '-qq'], options);
  isUpToDate = true;
  const { code } = await runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', name],
    options,
  );
  return code === 0;
}
