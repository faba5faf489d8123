// A second form of a corpus that differs in some rows, kept beside it between runs.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Corpus } from './corpus.ts';

export interface ChangedSet {
  readonly folder: string;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/**
 * The corpus with so many rows changed, spread evenly: of three, one gets another date, one goes, and one comes new.
 * Its files have other bytes than those of the corpus, all of them.
 */
export async function changedSetOf(corpus: Corpus, rows: number): Promise<ChangedSet> {
  const folder = `${corpus.folder}-changed-${String(rows)}`;
  const done = join(folder, 'complete.json');
  if (existsSync(done)) return JSON.parse(await readFile(done, 'utf8')) as ChangedSet;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const counts = { added: 0, removed: 0, changed: 0 };
  let n = 0;
  for (const [i, path] of corpus.files.entries()) {
    const records = gunzipSync(await readFile(path))
      .toString('utf8')
      .split(/(?<=<\/url\s*>)/);
    const wanted = Math.floor(((i + 1) * rows) / corpus.files.length) - n;
    for (let k = 0; k < wanted; k++)
      change(records, Math.floor(((k + 0.5) * (records.length - 1)) / wanted), n++, counts);
    await writeFile(join(folder, basename(path)), gzipSync(records.join('')));
  }
  const set = { folder, ...counts };
  await writeFile(done, JSON.stringify(set));
  return set;
}

function change(
  records: string[],
  at: number,
  n: number,
  counts: { added: number; removed: number; changed: number },
): void {
  const record = records[at] ?? '';
  const address = `https://www.example.com/new/${String(n)}`;
  if (n % 3 === 0) {
    records[at] = `${record}<url><loc>${address}</loc></url>`;
    counts.added++;
  } else if (n % 3 === 1) {
    records[at] = '';
    counts.removed++;
    // What stands before the first record is part of its text.
    if (record.includes('<urlset')) throw new Error('The first record of a file can not go.');
  } else {
    const dated = /<lastmod\s*>[^<]*<\/lastmod\s*>/;
    records[at] = dated.test(record)
      ? record.replace(dated, '<lastmod>1999-12-31</lastmod>')
      : record.replace(/(<\/loc\s*>)/, '$1<lastmod>1999-12-31</lastmod>');
    counts.changed++;
  }
}
