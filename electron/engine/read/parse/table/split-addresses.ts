// Cuts a text at which several addresses stand beside each other. It cuts nothing that can be one address.
import { stripEnd } from '../../../../../shared/protocol/strip-ends.ts';

/** Between two addresses: blanks of any kind, or one of the marks that people put between them. */
const BETWEEN = /[ \t\v\f\x85\u2028\u2029]+|[,;|](?=https?:\/\/)/i;
const SEVERAL = /[ \t\v\f\x85\u2028\u2029,;|]https?:\/\//i;
/** What may stand by itself: a scheme, and a host with a dot. */
const WHOLE = /^https?:\/\/[^\s/?#.]+\.[^\s?#]/i;

/** The addresses, or the text as it is where it is not nothing but addresses. */
export function splitAddresses(text: string): readonly string[] {
  if (!SEVERAL.test(text)) return [text];
  const parts = text.split(BETWEEN).map((part) => stripEnd(part, /[,;|]/));
  return parts.every((part) => WHOLE.test(part)) ? parts : [text];
}
