// Hosts with letters outside ASCII in their punycode form, as DNS and sitemaps need them.
import { domainToASCII } from 'node:url';
import { editParts } from '../url-parts.ts';
import type { PlanTransform } from './transform.ts';

export const punycodeHost: PlanTransform<'punycode-host'> = () => ({
  kind: 'cells',
  edits: [
    {
      column: 'loc',
      next: editParts(({ host }) => {
        if (/^[\x20-\x7e]*$/.test(host)) return null;
        const ascii = domainToASCII(host);
        // Empty: the name can't be a host, and stays as it is, flagged.
        return ascii === '' ? null : { host: ascii };
      }),
    },
  ],
});
