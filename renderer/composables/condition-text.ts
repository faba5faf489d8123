// Says a filter condition in words. It changes nothing.
import type { Condition } from '../../shared/model/view-query.ts';
import type { ProjectInfo } from '../../shared/model/project.ts';
import type { MessageKey } from '../locales/en.ts';
import type { Text } from '../locales/use-text.ts';
import { fileName } from './file-name.ts';

type TextCondition = Extract<Condition, { kind: 'text' }>;

/** The text of a filter chip, such as "URL contains “shop”". */
export function conditionText(
  condition: Condition,
  project: ProjectInfo | null,
  { t }: Pick<Text, 't'>,
): string {
  switch (condition.kind) {
    case 'text':
      return textCondition(condition, t);
    case 'range':
      return t('filters.range', {
        column: t(`columns.${condition.column}`),
        from: condition.from ?? '…',
        to: condition.to ?? '…',
      });
    case 'included':
      return t(condition.value ? 'filters.included' : 'filters.excluded');
    case 'source': {
      const source = project?.sources.find(({ id }) => id === condition.source);
      return t('filters.source', { name: source ? fileName(source.location) : String(condition.source) });
    }
    case 'problem':
      return condition.rule ? t(`rules.${condition.rule}`) : t('filters.anyProblem');
  }
}

function textCondition(condition: TextCondition, t: Text['t']): string {
  const column = t(`columns.${condition.column}`);
  const operator = t(operatorKey(condition));
  if (condition.operator === 'empty' || condition.operator === 'notEmpty') {
    return t('filters.state', { column, operator });
  }
  return t('filters.text', { column, operator, value: condition.value });
}

function operatorKey({ operator, not }: TextCondition): MessageKey {
  if (not && operator === 'contains') return 'operators.notContains';
  if (not && operator === 'equals') return 'operators.notEquals';
  return `operators.${operator}`;
}
