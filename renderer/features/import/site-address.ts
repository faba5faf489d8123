// Reads what people type for a site: mostly without the scheme. It checks no address.
import { isWebInput } from '../../../shared/protocol/web-input.ts';

/** The address that is meant: https:// where no scheme is given. Empty for an empty text. */
export function siteAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || isWebInput(text) ? text : `https://${text.replace(/^\/\//, '')}`;
}

/** The same where a path may be meant as well: only "www." is surely a site. */
export function siteOrPath(typed: string): string {
  return /^www\./i.test(typed.trim()) ? siteAddress(typed) : typed.trim();
}
