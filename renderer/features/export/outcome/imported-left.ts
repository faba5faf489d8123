// Which files of the site's own set, as it was imported, a new set does not have: they stay on the server until somebody
// removes them. Pure.
import { filesOf, type ExportResult } from '../../../../shared/model/export/planned-set.ts';
import type { SourceInfo } from '../../../../shared/model/project.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';
import { fileName } from '../../../ui/file-name.ts';

type Source = Pick<SourceInfo, 'parent' | 'format' | 'location' | 'state'>;

/**
 * The names of files, or addresses where they came from the web: sitemaps and indexes that a robots.txt or an index lists and
 * whose name no file of the set has. Empty where the set was in its folder before: who has uploaded it was told.
 */
export function importedLeft(
  sources: readonly Source[],
  set: Pick<ExportResult, 'files' | 'index' | 'moreIndexes' | 'extras'>,
): string[] {
  const written = filesOf(set);
  if (written.some(({ change }) => change !== 'new')) return [];
  const names = new Set(written.map(({ name }) => fileName(name)));
  const left = sources.filter(
    ({ parent, format, location, state }) =>
      parent !== null &&
      state === 'done' &&
      (format === 'urlset' || format === 'index') &&
      !names.has(fileName(location)),
  );
  return [...new Set(left.map(({ location }) => (isWebInput(location) ? location : fileName(location))))];
}
