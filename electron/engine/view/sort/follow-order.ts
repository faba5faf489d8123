// What a thread beside the engine's does of a query: the parts of an order that it gets hold of. It pauses for nobody.
import { formatPriority } from '../../../../shared/protocol/priority.ts';
import { CODED_ROWS, codedParts, codePart } from '../coded/code-part.ts';
import { viewColumn } from '../column-values.ts';
import { NO_VERDICTS } from '../verdict-columns.ts';
import { filterParts, partFilter } from '../filter/filter-ids.ts';
import { compileFilter } from '../filter/filter-sql.ts';
import { Pace } from '../pace.ts';
import { PartQueue } from './part-queue.ts';
import { readSources } from '../query-ids.ts';
import { partOf, type RowScope } from '../row-scope.ts';
import type { ScanAnswer, ScanOrder } from './scan-crew.ts';
import { readRuns, runParts } from './text-runs.ts';
import { PRIORITY_TEXT } from '../filter/text-sql.ts';
import type { ViewDatabase } from '../view-database.ts';

/** Others wait for nothing in this thread. */
const PACE = { turn: Infinity };

/** Follows the order until no part of it is left, or it is stopped. */
export async function* followOrder(order: ScanOrder, open: () => ViewDatabase): AsyncGenerator<ScanAnswer> {
  switch (order.kind) {
    case 'filter':
      yield* filterRows(order, open());
      return;
    case 'runs':
      yield* readAndSort(order, open());
      return;
    case 'codes':
      yield* codeRows(order, open());
  }
}

type Of<K extends ScanOrder['kind']> = Extract<ScanOrder, { kind: K }>;

async function* filterRows(order: Of<'filter'>, db: ViewDatabase): AsyncGenerator<ScanAnswer> {
  db.register(PRIORITY_TEXT, (value) => formatPriority(Number(value)));
  const sources = readSources(db);
  const filter = compileFilter(order.conditions, order.firstHiddenId, sources);
  const scope: RowScope = { ids: null, last: order.last };
  const read = partFilter({ db, filter, scope, sources, pace: new Pace(PACE) });
  for (const part of partsOfQueue(order.queue, filterParts(scope)))
    yield { kind: 'ids', part, ids: await read(part) };
}

async function* readAndSort(order: Of<'runs'>, db: ViewDatabase): AsyncGenerator<ScanAnswer> {
  const scope: RowScope = { ids: null, last: order.last };
  const column = viewColumn(order.column, NO_VERDICTS);
  for (const part of partsOfQueue(order.queue, runParts(scope)))
    yield { kind: 'runs', part, runs: await readRuns(db, column, scope, part, new Pace(PACE)) };
}

function* codeRows({ queue, last }: Of<'codes'>, db: ViewDatabase): Generator<ScanAnswer> {
  const scope: RowScope = { ids: null, last };
  for (const part of partsOfQueue(queue, codedParts(last)))
    yield { kind: 'codes', part, coded: codePart(db, partOf(scope, part * CODED_ROWS, CODED_ROWS).from) };
}

function* partsOfQueue(memory: Int32Array, count: number): Generator<number> {
  const queue = new PartQueue(count, memory);
  for (let part = queue.take(); part !== null; part = queue.take()) yield part;
}
