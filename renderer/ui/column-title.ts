// What the grid's columns are called. Texts only.
import { COLUMN_IDS } from '../../shared/model/rows/columns.ts';
import { agentOfColumn } from '../../shared/model/rows/robots-column.ts';
import type { Text } from '../locales/use-text.ts';

/** An unknown column by its id. */
export function columnTitle(id: string, t: Text['t']): string {
  const agent = agentOfColumn(id);
  if (agent !== null) return t('robots.columnOf', { agent });
  const column = COLUMN_IDS.find((known) => known === id);
  return column ? t(`columns.${column}`) : id;
}
