// Which edits of the Robots page an export does not write, as they are not saved. Pure: it asks nobody.
import type { ExportOptions } from './planned-set.ts';

/**
 * Of the origins whose robots.txt has edits that are not saved, those that an export writes a robots.txt for. `origin`: that
 * of the public address of its folder.
 */
export function unsavedRobots(
  drafts: readonly string[],
  { extras = [], byHost }: Pick<ExportOptions, 'extras' | 'byHost'>,
  origin: string | undefined,
): string[] {
  if (!extras.includes('robots')) return [];
  return drafts.filter((draft) => draft !== '' && (byHost === true || draft === origin));
}
