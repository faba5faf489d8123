// Other forms of a corpus, kept beside it between runs: one that differs in some rows, and that one in other files.
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Corpus } from '../corpus.ts';

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
    const records = await recordsOf(path);
    const wanted = Math.floor(((i + 1) * rows) / corpus.files.length) - n;
    for (let k = 0; k < wanted; k++)
      change(records, Math.floor(((k + 0.5) * (records.length - 1)) / wanted), n++, counts);
    await writeFile(join(folder, basename(path)), gzipSync(records.join('')));
  }
  const set = { folder, ...counts };
  await writeFile(done, JSON.stringify(set));
  return set;
}

/** Of a file, each with what stands before it: the head with the first, the end alone as the last. */
async function recordsOf(path: string): Promise<string[]> {
  return gunzipSync(await readFile(path))
    .toString('utf8')
    .split(/(?<=<\/url\s*>)/);
}

/** Files of other sizes than those of the corpus. */
const FILES_FOR_EACH = 1.3;

/** The rows of a set as somebody else would have written them: in other files, and in another order. */
export async function mixedSetOf(folder: string): Promise<string> {
  const mixed = `${folder}-mixed`;
  const done = join(mixed, 'complete');
  if (existsSync(done)) return mixed;
  await rm(mixed, { recursive: true, force: true });
  await mkdir(mixed, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xml.gz'));
  const parts = Math.ceil(names.length * FILES_FOR_EACH);
  const partAt = (part: number): string => join(mixed, `part-${String(part)}.txt`);
  let head = '';
  let n = 0;
  for (const name of names) {
    const records = await recordsOf(join(folder, name));
    const first = records[0] ?? '';
    const start = first.indexOf('>', first.indexOf('<urlset')) + 1;
    if (head === '') head = first.slice(0, start);
    records[0] = first.slice(start);
    records.pop();
    const texts = Array.from({ length: parts }, (): string[] => []);
    for (const record of records) texts[n++ % parts]?.push(`${record}\0`);
    for (const [part, text] of texts.entries()) await appendFile(partAt(part), text.join(''));
  }
  for (let part = 0; part < parts; part++) {
    const records = (await readFile(partAt(part), 'utf8')).split('\0').reverse();
    await writeFile(
      join(mixed, `pages-${String(part + 1)}.xml.gz`),
      gzipSync(`${head}${records.join('')}\n</urlset>\n`),
    );
    await rm(partAt(part));
  }
  await writeFile(done, '');
  return mixed;
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
