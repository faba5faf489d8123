// Import → export → import of every conformance case gives the same rows, extensions included. What an export leaves
// out it counts, and nothing else may be missing: the comparison is with what that count names (decision 0005).
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkBatch } from '../../electron/engine/check/check-batch.ts';
import { unpackRows } from '../../electron/engine/rows/packed-rows.ts';
import { readSource, type ReadSettings } from '../../electron/engine/features/import/read-source.ts';
import { diskFile } from '../../electron/engine/read/sources/source-file.ts';
import { BLOCKING_FLAGS } from '../../electron/engine/features/export/lines/not-written.ts';
import { PLAIN_FORM } from '../../electron/engine/features/export/lines/file-form.ts';
import { RowEncoder } from '../../electron/engine/features/export/lines/row-encoder.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { RowBatch } from '../../electron/engine/rows/entry-batch.ts';
import { RuleSets } from '../../electron/engine/rows/rule-sets.ts';
import { lastmodForWriting } from '../../shared/protocol/lastmod.ts';
import { inSchemaOrder } from '../../electron/engine/read/parse/xml/schema-order.ts';

const CASES = join(import.meta.dirname, 'cases');
const names = readdirSync(CASES).filter((name) => !name.endsWith('.json') || name.endsWith('.json.xml'));
const folder = mkdtempSync(join(tmpdir(), 'mapwright-round-trip-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Row {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly ext: string | null;
  readonly written: boolean;
}

/** What an import would store of a file; empty where nothing in it can be read. */
async function imported(
  path: string,
  how: Pick<ReadSettings, 'html' | 'encoding'>,
): Promise<{ rows: Row[]; batches: RowBatch[] }> {
  const sets = new RuleSets();
  const batches: RowBatch[] = [];
  const ignore = () => undefined;
  const options = { signal: new AbortController().signal, onBytes: ignore, onUnpacked: ignore, ...how };
  try {
    for await (const item of readSource(diskFile(path, statSync(path).size, true), options)) {
      if (item.kind !== 'rows') continue;
      const batch = unpackRows(item.rows);
      const issues = checkBatch(batch, { site: null, scope: null, now: Date.now() }, sets);
      const id = Array.from({ length: batch.count }, (_, k) => k + 1);
      const included = id.map((_, k) => batch.excluded?.includes(k) !== true);
      batches.push({ ...batch, id, included, issues });
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return { batches, rows: batches.flatMap(rowsOf) };
}

function rowsOf(batch: RowBatch): Row[] {
  return Array.from({ length: batch.count }, (_, i) => ({
    loc: batch.loc[i] ?? '',
    lastmod: batch.lastmod[i] ?? null,
    changefreq: batch.changefreq[i] ?? null,
    priority: batch.priority[i] ?? null,
    ext: batch.ext[i] ?? null,
    written: batch.included[i] === true && ((batch.issues[i] ?? 0) & BLOCKING_FLAGS) === 0,
  }));
}

/** What the export has of a row: values that are not valid are left out, never changed. */
function exported({ loc, lastmod, changefreq, priority, ext }: Row) {
  return {
    loc,
    lastmod: lastmod === null ? null : lastmodForWriting(lastmod),
    changefreq: typeof changefreq === 'string' ? null : changefreq,
    priority: typeof priority === 'string' ? null : priority,
    ext: ext === null ? null : inSchemaOrder(ext),
  };
}

describe('import, export, import', () => {
  it.each(names)('%s', async (name) => {
    const { html, encoding } = JSON.parse(readFileSync(join(CASES, `${name}.json`), 'utf8')) as ReadSettings;
    const first = await imported(join(CASES, name), { html, encoding });
    if (first.rows.length === 0) return;
    const encoder = new RowEncoder();
    for (const batch of first.batches) Array.from(encoder.encode(batch));
    const file = encoder.end();
    const expected = first.rows.filter(({ written }) => written).map(exported);
    const count = (what: string) =>
      [...encoder.leftOut, ...(file?.leftOut ?? [])].reduce(
        (sum, left) => sum + (left.what === what ? left.count : 0),
        0,
      );
    expect(count('url')).toBe(first.rows.length - expected.length);
    const lost = (column: 'lastmod' | 'changefreq' | 'priority') =>
      first.rows.filter((row) => row.written && row[column] !== null && exported(row)[column] === null)
        .length;
    for (const column of ['lastmod', 'changefreq', 'priority'] as const)
      expect(count(column)).toBe(lost(column));
    if (!file) return;
    const path = join(folder, 'again.xml');
    writeFileSync(path, file.xml);
    const second = await imported(path, {});
    expect(second.rows.map(({ written: _, ...row }) => row)).toEqual(expected);
    // The same with one element a line.
    const indenting = new RowEncoder(undefined, { ...PLAIN_FORM, indent: true });
    for (const batch of first.batches) Array.from(indenting.encode(batch));
    writeFileSync(path, indenting.end()?.xml ?? '');
    const third = await imported(path, {});
    expect(third.rows.map(({ written: _, ...row }) => row)).toEqual(expected);
  });
});
