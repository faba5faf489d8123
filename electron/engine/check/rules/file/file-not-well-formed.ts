// Finds files that a strict XML parser refuses as a whole, for another reason than a bare & or <.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { FileRule } from '../../rule-definition.ts';

/** What the reader mends and XML 1.0 and its namespaces forbid. */
const CODES = [
  'xml-text-before',
  'xml-space-before',
  'xml-text-outside',
  'xml-second-root',
  'xml-declaration',
  'xml-declaration-odd',
  'xml-unknown-entity',
  'xml-invalid-reference',
  'xml-reference-case',
  'xml-undeclared-prefix',
  'xml-mismatched-tag',
  'xml-attribute',
  'xml-cdata-end',
  'xml-comment',
  'xml-malformed',
  'control-character',
] as const;
const XML_FORMATS: ReadonlySet<string | null> = new Set(['urlset', 'index', 'rss', 'atom']);

export const fileNotWellFormed = {
  id: 'file-not-well-formed',
  group: 'file',
  kind: 'file',
  asks: { 'sitemaps.org': 'error' },
  summary: 'File is not well-formed XML',
  source: 'https://www.w3.org/TR/xml/#sec-well-formed',
  check: ({ source: { location, format }, codes }) =>
    XML_FORMATS.has(format) && CODES.some((code) => codes.has(code))
      ? reason('file-not-well-formed', { location })
      : null,
} as const satisfies FileRule;
