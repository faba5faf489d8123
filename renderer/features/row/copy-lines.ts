// What two rows of one address say, line by line, and where they differ. It shows nothing by itself.
import type { RowDetail } from '../../../shared/contract/requests/requests.ts';
import type { AddressCopy } from '../../../shared/model/rows/row-copies.ts';
import type { UrlRow } from '../../../shared/model/rows/row.ts';
import { formatPriority } from '../../../shared/protocol/priority.ts';
import type { Text } from '../../locales/use-text.ts';
import { shownName } from '../../ui/file-name.ts';

export interface CopyLine {
  readonly name: string;
  /** Of this row, and of the first one. */
  readonly values: readonly [string, string];
  readonly titles: readonly [string | undefined, string | undefined];
  /** Whether what they say of the page differs; where they stand always does, and is no difference. */
  readonly differs: boolean;
}

const COUNTED = ['images', 'alternates', 'videos', 'news'] as const;

/** Values that neither has are left out. `number`: this row's in the unsorted, unfiltered project. */
export function copyLines(
  { row, sourceLocation }: RowDetail,
  number: number | null,
  first: AddressCopy,
  text: Pick<Text, 't' | 'number'>,
): readonly CopyLine[] {
  const { t } = text;
  const line = (name: string, a: string, b: string): CopyLine => ({
    ...{ name, differs: a !== b, titles: [undefined, undefined] },
    values: [a === '' ? '–' : a, b === '' ? '–' : b],
  });
  const said = (['lastmod', 'changefreq', 'priority', 'included'] as const).map((column) =>
    line(
      t(column === 'changefreq' ? 'columnsShort.changefreq' : `columns.${column}`),
      valueOf(row, column, t),
      valueOf(first.row, column, t),
    ),
  );
  const counts = COUNTED.filter((column) => row[column] + first.row[column] > 0).map((column) =>
    line(t(`columns.${column}`), text.number(row[column]), text.number(first.row[column])),
  );
  const isTold = first.sameExtensions || counts.some(({ differs }) => differs);
  const parts = isTold
    ? []
    : [{ ...line(t('copies.parts'), t('copies.own'), t('copies.own')), differs: true }];
  const all = [...said, ...counts, ...parts].filter(({ values }) => values.some((value) => value !== '–'));
  const numbers = line(t('copies.row'), shown(number, text), shown(first.row.number ?? null, text));
  const places = line(
    t('columns.source'),
    placeOf(row, sourceLocation, text),
    placeOf(first.row, first.location, text),
  );
  return [
    { ...numbers, differs: false },
    ...all,
    { ...places, differs: false, titles: [sourceLocation || undefined, first.location || undefined] },
  ];
}

function shown(number: number | null, text: Pick<Text, 'number'>): string {
  return number === null ? '' : text.number(number);
}

function valueOf(
  row: UrlRow,
  column: 'lastmod' | 'changefreq' | 'priority' | 'included',
  t: Text['t'],
): string {
  if (column === 'included') return t(row.included ? 'detail.yes' : 'detail.no');
  const value = row[column] ?? '';
  return typeof value === 'number' ? formatPriority(value) : value;
}

function placeOf(row: UrlRow, location: string, { t, number }: Pick<Text, 't' | 'number'>): string {
  if (location === '') return t('detail.added');
  const line = row.line > 0 ? `, ${t('sourceProblems.line', { line: number(row.line) })}` : '';
  return `${shownName(location)}${line}`;
}
