// Writes conditions for people, as --filter takes them where it can. It reads none.
import type { Condition } from '../../../shared/model/rows/view-query.ts';

const SIGNS = { contains: '~', equals: '=', startsWith: '^=', endsWith: '$=' } as const;

/** One condition as a term of --filter; what --filter can't say is told in the same manner. */
export function filterText(condition: Condition): string {
  const not = condition.not ? '!' : '';
  const text = termOf(condition, not);
  return 'matchCase' in condition && condition.matchCase ? `${text} (match case)` : text;
}

function termOf(condition: Condition, not: string): string {
  switch (condition.kind) {
    case 'text':
      return textTerm(condition, not);
    case 'search':
      return `any${not}~${condition.value}`;
    case 'range': {
      const { column, from, to } = condition;
      const bounds = [
        ...(from === undefined ? [] : [`${column}>=${String(from)}`]),
        ...(to === undefined ? [] : [`${column}<=${String(to)}`]),
      ];
      const both = from !== undefined && from === to ? `${column}=${String(from)}` : bounds.join(' and ');
      return not ? `not (${both})` : both;
    }
    case 'set':
      return `${condition.column}${not}=${condition.values.map((value) => String(value ?? '')).join('|')}`;
    case 'included':
      return `included${not}=${String(condition.value)}`;
    case 'source':
      return `source${not}=${String(condition.source)}`;
    case 'rows':
      return `id${not}=${condition.ids.join('|')}`;
    case 'problem':
      return `problem${not}${condition.rule === undefined ? '' : `=${condition.rule}`}`;
    case 'leftOut':
      return `leftout${not}${condition.reason === undefined ? '' : `=${condition.reason}`}`;
    case 'folder':
      return `folder${not}=${condition.host ?? ''}${condition.path}`;
    case 'language':
      return `language${not}=${condition.code}`;
  }
}

function textTerm({ column, operator, value }: Extract<Condition, { kind: 'text' }>, not: string): string {
  if (operator === 'regex') return `${column}${not}/${value}/`;
  if (operator === 'empty') return `${column}${not}=`;
  if (operator === 'notEmpty') return `${column}${not === '' ? '!' : ''}=`;
  return `${column}${not}${SIGNS[operator]}${value}`;
}
