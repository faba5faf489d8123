// Finds indexes that another index lists.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileIndexInIndex = {
  id: 'file-index-in-index',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error', google: 'error' },
  summary: 'Index lists another index',
  source: 'https://www.sitemaps.org/protocol.html#index',
  check: ({ source: { location, format }, parent }) =>
    format === 'index' && parent?.format === 'index'
      ? reason('file-index-in-index', { location, parent: parent.location })
      : null,
} as const satisfies FileRule;
