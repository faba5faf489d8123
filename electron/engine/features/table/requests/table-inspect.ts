// table.inspect: what a table file looks like with the user's options, for the preview. It stores nothing.
import type { Command } from '../../../project/context.ts';
import { openTable } from '../open-table.ts';
import { ProblemList } from '../../../read/problem-list.ts';
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
