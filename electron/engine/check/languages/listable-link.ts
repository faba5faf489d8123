// Whether a link between language versions may be given to more rows.
import { languageFault } from '../../../../shared/protocol/languages.ts';
import { isPlainAddress } from '../accept-ordinary.ts';
import { locUrl } from '../loc-url.ts';

/** True where the code is valid and the address can be used: what is wrong is not spread. */
export function isListable(code: string, href: string): boolean {
  return languageFault(code) === null && (isPlainAddress(href) || locUrl(href) !== null);
}
