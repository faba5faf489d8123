// Finds addresses with a space, a tab, a line break or a like character in them, or with something invisible at an end. It never guesses what was meant.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { nameOfInvisible, oddBlankAt } from '../../../../../shared/protocol/invisible.ts';
import { codePoint, quoted } from '../../loc-url.ts';
import type { RowRule } from '../../rule-definition.ts';

export const locWhiteSpace = {
  id: 'loc-white-space',
  group: 'loc',
  kind: 'row',
  asks: { 'sitemaps.org': 'error' },
  summary: 'URL has white space in it',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-2',
  check: ({ loc }) => {
    const at = oddBlankAt(loc);
    if (at < 0) return null;
    const name = reason(nameOfInvisible(loc.charAt(at)));
    return reason('loc-white-space', { loc: quoted(loc), name, code: codePoint(loc.slice(at)), at: at + 1 });
  },
} as const satisfies RowRule;
