// The columns of the grid of differences, and of that of files. It shows values and changes none.
import { computed, type ComputedRef } from 'vue';
import type {
  ComparedField,
  ComparedValues,
  DifferenceKind,
  FileFate,
} from '../../../shared/model/comparison.ts';
import { formatPriority } from '../../../shared/protocol/priority.ts';
import type { GridColumn } from '../../grid/grid-types.ts';
import { useText, type Text } from '../../locales/use-text.ts';
import type { DifferenceRow, FileRow } from './comparing-store.ts';

const SEVERITIES = { added: 'info', removed: 'error', changed: 'warning' } as const satisfies Record<
  DifferenceKind,
  string
>;
const FATES = { upload: 'info', delete: 'error', unchanged: null } as const satisfies Record<
  FileFate,
  string | null
>;

/** Fields with a column of their own. */
const SHOWN_FIELDS = ['lastmod', 'changefreq', 'priority', 'included'] as const;

/** A field's value as text; '' for none. Extensions are told by their fragment. */
export function comparedText(values: ComparedValues | null, field: ComparedField, t: Text['t']): string {
  if (!values) return '';
  switch (field) {
    case 'lastmod':
    case 'changefreq':
      return values[field] ?? '';
    case 'respelt':
      return values.loc;
    case 'priority':
      return typeof values.priority === 'number' ? formatPriority(values.priority) : (values.priority ?? '');
    case 'included':
      return t(values.included ? 'compare.included' : 'compare.excluded');
    default:
      return values.ext ?? '';
  }
}

export function useDifferenceColumns(): ComputedRef<readonly GridColumn<DifferenceRow>[]> {
  const { t } = useText();
  return computed(() => [
    {
      id: 'kind',
      title: t('compare.kind'),
      width: 110,
      pinned: true,
      value: ({ kind }) => t(`compare.kinds.${kind}`),
      problemOf: ({ kind }) => ({ severity: SEVERITIES[kind], label: t(`compare.kinds.${kind}`) }),
    },
    { id: 'loc', title: t('columns.loc'), width: 420, grow: true, value: locOf },
    {
      id: 'fields',
      title: t('compare.what'),
      width: 170,
      value: ({ fields }) => fields.map((field) => t(`compare.fields.${field}`)).join(', '),
    },
    ...SHOWN_FIELDS.map((field): GridColumn<DifferenceRow> => ({
      id: field,
      title: t(`compare.fields.${field}`),
      width: field === 'lastmod' ? 230 : 140,
      value: (row) => changeOf(row, field, t),
    })),
    {
      id: 'place',
      title: t('compare.where'),
      width: 190,
      value: ({ before, after }) => placeOf(after) || placeOf(before),
    },
    {
      id: 'state',
      title: t('compare.state'),
      width: 130,
      value: ({ state }) => (state === null || state === 'open' ? '' : t(`compare.states.${state}`)),
    },
  ]);
}

/** Both spellings, where they differ. */
function locOf({ loc, fields, before, after }: DifferenceRow): string {
  return fields.includes('respelt') ? `${before?.loc ?? ''} → ${after?.loc ?? ''}` : loc;
}

function changeOf(
  { kind, fields, before, after }: DifferenceRow,
  field: ComparedField,
  t: Text['t'],
): string {
  const [old, now] = [comparedText(before, field, t), comparedText(after, field, t)];
  if (kind !== 'changed') return field === 'included' ? '' : now || old;
  if (!fields.includes(field)) return field === 'included' ? '' : now;
  return `${old || t('compare.nothing')} → ${now || t('compare.nothing')}`;
}

function placeOf(values: ComparedValues | null): string {
  if (!values || values.file === '') return '';
  return values.line > 0 ? `${values.file}:${String(values.line)}` : values.file;
}

export function useFileColumns(): ComputedRef<readonly GridColumn<FileRow>[]> {
  const { t, number, bytes } = useText();
  const pair = ([old, now]: readonly [number | null, number | null], show: (n: number) => string): string => {
    if (old === null || now === null || old === now) return show(now ?? old ?? 0);
    return `${show(old)} → ${show(now)}`;
  };
  return computed(() => [
    {
      id: 'fate',
      title: t('compare.toDo'),
      width: 240,
      value: ({ fate, replaces }) => (replaces ? t('compare.replace') : t(`compare.fates.${fate}`)),
      problemOf: ({ fate }) => {
        const severity = FATES[fate];
        return severity && { severity, label: t(`compare.fates.${fate}`) };
      },
    },
    { id: 'name', title: t('compare.file'), width: 420, grow: true, value: ({ name }) => name },
    {
      id: 'urls',
      title: t('compare.urls'),
      width: 190,
      align: 'end',
      value: ({ urls }) => pair(urls, number),
    },
    {
      id: 'size',
      title: t('compare.size'),
      width: 190,
      align: 'end',
      value: ({ sizes }) => pair(sizes, bytes),
    },
  ]);
}
