// Lines that are made from pages are what this program would have written row by row: the same files to the byte, from any rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readFamily,
  type ExportBatch,
} from '../../../../../electron/engine/features/export/lines/read-set.ts';
import { planSplit } from '../../../../../electron/engine/features/export/layout/split-plan.ts';
import { ExportReader } from '../../../../../electron/engine/store/exports/export-reader.ts';
import { freeze, openFrozen } from '../../../../../electron/engine/store/file/frozen-snapshot.ts';
import { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { TablePages } from '../../../../../electron/engine/store/rows/table-pages.ts';
import { BLOCKING_FLAGS } from '../../../../../electron/engine/features/export/lines/not-written.ts';
import {
  RowEncoder,
  type EncodedFile,
} from '../../../../../electron/engine/features/export/lines/row-encoder.ts';
import { frameBytes } from '../../../../../electron/engine/features/export/lines/xml-frame.ts';
import { ruleMask } from '../../../../../electron/engine/rows/rule-sets.ts';
import { anyRows, type AnyRow } from '../any-rows.ts';

let root = '';
let store: ProjectStore;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-lines-'));
  store = ProjectStore.create(join(root, 'a.mapwright'));
  blocked = store.ruleSets.idOf(ruleMask('loc-duplicate'));
});
afterAll(() => {
  store.close();
  rmSync(root, { recursive: true, force: true });
});

let blocked = 0;

const ordinary: Omit<AnyRow, 'loc'> = {
  gap: 1,
  lastmod: '2024-01-01',
  changefreq: 1,
  priority: 0.64,
  ext: null,
  blocked: false,
  included: 1,
  section: 0,
};

/** They fill pages: a table that fits into one has none above it. */
const LONG: readonly AnyRow[] = Array.from({ length: 30 }, (_, i) => ({
  ...ordinary,
  loc: `/${'long'.repeat(120)}${String(i)}`,
}));

/** Puts these rows in place of all others; returns their ids. */
function fill(all: readonly AnyRow[]): number[] {
  return store.db.transaction(() => insert(all));
}

function insert(all: readonly AnyRow[]): number[] {
  store.db.run('DELETE FROM url');
  let id = 0;
  return all.map(({ gap, loc, lastmod, changefreq, priority, ext, included, section, ...row }) => {
    id += gap;
    store.db.run(
      `INSERT INTO url(id, loc, lastmod, changefreq, priority, source, line, issues, hash, included, ext, section)
       VALUES (?, ?, ?, ?, ?, 1, 1, ?, 0, ?, ?, ?)`,
      ...[
        id,
        loc.toWellFormed(),
        lastmod,
        typeof changefreq === 'number' ? BigInt(changefreq) : changefreq,
        priority,
      ],
      ...[row.blocked ? blocked : 0, included, ext, section],
    );
    return id;
  });
}

interface Limits {
  readonly maxUrls: number;
  readonly maxBytes: number;
}

/** Reads the frozen project through its pages. */
function throughPages<T>(work: (reader: ExportReader) => T): T {
  const snapshot = freeze(store.db);
  if (snapshot?.file == null) throw new Error('The project was not frozen.');
  const db = openFrozen(snapshot.path);
  try {
    return work(new ExportReader(db, TablePages.of(db, snapshot.file)));
  } finally {
    db.close();
    snapshot.release();
  }
}

/** The files that the batches become, as plain data, and what was left out; `beside` is done where a file is given out. */
function encode(batches: Iterable<ExportBatch>, limits: Limits, beside?: () => unknown): unknown {
  const encoder = new RowEncoder(planSplit({ ...limits, frameBytes, fileName: String }));
  const files: unknown[] = [];
  const take = ({ xml, release, leftOut, next: _, ...file }: EncodedFile): void => {
    files.push({
      ...file,
      xml: xml.toString('utf8'),
      leftOut: new Set(leftOut.map((one) => JSON.stringify(one))),
    });
    release();
    beside?.();
  };
  for (const batch of batches) for (const file of encoder.encode(batch)) take(file);
  const last = encoder.end();
  if (last) take(last);
  return { files, leftOut: encoder.leftOut };
}

