// Finds files whose & or < stand as they are, which no strict XML reader takes.
import type { FileRule } from '../rule.ts';

export const fileUnescaped = {
  id: 'file-unescaped',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error' },
  summary: 'File has & or < that are not escaped',
  source: 'https://www.sitemaps.org/protocol.html#escaping',
  check: ({ source: { location }, codes }) =>
    codes.has('xml-bare-ampersand') || codes.has('xml-bare-less-than')
      ? `${location} has & or < that are not written as &amp; and &lt;. Strict readers refuse the whole file. Look for cut addresses in its rows. An export writes it right.`
      : null,
} as const satisfies FileRule;
