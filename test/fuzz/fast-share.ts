// How much of some files goes the fast way: sitemaps' ordinary records go past the XML parser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource } from '../../electron/engine/read/parse/parse-source.ts';
import { RecordPacker } from '../../electron/engine/read/parse/scan/record-packer.ts';
import { readUnpacked } from '../../electron/engine/read/sources/archive/read-unpacked.ts';
import { diskFile } from '../../electron/engine/read/sources/source-file.ts';

export interface FastShare {
  /** Urlsets with rows, and how many of them went the fast way as a whole, or in part. */
  readonly files: number;
  readonly wholly: number;
  readonly partly: number;
  readonly rows: number;
  readonly fastRows: number;
}

/** Of all urlsets in a folder, packed or not; what can't be read is passed over. */
export async function fastShare(folder: string): Promise<FastShare> {
  const share = { files: 0, wholly: 0, partly: 0, rows: 0, fastRows: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const { rows, fastRows } = await countRows(join(entry.parentPath, entry.name)).catch(() => NOTHING);
    if (rows === 0) continue;
    share.files++;
    share.wholly += Number(fastRows === rows);
    share.partly += Number(fastRows > 0 && fastRows < rows);
    share.rows += rows;
    share.fastRows += fastRows;
  }
  return share;
}

const NOTHING = { rows: 0, fastRows: 0 };

async function countRows(path: string): Promise<typeof NOTHING> {
  const file = diskFile(path, readFileSync(path).length, true);
  const add = RecordPacker.prototype.add;
  let [rows, fastRows, isUrlset] = [0, 0, false];
  RecordPacker.prototype.add = function (...found) {
    const taken = add.apply(this, found);
    fastRows += Number(taken);
    return taken;
  };
  try {
    for await (const item of parseSource(readUnpacked(file, {}), { location: path, patience: Infinity })) {
      if (item.kind === 'format') isUrlset = item.format === 'urlset';
      if (item.kind === 'rows' && isUrlset) rows += item.rows.count;
    }
  } finally {
    RecordPacker.prototype.add = add;
  }
  return { rows, fastRows };
}
