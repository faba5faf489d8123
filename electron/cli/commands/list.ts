// mapwright list: the URLs of a project, filtered and sorted, in windows, so that memory does not grow with the set.
import type { UrlRow } from '../../../shared/model/rows/row.ts';
import { agentOfColumn } from '../../../shared/model/rows/robots-column.ts';
import { csvRecord } from '../output/csv.ts';
import { defineCommand } from '../define-command.ts';
import type { EngineSession } from '../run/engine-client.ts';
import { FILTER_HELP, parseFilter } from '../options/filter-syntax.ts';
import { writeJson } from '../output/json-output.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import { readWhole } from '../options/option-value.ts';
import type { Output } from '../output/output.ts';
import { valueLine } from '../output/plain-text.ts';
import { parseSort } from '../options/sort-syntax.ts';
import {
  CSV_COLUMNS,
  LIST_COLUMNS,
  listCell,
  PRINTED_COLUMNS,
  type ListColumn,
} from '../options/list-columns.ts';
import type { Terminal } from '../output/terminal.ts';
import { readColumnNames } from '../options/column-names.ts';
import { UsageError } from '../options/usage-error.ts';
import { withEngine } from '../run/with-engine.ts';

const WINDOW_ROWS = 2_000;

export const list = defineCommand({
  synopsis: ['list PROJECT [--filter TERM]… [--sort KEYS] [--columns NAMES] [--limit N] [--csv]'],
  options: {
    filter: { type: 'string', multiple: true, value: 'TERM', help: 'Show only rows for which this holds' },
    'match-case': { type: 'boolean', help: 'Let filters tell upper from lower case' },
    sort: { type: 'string', value: 'KEYS', help: 'Sort by columns, such as lastmod:desc,loc' },
    columns: { type: 'string', value: 'NAMES', help: 'Print these columns, in order' },
    limit: { type: 'string', value: 'N', help: 'Stop after N rows' },
    ...WAIT_OPTION,
    csv: { type: 'boolean', help: 'Print CSV with a header, safe to open in a spreadsheet' },
  },
  notes: `${FILTER_HELP}

Prints ${PRINTED_COLUMNS.join(', ')}, separated by tabs.
Columns: ${LIST_COLUMNS.join(', ')}, and robots:CRAWLER (such as robots:Googlebot).`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('list needs exactly one PROJECT.');
    if (options.csv && json) throw new UsageError('--csv and --json exclude each other.');
    const columns = options.columns === undefined ? null : readColumnNames(options.columns, LIST_COLUMNS);
    if (columns && json) throw new UsageError('--columns is for text and CSV: --json has all of them.');
    if (options['match-case'] && options.filter.length === 0)
      throw new UsageError('--match-case belongs to --filter.');
    const limit = readWhole('--limit', options.limit, { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? Infinity;
    const matchCase = options['match-case'];
    const query = {
      filter: options.filter.map((term) => parseFilter(term, { matchCase })),
      sort: parseSort(options.sort),
    };
    return withEngine(terminal, async (engine) => {
      const { sources } = await openProject(engine, path, { terminal, wait: options.wait, readable: true });
      const { view, rows: total } = await engine.request['view.open'](query);
      const agents = (columns ?? []).flatMap((column) => agentOfColumn(column) ?? []);
      const rows = viewRows(engine, { view, agents, count: Math.min(total, limit) }, terminal);
      const locations = new Map(sources.map(({ id, location }) => [id, location]));
      if (json) await writeJson(terminal.stdout, { total, rows: withFile(rows, locations) });
      else {
        const form = options.csv
          ? csvForm(columns ?? CSV_COLUMNS, locations)
          : textForm(columns ?? PRINTED_COLUMNS, locations, valueLine(terminal.stdout));
        await writeLines(terminal.stdout, rows, form);
      }
      return 0;
    });
  },
});

/** The first `count` rows of a view, a window at a time. */
async function* viewRows(
  engine: EngineSession,
  {
    view,
    agents,
    count,
  }: { readonly view: number; readonly agents: readonly string[]; readonly count: number },
  terminal: Terminal,
): AsyncGenerator<UrlRow> {
  for (let start = 0; start < count; start += WINDOW_ROWS) {
    terminal.signal.throwIfAborted();
    const window = { view, start, agents, count: Math.min(WINDOW_ROWS, count - start) };
    yield* (await engine.request['view.rows'](window)).rows;
    // A turn of the event loop, in which a signal or a closed pipe is noticed.
    await new Promise((done) => setImmediate(done));
  }
}

async function* withFile(
  rows: AsyncIterable<UrlRow>,
  locations: ReadonlyMap<number, string>,
): AsyncGenerator<object> {
  for await (const row of rows) yield { ...row, file: locations.get(row.source) ?? null };
}

interface LineForm {
  readonly header: string;
  readonly row: (row: UrlRow) => string;
}

function textForm(
  columns: readonly ListColumn[],
  locations: ReadonlyMap<number, string>,
  cell: (text: string) => string,
): LineForm {
  return {
    header: '',
    row: (row) =>
      `${columns.map((column) => cell(String(listCell(row, column, locations) ?? ''))).join('\t')}\n`,
  };
}

function csvForm(columns: readonly ListColumn[], locations: ReadonlyMap<number, string>): LineForm {
  return {
    header: csvRecord(columns),
    row: (row) => csvRecord(columns.map((column) => listCell(row, column, locations))),
  };
}

async function writeLines(out: Output, rows: AsyncIterable<UrlRow>, form: LineForm): Promise<void> {
  let pending = form.header;
  let count = 0;
  for await (const row of rows) {
    pending += form.row(row);
    if (++count % WINDOW_ROWS !== 0) continue;
    await out.write(pending);
    pending = '';
  }
  if (pending !== '') await out.write(pending);
}
