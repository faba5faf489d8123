// Finds sitemaps in another encoding than UTF-8, files in another than they say, or with bytes that are none of it.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { FileRule } from '../../rule-definition.ts';

const CODES = ['encoding-mismatch', 'encoding-invalid', 'encoding-unknown', 'encoding-other'] as const;
/** What nobody uploads; what of it could not be read is told by itself. */
const TABLES: ReadonlySet<string | null> = new Set(['csv', 'xlsx']);
/** Tables and pages may be in any encoding. */
const MAY_BE_OTHER: ReadonlySet<string | null> = new Set(['csv', 'xlsx', 'html', null]);

export const fileEncoding = {
  id: 'file-encoding',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error' },
  summary: 'File is not in valid UTF-8',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ source: { location, format }, codes }) =>
    !TABLES.has(format) &&
    (CODES.some((code) => codes.has(code)) || (!MAY_BE_OTHER.has(format) && codes.has('encoding-otherwise')))
      ? reason('file-encoding', { location })
      : null,
} as const satisfies FileRule;
