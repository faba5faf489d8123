// How many rows and columns of a grid are selected, as it is read aloud. Text only.
import type { Text } from '../locales/use-text.ts';

export function selectedText({ t, plural }: Pick<Text, 't' | 'plural'>, rows: number, columns: number): string {
  return t('gridTexts.selected', {
    rows: plural('common.rows', rows),
    columns: plural('gridTexts.columns', columns),
  });
}
