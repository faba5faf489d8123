// Adds "www." to hosts, or takes it away. Addresses of machines by number have no names, and stay.
import { editParts } from '../url-parts.ts';
import type { PlanTransform } from './transform.ts';

export const www: PlanTransform<'www'> = ({ mode }) => ({
  kind: 'cells',
  edits: [
    {
      column: 'loc',
      next: editParts(({ host }) => {
        const has = /^www\./i.test(host);
        if (mode === 'remove') return has && host.length > 4 ? { host: host.slice(4) } : null;
        return has || !isDomain(host) ? null : { host: `www.${host}` };
      }),
    },
  ],
});

/** A name with a dot that is not an IPv4 or IPv6 address. */
function isDomain(host: string): boolean {
  return host.includes('.') && !host.startsWith('[') && !/^\d+(?:\.\d+){3}$/.test(host);
}
