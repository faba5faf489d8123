// Which authorities this thread trusts where a server shows its certificate. It connects to nothing.
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** Those of Node and of the environment; noted when they are first changed. */
let usual: readonly string[] | null = null;
let withSystem = false;

/**
 * For connections from now on: also what the system trusts, or not. Reading the system's certificates takes some 100 ms the
 * first time. Where they can't be had, the usual ones stay.
 */
export function trustSystem(wanted: boolean): void {
  if (wanted === withSystem) return;
  withSystem = wanted;
  try {
    usual ??= getCACertificates('default');
    setDefaultCACertificates(wanted ? [...usual, ...getCACertificates('system')] : usual);
  } catch {
    // Servers that only the system vouches for are then refused, with the cause.
  }
}
