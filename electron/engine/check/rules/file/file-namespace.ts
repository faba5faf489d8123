// Finds sitemaps whose root has no namespace, or one that is not that of the protocol.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { SITEMAP_NS } from '../../../../../shared/protocol/namespaces.ts';
import type { FileRule } from '../../rule-definition.ts';

export const fileNamespace = {
  id: 'file-namespace',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'File does not have the sitemap namespace',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ source: { location }, codes }) =>
    codes.has('xml-no-namespace') || codes.has('xml-unknown-namespace')
      ? reason('file-namespace', { location, namespace: SITEMAP_NS })
      : null,
} as const satisfies FileRule;
