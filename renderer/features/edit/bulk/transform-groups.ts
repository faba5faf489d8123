// The transforms in the order and under the heads in which they are offered. Data only.
import type { TransformKind } from '../../../../shared/model/edit/bulk-edit.ts';

export const TRANSFORM_GROUPS = {
  'transforms.groupAddresses': [
    'force-https',
    'force-host',
    'www',
    'lower-host',
    'punycode-host',
    'trailing-slash',
    'query',
    'remove-fragment',
    'normalise-url',
  ],
  'transforms.groupDates': ['set-lastmod', 'shift-lastmod'],
  'transforms.groupValues': ['changefreq-by-rules', 'priority-by-rules'],
  'transforms.groupRows': ['section-by-rules', 'trim', 'remove-duplicates'],
} as const satisfies Record<string, readonly TransformKind[]>;
