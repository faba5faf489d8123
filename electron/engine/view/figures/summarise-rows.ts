// Finds what many rows have in common, batch by batch, for the panel of a selection. It changes nothing.
import { BATCH_ROWS } from '../../rows/entry-batch.ts';
import {
  SUMMARY_COLUMNS,
  SUMMARY_ROWS_AT_MOST,
  type CommonValue,
  type RowsSummary,
  type SummaryColumn,
} from '../../../../shared/model/rows/selection-summary.ts';
import { cellText } from '../cell-text.ts';
import { ANY_PROBLEM } from '../filter/problem-sql.ts';
import type { SqlValue, ViewDatabase } from '../view-database.ts';

const COUNTS = ['problems', 'images', 'alternates', 'videos', 'news'] as const;

const SQL = `SELECT count(*), ${SUMMARY_COLUMNS.map((name) => `count(${name}), min(${name}), max(${name})`).join()},
  ${COUNTS.map((name) => `sum(${name === 'problems' ? ANY_PROBLEM : name} <> 0)`).join()}
  FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value WHERE deleted = 0`;

/** Rows that are gone don't count. More than 100,000 ids are not looked at. */
export function summariseRows(db: ViewDatabase, ids: Uint32Array): RowsSummary {
  if (ids.length > SUMMARY_ROWS_AT_MOST) return { rows: ids.length, common: null, counts: null };
  const seen = new Map<SummaryColumn, Seen>();
  const counts = { problems: 0, images: 0, alternates: 0, videos: 0, news: 0 };
  let rows = 0;
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const batch = db.get(SQL, JSON.stringify(Array.from(ids.subarray(start, start + BATCH_ROWS)))) ?? [];
    const found = Number(batch[0]);
    if (found === 0) continue;
    rows += found;
    SUMMARY_COLUMNS.forEach((name, i) => {
      const [given, least, most] = [batch[1 + i * 3], batch[2 + i * 3] ?? null, batch[3 + i * 3] ?? null];
      const same = Number(given) === 0 || (Number(given) === found && least === most);
      const before = seen.get(name);
      const mixed = !same || before === 'mixed' || (before !== undefined && before.value !== least);
      seen.set(name, mixed ? 'mixed' : { value: least });
    });
    COUNTS.forEach((name, i) => {
      counts[name] += Number(batch[1 + SUMMARY_COLUMNS.length * 3 + i] ?? 0);
    });
  }
  const common = Object.fromEntries(SUMMARY_COLUMNS.map((name) => [name, commonValue(name, seen.get(name))]));
  return { rows, common: common as Record<SummaryColumn, CommonValue>, counts };
}

type Seen = 'mixed' | { readonly value: SqlValue };

function commonValue(column: SummaryColumn, seen: Seen | undefined): CommonValue {
  if (seen === 'mixed') return { mixed: true };
  const value = seen?.value ?? null;
  if (column === 'included') return { mixed: false, value: String(value === 1) };
  return { mixed: false, value: cellText(column, value) };
}
