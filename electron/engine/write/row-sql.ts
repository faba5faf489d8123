// Rows as an SQL expression that joins their values into one blob, for assembly/lines.ts to make lines of. A value that
// stands in the wrong column type is told by a comparison: a number is less than any text.
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { BLOCKING_FLAGS } from './left-out.ts';

/** The blocking rules that a row breaks. */
export const BLOCKED_SQL = `issues & ${String(BLOCKING_FLAGS)}`;

/** Behind the values of a row, in their order, and between rows: XML can't hold them. */
const [LOC_END, LASTMOD_END, CHANGEFREQ_END, PRIORITY_END, ROW_END] = [
  '\x01',
  '\x02',
  '\x03',
  '\x04',
  '\x05',
];

/** Stands for a text where a number belongs. */
const NO_NUMBER = "'?'";

const CHANGEFREQ = `iif(changefreq >= ${String(CHANGEFREQS.length)}, ${NO_NUMBER}, changefreq)`;
const PRIORITY = `iif(priority > 1, ${NO_NUMBER}, priority)`;

const ROW = `loc, '${LOC_END}', lastmod, '${LASTMOD_END}', ${CHANGEFREQ}, '${CHANGEFREQ_END}', ${PRIORITY}, '${PRIORITY_END}', ext`;

/** The columns of one row that has a whole batch of rows: how many, their values, and how many have a lastmod. */
export const ROWS_SQL = `count(*), CAST(group_concat(concat(${ROW}), '${ROW_END}') AS BLOB), count(lastmod)`;
