// The line of a row as an SQL expression, for rows whose values are as usual: the database then makes
// all lines of a batch at once, for less than making each here costs. It says what urlXml and RowLines say; a property
// test holds them against each other, and ready-lines.ts looks at what the expression can't judge.
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { BLOCKING_FLAGS } from './left-out.ts';

/** Stands in a line that the database can't make as we do. XML can't hold it, so that no value brings it. */
export const NOT_MADE = 1;

/** Begins each line. */
export const LINE_START = '<url><loc>';

/** The blocking rules that a row breaks. */
export const BLOCKED_SQL = `issues & ${String(BLOCKING_FLAGS)}`;

const TENTHS = ['0.5', '0.8', '0.6', '0.7', '0.4', '0.9', '1.0', '0.3', '0.2', '0.1', '0.0'];

/** Nearly all priorities have one decimal. Those with more than two are not made. */
const PRIORITY = `CASE WHEN priority IS NULL THEN '' ELSE CASE priority ${TENTHS.map(
  (text) => `WHEN ${text} THEN '<priority>${text}</priority>'`,
).join(' ')} ELSE CASE WHEN priority > 0 AND priority < 1 AND priority = round(priority, 2) THEN
  '<priority>0.' || substr('0' || CAST(round(priority * 100) AS INTEGER), -2) || '</priority>'
  ELSE char(${String(NOT_MADE)}) END END END`;

const CHANGEFREQ = `CASE WHEN changefreq IS NULL THEN '' ELSE CASE changefreq ${CHANGEFREQS.map(
  (name, code) => `WHEN ${String(code)} THEN '<changefreq>${name}</changefreq>'`,
).join(' ')} ELSE char(${String(NOT_MADE)}) END END`;

/**
 * A day; a time with seconds, which may be told by its length; a year or a month, which are left out; another time with
 * seconds; else one without, which gains ":00".
 */
const LASTMOD = `CASE WHEN lastmod IS NULL THEN '</loc>' ELSE CASE octet_length(lastmod)
  WHEN 10 THEN '</loc><lastmod>' || lastmod || '</lastmod>' WHEN 25 THEN '</loc><lastmod>' || lastmod || '</lastmod>'
  WHEN 20 THEN '</loc><lastmod>' || lastmod || '</lastmod>' WHEN 4 THEN '</loc>' WHEN 7 THEN '</loc>'
  ELSE CASE substr(lastmod, 17, 1) WHEN ':' THEN '</loc><lastmod>' || lastmod || '</lastmod>'
  ELSE '</loc><lastmod>' || substr(lastmod, 1, 16) || ':00' || substr(lastmod, 17) || '</lastmod>' END END END`;

const LINE = `concat('${LINE_START}', loc, ${LASTMOD}, ${CHANGEFREQ}, ${PRIORITY}, ext, '</url>' || char(10))`;

/**
 * The columns of one row that has a whole batch of rows: how many, their lines, locs, lastmods (one a line) and
 * fragments, and how many have a lastmod. No loc is escaped yet.
 */
export const LINES_SQL = `count(*), CAST(group_concat(${LINE}, '') AS BLOB), CAST(group_concat(loc, '') AS BLOB),
  CAST(group_concat(lastmod, char(10)) AS BLOB), group_concat(ext, '>'), count(lastmod)`;
