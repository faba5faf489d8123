// Makes sure that xmllint is there, which holds what tests export against the schemas: the system's, or apt's.
import { aptInstall } from './apt-install.ts';
import { runCommand } from './run-process.ts';

/** Throws, saying what to do, where it can't be had. */
export async function ensureXmllint(): Promise<void> {
  if (await starts()) return;
  if ((await aptInstall('libxml2-utils')) && (await starts())) return;
  throw new Error(
    'No xmllint to hold exported files against the schemas, and apt-get could not install one: the tests that need it ' +
      'fail. Install it: libxml2-utils on Debian and Ubuntu, libxml2 elsewhere.',
  );
}

async function starts(): Promise<boolean> {
  const { code } = await runCommand('xmllint', ['--version'], { stream: false, minutes: 1 });
  return code === 0;
}
