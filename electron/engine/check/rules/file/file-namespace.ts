// Finds sitemaps whose root has no namespace, or one that is not that of the protocol.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { SITEMAP_NS } from '../../../../../shared/protocol/namespaces.ts';
import type { FileRule } from '../../rule-definition.ts';

/** Search engines compare the namespace letter by letter. */
const CODES = [
  'xml-no-namespace',
  'xml-unknown-namespace',
  'xml-namespace-variant',
  'xml-namespace-case',
] as const;

export const fileNamespace = {
  id: 'file-namespace',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'warning' },
  summary: 'File does not have the sitemap namespace',
  source: 'https://www.sitemaps.org/protocol.html',
  check: ({ source: { location }, codes }) =>
    CODES.some((code) => codes.has(code))
      ? reason('file-namespace', { location, namespace: SITEMAP_NS })
      : null,
} as const satisfies FileRule;
