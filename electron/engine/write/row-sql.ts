// Rows as an SQL expression that joins their values into one blob, for assembly/lines.ts to make lines of. A value that
// stands in the wrong column type is told by a comparison: a number is less than any text.
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { BLOCKING_FLAGS } from './left-out.ts';

/** The blocking rules that a row breaks. */
export const BLOCKED_SQL = `issues & ${String(BLOCKING_FLAGS)}`;

/** Ends of the values of a row, in their order: XML can't hold them. */
const ENDS = ['\x01', '\x02', '\x03', '\x04', '\x05'] as const;

const CHANGEFREQ = `changefreq < ${String(CHANGEFREQS.length)}, changefreq`;
const PRIORITY = 'priority <= 1, priority';

const ROW = ['loc', 'lastmod', CHANGEFREQ, PRIORITY, 'ext']
  .map((value, i) => `${value}, '${ENDS[i] ?? ''}'`)
  .join(', ');

/**
 * The columns of one row that has a whole batch of rows: how many, their values, their fragments, and how many have a
 * lastmod.
 */
export const ROWS_SQL = `count(*), CAST(group_concat(concat(${ROW}), '') AS BLOB), group_concat(ext, '>'), count(lastmod)`;
