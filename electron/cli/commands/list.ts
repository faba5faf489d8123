// mapwright list: the URLs of a project, filtered and sorted, in windows, so that memory does not grow with the set.
import type { UrlRow } from '../../../shared/model/row.ts';
import { csvRecord } from '../csv.ts';
import { defineCommand } from '../define-command.ts';
import type { EngineSession } from '../engine-client.ts';
import { FILTER_HELP, parseFilter } from '../filter-syntax.ts';
import { writeJson } from '../json-output.ts';
import { openProject } from '../open-project.ts';
import { readWhole } from '../option-value.ts';
import type { Output } from '../output.ts';
import { oneLine } from '../plain-text.ts';
import { parseSort } from '../sort-syntax.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { withEngine } from '../with-engine.ts';

const WINDOW_ROWS = 2_000;

export const list = defineCommand({
  synopsis: ['list PROJECT [--filter TERM]… [--sort KEYS] [--limit N] [--csv]'],
  options: {
    filter: { type: 'string', multiple: true, value: 'TERM', help: 'Show only rows for which this holds' },
    'match-case': { type: 'boolean', help: 'Let filters tell upper from lower case' },
    sort: { type: 'string', value: 'KEYS', help: 'Sort by columns, such as lastmod:desc,loc' },
    limit: { type: 'string', value: 'N', help: 'Stop after N rows' },
    csv: { type: 'boolean', help: 'Print CSV with a header, safe to open in a spreadsheet' },
  },
  notes: `${FILTER_HELP}

Prints loc, lastmod, changefreq, priority and problems, separated by tabs.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('list needs exactly one PROJECT.');
    if (options.csv && json) throw new UsageError('--csv and --json exclude each other.');
    const limit = readWhole('--limit', options.limit, { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? Infinity;
    const matchCase = options['match-case'];
    const query = {
      filter: options.filter.map((term) => parseFilter(term, { matchCase })),
      sort: parseSort(options.sort),
    };
    return withEngine(async (engine) => {
      const { sources } = await openProject(engine, path);
      const { view, rows: total } = await engine.request['view.open'](query);
      const rows = viewRows(engine, view, Math.min(total, limit), terminal);
      const locations = new Map(sources.map(({ id, location }) => [id, location]));
      if (json) await writeJson(terminal.stdout, { total, rows: withFile(rows, locations) });
      else await writeLines(terminal.stdout, rows, options.csv ? csvHeader(locations) : TEXT_FORM);
      return 0;
    });
  },
});

/** The first `count` rows of a view, a window at a time. */
async function* viewRows(
  engine: EngineSession,
  view: number,
  count: number,
  terminal: Terminal,
): AsyncGenerator<UrlRow> {
  for (let start = 0; start < count; start += WINDOW_ROWS) {
    terminal.signal.throwIfAborted();
    const window = { view, start, count: Math.min(WINDOW_ROWS, count - start) };
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

const TEXT_FORM: LineForm = {
  header: '',
  row: ({ loc, lastmod, changefreq, priority, problems }) =>
    `${[loc, lastmod ?? '', changefreq ?? '', String(priority ?? ''), problems.join(' ')].map(oneLine).join('\t')}\n`,
};

function csvHeader(locations: ReadonlyMap<number, string>): LineForm {
  return {
    header: csvRecord([
      'loc',
      'lastmod',
      'changefreq',
      'priority',
      'included',
      'file',
      'line',
      'images',
      'alternates',
      'videos',
      'news',
      'problems',
    ]),
    row: (r) =>
      csvRecord([
        r.loc,
        r.lastmod,
        r.changefreq,
        r.priority,
        r.included,
        locations.get(r.source) ?? null,
        r.line,
        r.images,
        r.alternates,
        r.videos,
        r.news,
        r.problems.join(' '),
      ]),
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
