// What the grid's columns are called. Texts only.
import { agentOfColumn } from '../../shared/model/robots-column.ts';
import type { Text } from '../locales/use-text.ts';

const COLUMN_IDS = [
  'included',
  'loc',
  'problems',
  'lastmod',
  'changefreq',
  'priority',
  'robots',
  'section',
  'file',
  'source',
  'line',
  'images',
  'alternates',
  'videos',
  'news',
  'host',
  'path',
  'depth',
  'query',
] as const;

/** An unknown column by its id. */
export function columnTitle(id: string, t: Text['t']): string {
  const agent = agentOfColumn(id);
  if (agent !== null) return t('robots.columnOf', { agent });
  const column = COLUMN_IDS.find((known) => known === id);
  return column ? t(`columns.${column}`) : id;
}
