// The table bench: a CSV file in, an edit of every row, the rows out as CSV and as a workbook, and both compared with
// the project again, where not one row may differ.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateEntries } from './sets/table-rows.ts';
import { benchTable, type BenchLine } from './bench-table.ts';
import type { BenchOptions } from './bench-options.ts';
import { BENCH_HOME } from './corpus.ts';
import { runCase } from './run-case.ts';

/** Runs it once and returns the lines. Throws where a row is missing or differs. */
export async function benchCsv({ urls }: BenchOptions): Promise<BenchLine[]> {
  const folder = await mkdtemp(join(BENCH_HOME, 'table-'));
  const [project, csv, out, book] = ['p.mapwright', 'in.csv', 'out.csv', 'out.xlsx'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  try {
    await pipeline(Readable.from(generateEntries(urls)), createWriteStream(csv));
    const lines: BenchLine[] = [];
    const step = async (name: string, args: readonly string[], rows = urls): Promise<void> => {
      const result = await runCase('mapwright-table', args);
      if (result.rows !== rows) throw new Error(`${name}: ${result.rows} rows instead of ${rows}.`);
      lines.push({ name, ...result });
    };
    await step('CSV: import (compare, merge)', ['merge', project, csv]);
    await step('CSV: compare again, no change', ['compare', project, csv]);
    await step('edit every row', ['edit', project, '']);
    await step('CSV: export', ['export', project, out]);
    await step('CSV: compare the export, no change', ['compare', project, out]);
    await step('XLSX: export', ['export', project, book]);
    await step('XLSX: compare the export, no change', ['compare', project, book]);
    console.log(`\n${benchTable(`tables of ${urls.toLocaleString('en')} rows`, lines)}`);
    return lines;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
