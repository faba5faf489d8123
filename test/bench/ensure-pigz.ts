// Has pigz at hand, beside which exports are measured: the system's, or apt's.
import { aptInstall } from '../run/apt-install.ts';
import { timeCommand } from './run-case.ts';

/** Where it can't be had, says what to do: what is measured beside it is left out. */
export async function ensurePigz(): Promise<void> {
  const isThere = async (): Promise<boolean> => (await timeCommand('pigz', ['--version'])) !== null;
  if ((await isThere()) || ((await aptInstall('pigz')) && (await isThere()))) return;
  console.log('pigz is not there: install it to have exports measured beside it.');
}
