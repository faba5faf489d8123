// Finds indexes that another index lists.
import type { FileRule } from '../rule.ts';

export const fileIndexInIndex = {
  id: 'file-index-in-index',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error', google: 'error' },
  summary: 'Index lists another index',
  source: 'https://www.sitemaps.org/protocol.html#index',
  check: ({ source: { location, format }, parent }) =>
    format === 'index' && parent?.format === 'index'
      ? `${location} is an index, and the index ${parent.location} lists it. An index may list sitemaps only: crawlers don't look into the second one. Submit it by itself, or list its sitemaps in the first.`
      : null,
} as const satisfies FileRule;
