// How many files a family of sitemaps can have, so that indexes can still list them. A number, nothing else.
import { MAX_INDEXES_PER_SITE, MAX_SITEMAPS_PER_INDEX } from '../../../../../shared/protocol/limits.ts';

export const MAX_FILES = MAX_SITEMAPS_PER_INDEX * MAX_INDEXES_PER_SITE;
