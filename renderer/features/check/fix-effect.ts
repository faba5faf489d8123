// What a fix does, as the label of the button that does it. It shows nothing by itself.
import type { FixPreview } from '../../../shared/model/edit/fix-preview.ts';
import type { Text } from '../../locales/use-text.ts';

/** The effect with how many rows it has: "Delete 2 rows", "Set 3 dates". A fix that sets some and clears others names rows. */
export function fixEffect(
  { changes, cleared, samples }: Pick<FixPreview, 'changes' | 'cleared' | 'samples'>,
  { t, plural }: Pick<Text, 't' | 'plural'>,
): string {
  const [first] = samples;
  if (!first) return t('fixes.nothing');
  const { column } = first;
  if (column === null) return plural('fixes.effects.delete', changes);
  switch (column) {
    case 'loc':
    case 'included':
      return plural(`fixes.effects.${column}`, changes);
    case 'lastmod':
    case 'changefreq':
    case 'priority':
      if (cleared === changes) return plural(`fixes.effects.clear.${column}`, changes);
      return cleared === 0
        ? plural(`fixes.effects.set.${column}`, changes)
        : plural('fixes.effects.rows', changes);
    default:
      return plural('fixes.effects.rows', changes);
  }
}
