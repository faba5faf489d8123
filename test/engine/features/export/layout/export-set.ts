// Exports for tests: options, folders, and an exported set read back from disk.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ExportInput } from '../../../../../electron/engine/features/export/section-input.ts';
import { exportRows } from '../../../../../electron/engine/features/export/export-rows.ts';
import { BATCH_ROWS } from '../../../../../electron/engine/rows/entry-batch.ts';
import type { ExportOptions, ExportResult } from '../../../../../shared/model/export/planned-set.ts';
import { keepForSchemas } from '../valid-set.ts';
import { batchOf, type TestRow } from '../folder/row-batch.ts';

export const options = (out: string, more: Partial<ExportOptions> = {}): ExportOptions => ({
  out,
  baseUrl: 'https://example.com/maps',
  maxUrls: 50_000,
  maxBytes: 52_428_800,
  gzip: true,
  ...more,
});

export function inputOf(rows: readonly TestRow[], excluded = 0): ExportInput {
  const batches = [];
  for (let i = 0; i < rows.length; i += BATCH_ROWS) batches.push(batchOf(rows.slice(i, i + BATCH_ROWS)));
  return { sections: [{ id: 0, name: 'sitemap', batches, total: rows.length }], excluded };
}

/** Every entry of a folder by name, as bytes; hidden ones too. */
export function folderOf(out: string): Map<string, Buffer> {
  const entries = readdirSync(out, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return new Map(
    entries.map((entry) => [
      entry.name,
      entry.isFile() ? readFileSync(join(out, entry.name)) : Buffer.from('no file'),
    ]),
  );
}

/** A file of a set, unpacked. */
export function xmlOf(out: string, name: string): Buffer {
  const content = readFileSync(join(out, name));
  return name.endsWith('.gz') ? gunzipSync(content) : content;
}

export function locsOf(xml: Buffer): string[] {
  return Array.from(xml.toString().matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) =>
    (loc ?? '').replaceAll('&amp;', '&'),
  );
}

/** Exports and gives the result alone. */
export async function exportResult(...given: Parameters<typeof exportRows>): Promise<ExportResult> {
  const { result } = await exportRows(...given);
  keepForSchemas(result.out, result);
  return result;
}
