// table.inspect: what a table file looks like with the user's options, for the preview. It stores nothing.
import type { Command } from '../../../project/context.ts';
import { openTable } from '../open-table.ts';
import { ProblemList } from '../../../read/problem-list.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import type { TableOptions } from '../../../../../shared/model/table/tables.ts';
import { needsOrder } from '../../../read/parse/clear-date.ts';
import { reportAddresses } from '../../../read/parse/table/ignored-columns.ts';
import { ParseOutput } from '../../../read/parse/parse-output.ts';
import type { TableHead } from '../open-table.ts';
import { readTableHead } from '../read-table.ts';

/** Rows of the preview, and characters of a cell in it. */
const ROWS_SHOWN = 50;
const CHARACTERS_SHOWN = 500;

export const tableInspect: Command<'table.inspect'> = async ({ path, options }) => {
  const { file, format } = await openTable(path);
  const problems = new ProblemList();
  const head = await readTableHead(file, format, options, {
    onProblem: (problem) => {
      problems.add(problem);
    },
  });
  for (const problem of questions(path, head, options)) problems.add(problem);
  return {
    path,
    format,
    size: file.size,
    encoding: head.encoding,
    delimiter: head.delimiter,
    quote: head.quote,
    header: head.names !== null,
    sheets: head.sheets,
    sheet: head.sheet,
    mapping: head.mapping,
    names: head.mapping.map((_, i) => head.names?.[i] ?? null),
    rows: head.rows.slice(0, ROWS_SHOWN).map((row) => row.map((cell) => cell.slice(0, CHARACTERS_SHOWN))),
    problems: problems.list(),
  };
};

/** What only the user can know of the table, as long as it was not chosen: which addresses are meant, what a date says. */
function questions(path: string, { mapping, names, rows }: TableHead, options: TableOptions): Problem[] {
  const out = new ParseOutput(path);
  if (options.mapping === undefined) reportAddresses(names, rows, mapping, out);
  const date = mapping.indexOf('lastmod');
  const open = rows.map((row) => row[date] ?? '').find(needsOrder);
  if (open !== undefined && (options.dates ?? 'asIs') === 'asIs')
    out.problem(
      'warning',
      'table-dates-question',
      reason('table-dates-question', { text: open.slice(0, 40) }),
    );
  return out.take().flatMap((item) => (item.kind === 'problem' ? item.problem : []));
}
