// Says a filter condition in words. It changes nothing.
import { REST_NAME } from '../../../../shared/model/section.ts';
import type { ProjectInfo } from '../../../../shared/model/project.ts';
import { isRobotsColumn, lineOfValue, NO_LINE } from '../../../../shared/model/rows/robots-column.ts';
import { RULE_IDS } from '../../../../shared/model/rule.ts';
import type { Condition, SetColumn, SetValue } from '../../../../shared/model/rows/view-query.ts';
import { formatPriority } from '../../../../shared/protocol/priority.ts';
import type { MessageKey } from '../../../locales/en.ts';
import type { Text } from '../../../locales/use-text.ts';
import { columnTitle } from '../../../ui/column-title.ts';
import { shownName } from '../../../ui/file-name.ts';

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;
type Words = Pick<Text, 't' | 'plural'>;

/** So many values of a set are named; the others are counted. */
const NAMED_VALUES = 3;

/** The text of a filter chip, such as "URL contains “shop”"; a negated condition says so. */
export function conditionText(condition: Condition, project: ProjectInfo | null, words: Words): string {
  const { t } = words;
  if (condition.kind === 'text') return textCondition(condition, t);
  const text = plainText(condition, project, words);
  return condition.not === true ? t('filters.not', { text }) : text;
}

function plainText(
  condition: Exclude<Condition, Of<'text'>>,
  project: ProjectInfo | null,
  words: Words,
): string {
  const { t } = words;
  switch (condition.kind) {
    case 'search':
      return t('filters.anywhere', { value: condition.value });
    case 'range':
      return rangeText(condition, t);
    case 'set':
      return setText(condition, project, words);
    case 'included':
      return t(condition.value ? 'filters.included' : 'filters.excluded');
    case 'rows':
      return words.plural('filters.rows', condition.ids.length);
    case 'source':
      return t('filters.source', { name: sourceName(condition.source, project) });
    case 'problem':
      return condition.rule ? t(`rules.${condition.rule}`) : t('filters.anyProblem');
    case 'leftOut':
      return leftOutText(condition, t);
    case 'folder':
      return folderText(condition, t);
    case 'language':
      return t('filters.language', { code: condition.code });
  }
}

function leftOutText({ reason }: Of<'leftOut'>, t: Text['t']): string {
  if (reason === undefined) return t('filters.leftOut');
  return reason === 'excluded'
    ? t('filters.excluded')
    : t('filters.leftOutFor', { reason: t(`rules.${reason}`) });
}

function folderText({ host, path }: Of<'folder'>, t: Text['t']): string {
  if (host === null && path === '') return t('filters.noHost');
  return t('filters.folder', { folder: `${host ?? ''}${path}` });
}

function rangeText({ column, from, to }: Of<'range'>, t: Text['t']): string {
  const name = t(`columns.${column}`);
  if (from === to) return t('filters.state', { column: name, operator: String(from ?? '…') });
  if (to === undefined) return t('filters.atLeast', { column: name, from: String(from) });
  if (from === undefined) return t('filters.atMost', { column: name, to });
  return t('filters.range', { column: name, from, to });
}

function setText({ column, values }: Of<'set'>, project: ProjectInfo | null, words: Words): string {
  const { t } = words;
  const named = values.slice(0, NAMED_VALUES).map((value) => valueText(column, value, project, words));
  const more = values.length - named.length;
  if (more > 0) named.push(t('filters.more', { count: more }));
  return t('filters.oneOf', { column: columnTitle(column, t), values: named.join(', ') });
}

/** A value of a column as the user reads it. */
export function valueText(
  column: SetColumn,
  value: SetValue,
  project: ProjectInfo | null,
  { t }: Words,
): string {
  if (column === 'included') return t(value === 1 ? 'detail.yes' : 'detail.no');
  if (column === 'source') return sourceName(Number(value), project);
  if (column === 'section') return sectionName(Number(value), project, t);
  if (column === 'robots') return robotsValue(value, t);
  if (isRobotsColumn(column)) return verdictValue(value, project, t);
  if (column === 'priority' && typeof value === 'number') return formatPriority(value);
  if (value === null) return t(column === 'problems' ? 'common.none' : 'gridTexts.none');
  const rule = column === 'problems' ? RULE_IDS.find((id) => id === value) : undefined;
  return rule ? t(`rules.${rule}`) : String(value);
}

function robotsValue(value: SetValue, t: Text['t']): string {
  if (typeof value === 'string') return t('robots.blockedFor', { agent: value });
  return t(value === null ? 'robots.noFile' : 'robots.allowedForAll');
}

/** A line with its site, where that is another than the project's. */
function verdictValue(value: SetValue, project: ProjectInfo | null, t: Text['t']): string {
  if (value === null) return t('robots.noFile');
  if (value === NO_LINE) return t('robots.noLine');
  if (value === 'blocked' || value === 'allowed') return t(value === 'allowed' ? 'robots.yes' : 'robots.no');
  const line = lineOfValue(String(value));
  if (!line) return String(value);
  const text = `${String(line.line)}: ${line.rule}`;
  return line.origin === project?.site ? text : `${text} (${line.origin})`;
}

/** The name of a section; the rows that are in none are named by what their files are called. */
function sectionName(id: number, project: ProjectInfo | null, t: Text['t']): string {
  if (id === 0) return REST_NAME;
  return project?.sections.find((section) => section.id === id)?.name ?? t('sections.gone');
}

function sourceName(id: number, project: ProjectInfo | null): string {
  const source = project?.sources.find((one) => one.id === id);
  return source ? shownName(source.location) : String(id);
}

function textCondition(condition: Of<'text'>, t: Text['t']): string {
  const column = t(`columns.${condition.column}`);
  const { operator, not } = condition;
  if (operator === 'empty' || operator === 'notEmpty') {
    const empty = (operator === 'empty') !== (not === true);
    return t('filters.state', { column, operator: t(empty ? 'operators.empty' : 'operators.notEmpty') });
  }
  return t('filters.text', { column, operator: t(operatorKey(condition)), value: condition.value });
}

function operatorKey({ operator, not }: Of<'text'>): MessageKey {
  if (not !== true || operator === 'empty' || operator === 'notEmpty') return `operators.${operator}`;
  const negated = {
    contains: 'notContains',
    equals: 'notEquals',
    startsWith: 'notStartsWith',
    endsWith: 'notEndsWith',
    regex: 'notRegex',
  } as const;
  return `operators.${negated[operator]}`;
}
