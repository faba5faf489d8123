// Files are digested, and rows of them read again, in threads as without.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DigestPool } from '../../../../../electron/engine/features/compare/digest/digest-pool.ts';
import { diskFile } from '../../../../../electron/engine/read/sources/source-file.ts';
import type { PackedRecords } from '../../../../../electron/engine/store/compared/compared-records.ts';
import { ALL_COMPARED_FIELDS } from '../../../../../shared/model/comparison.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';

/** Far more than is worth a thread. */
const MANY_BYTES = 1 << 30;

function pool(inThreads: boolean): DigestPool {
  const made = new DigestPool(new AbortController().signal, { compared: ALL_COMPARED_FIELDS });
  if (inThreads) made.expect(MANY_BYTES);
  onTestFinished(() => made.close());
  return made;
}

it('reads a text in the encoding that its sender named', async () => {
  const path = join(temporaryFolder(), 'list.txt');
  const content = Buffer.from('https://example.com/caf\u00e9\nhttps://example.com/b\n', 'latin1');
  writeFileSync(path, content);
  const file = diskFile(path, content.length, true, { encoding: 'windows-1252' });
  const [threaded, plain] = [await pool(true).digest(file), await pool(false).digest(file)];
  expect(plain.rows.count).toBe(2);
  expect(threaded).toEqual(plain);
  const rows = async (from: DigestPool): Promise<PackedRecords[]> => {
    const all: PackedRecords[] = [];
    const wanted = { ordinary: false, where: Uint32Array.of(0, 1) };
    for await (const records of from.rows(file, wanted)) all.push(...records);
    return all;
  };
  expect(await rows(pool(true))).toEqual(await rows(pool(false)));
});
