// The indexes of a set: one for each place, or for each section, and more where one can't list all files.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import type { FilePlace } from '../../store/exports/exported-file.ts';
import { MAX_INDEXES_PER_SITE, MAX_SITEMAPS_PER_INDEX } from '../../../../shared/protocol/limits.ts';
import { indexParts, type IndexForm } from './lines/index-xml.ts';
import { indexName, sameFamily, STYLE_SHEET_NAME } from './layout/export-names.ts';
import type { ExportSite } from './layout/export-sites.ts';

/** A sitemap as an index names it. */
export interface IndexedFile extends FilePlace {
  readonly name: string;
  readonly lastmod: string | null;
}

export interface IndexPiece {
  readonly name: string;
  readonly xml: Buffer;
  readonly sitemaps: number;
}

/** The indexes of one place, for all of its files in their order. Throws "invalid-export" where it needs too many. */
export function indexPieces(
  site: ExportSite,
  files: readonly IndexedFile[],
  options: ExportOptions,
): IndexPiece[] {
  const form: IndexForm = {
    indent: options.indent ?? false,
    schemaLocation: options.schemaLocation ?? false,
    styleSheet: options.styleSheet && options.format !== 'text' ? STYLE_SHEET_NAME : null,
    maxSitemaps: options.maxSitemaps ?? MAX_SITEMAPS_PER_INDEX,
    maxBytes: options.maxBytes,
  };
  const pieces: IndexPiece[] = [];
  for (const part of options.sectionIndexes ? sections(site) : [site.families]) {
    const family = part[0];
    const entries = files.filter((file) => part.some((one) => sameFamily(one, file)));
    if (!family || entries.length === 0) continue;
    const paths = entries.map(({ name, lastmod }) => ({ path: name.slice(site.folder.length), lastmod }));
    indexParts(site.baseUrl, paths, form).forEach(({ xml, sitemaps }, i) => {
      pieces.push({ name: indexName(family, i + 1, options), xml, sitemaps });
    });
  }
  if (pieces.length > MAX_INDEXES_PER_SITE) throw tooManyIndexes(pieces.length);
  return pieces;
}

function sections({ families }: ExportSite): ExportSite['families'][] {
  const ids = [...new Set(families.map(({ id }) => id))];
  return ids.map((id) => families.filter((family) => family.id === id));
}

function tooManyIndexes(count: number): AppError {
  return new AppError(
    'invalid-export',
    reason('export-too-many-indexes', { count, max: MAX_INDEXES_PER_SITE }),
  );
}
