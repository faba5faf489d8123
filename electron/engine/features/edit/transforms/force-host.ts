// Puts all addresses on one host; a port that is given with it is taken too, else the address keeps its own.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { editParts, splitUrl } from '../url-parts.ts';
import type { PlanTransform } from './transform.ts';

export const forceHost: PlanTransform<'force-host'> = ({ host }) => {
  const wanted = hostOf(host);
  return {
    kind: 'cells',
    edits: [
      {
        column: 'loc',
        next: editParts(() => (wanted.port === '' ? { host: wanted.host } : wanted)),
      },
    ],
  };
};

/** Takes a host, or an address with one. */
function hostOf(text: string): { host: string; port: string } {
  const typed = text.trim();
  const parts = splitUrl(typed.includes('://') ? typed : `https://${typed}`);
  const plain =
    parts && parts.user === '' && parts.query === '' && parts.fragment === '' && /^\/?$/.test(parts.path);
  if (!plain || !URL.canParse(`https://${parts.host}${parts.port}`) || !isName(parts.host)) {
    throw new AppError('invalid-value', reason('host-invalid', { text: typed }));
  }
  return { host: parts.host, port: parts.port };
}

/** An address in brackets, or labels that DNS could have: the URL standard itself takes "*" and "a..b" for hosts. */
function isName(host: string): boolean {
  if (host.startsWith('[')) return true;
  const labels = host.replace(/\.$/, '').split('.');
  return labels.every((label) => /^[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}_])?$/u.test(label));
}
