// The numbers among the options of an export: what each may be at most, and what it is where nobody says. No logic.
import {
  MAX_BYTES_PER_SITEMAP,
  MAX_SITEMAPS_PER_INDEX,
  MAX_URLS_PER_SITEMAP,
} from '../../../shared/protocol/limits.ts';
import { DEFAULT_LEVEL } from '../../../shared/model/export/set-options.ts';

/** All are whole numbers of at least 1. */
export const EXPORT_NUMBERS = {
  maxUrls: { max: MAX_URLS_PER_SITEMAP, usual: MAX_URLS_PER_SITEMAP },
  maxBytes: { max: MAX_BYTES_PER_SITEMAP, usual: MAX_BYTES_PER_SITEMAP },
  level: { max: 9, usual: DEFAULT_LEVEL },
  fillLevel: { max: 100, usual: 100 },
  maxSitemaps: { max: MAX_SITEMAPS_PER_INDEX, usual: MAX_SITEMAPS_PER_INDEX },
} as const;

export type ExportNumber = keyof typeof EXPORT_NUMBERS;