function count(batches: Iterable<ExportBatch>): number {
  let rows = 0;
  for (const batch of batches) rows += batch.count;
  return rows;
}

const limits = fc.record({
  maxUrls: fc.integer({ min: 1, max: 40 }),
  maxBytes: fc.constantFrom(3_000, 8_000, 1_000_000),
});

describe('rows of an export', () => {
  it('become the same files straight from the pages', () => {
    let ready = 0;
    fc.assert(
      fc.property(anyRows(120), limits, fc.integer({ min: 1, max: 300 }), (all, limit, from) => {
        // The first rows fill pages of their own: what fits into one page has none above it.
        const long = Array.from({ length: 30 }, (_, i) => ({
          ...ordinary,
          loc: `/${'long'.repeat(120)}${i}`,
        }));
        fill([...long, ...all]);
        const family = { ids: null, lines: true };
        const [files, read] = throughPages((reader) => {
          const batches = [...readFamily(reader, family, from)];
          ready += batches.filter((batch) => 'lines' in batch && batch.lines.urls > 1).length;
          return [encode(readFamily(reader, family, from), limit), count(readFamily(reader, family, from))];
        });
        const asRows = (): Generator<ExportBatch> =>
          readFamily(store.exports, { ids: null, lines: false }, from);
        expect(files).toEqual(encode(asRows(), limit));
        expect(read).toBe(count(asRows()));
      }),
      { numRuns: 160 },
    );
    expect(ready).toBeGreaterThan(100);
  });

  it('become the same files where others are read whenever one is full', () => {
    fc.assert(
      fc.property(anyRows(30), limits, (all, limit) => {
        fill([...LONG, ...all]);
        throughPages((reader) => {
          const read = (): Generator<ExportBatch> => readFamily(reader, { ids: null, lines: true });
          expect(encode(read(), limit, () => [...read()])).toEqual(encode(read(), limit));
        });
      }),
      { numRuns: 60 },
    );
  });

  it('become the same files by their ids, and of a section', () => {
    fc.assert(
      fc.property(anyRows(20), limits, fc.nat(3), (all, limit, left) => {
        const ids = Uint32Array.from(fill([...LONG, ...all])).filter(
          (_, i) => left === 0 || i % (left + 1) !== 0,
        );
        for (const section of [null, 1]) {
          const expected = encode(store.exports.rowsIn(ids, section), limit);
          expect(encode(readFamily(store.exports, { ids, lines: true, section }), limit)).toEqual(expected);
          const lines = throughPages((reader) =>
            encode(readFamily(reader, { ids, lines: true, section }), limit),
          );
          expect(lines).toEqual(expected);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('never take an empty date for one', () => {
    const made = batchesOf(['2024-01-05', ''].map((lastmod) => ({ ...ordinary, loc: '/a', lastmod })));
    expect(made.some((batch) => 'lines' in batch)).toBe(false);
  });

  it('are made from pages where they are as usual, also with every character that is escaped', () => {
    const [batch] = batchesOf([
      { ...ordinary, loc: '/?a=1&b=2' },
      { ...ordinary, loc: "/it's?a=1&b='&'" },
      { ...ordinary, loc: '/ä', blocked: true },
    ]);
    expect(batch).toMatchObject({
      count: 3,
      lines: { urls: 2 },
      blocked: [{ flags: blocked & BLOCKING_FLAGS, rows: 1 }],
    });
  });

  it('are read as rows where the project is not frozen', () => {
    fill([{ ...ordinary, loc: '/a' }]);
    const [batch] = readFamily(store.exports, { ids: null, lines: true });
    expect(batch).toMatchObject({ count: 1, loc: ['/a'] });
  });
});

/** The rows as they are read behind others, from their pages. */
function batchesOf(rows: readonly AnyRow[]): ExportBatch[] {
  const ids = fill([...LONG, ...rows]);
  return throughPages((reader) => [...readFamily(reader, { ids: null, lines: true }, ids[LONG.length] ?? 0)]);
}
