// Lines that the database makes are what this program would have written: the same files to the byte, from any rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll, readSome, type ExportBatch } from '../../../../electron/engine/commands/export/read-set.ts';
import { planSplit } from '../../../../electron/engine/plan/split-plan.ts';
import { ProjectStore } from '../../../../electron/engine/store/project-store.ts';
import { BLOCKING_FLAGS } from '../../../../electron/engine/write/left-out.ts';
import { RowEncoder, type EncodedFile } from '../../../../electron/engine/write/row-encoder.ts';
import { frameBytes } from '../../../../electron/engine/write/xml-frame.ts';
import { ruleMask } from '../../../../shared/model/rule-sets.ts';

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

const row = fc.record({
  /** Ids between this row and the one before. */
  gap: fc.constantFrom(1, 1, 1, 1, 1, 2, 700),
  loc: fc.oneof(
    { weight: 8, arbitrary: fc.webUrl({ withQueryParameters: true }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '/a?b=1&c=2',
        "/it's",
        '/<">',
        '/ä',
        '/\u{1f600}',
        '/a\tb',
        '/\uffff',
        '/a\u0001',
        // What ends values where rows are joined.
        'https://a.example/\u0001\u0002\u0003\u0004\u0005https://b.example/',
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  ),
  lastmod: fc.option(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          '2024-01-05',
          '2024-12-31',
          '2024-03-01T10:00:00Z',
          '2024-03-01T10:00:00.25+02:00',
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom('2024', '2024-05', '2024-03-01T10:00Z', '2024-03-01T10:00-14:00'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          ...[
            '',
            '0000',
            '2024-13',
            '2024-02-29',
            '2023-02-29',
            '2024-04-31',
            '2024-01-01T10:00',
            '2024-01-01\n2024-01-02',
            '2024-01-01\u0002',
            '2024-01-01\u0002\u0003\u0004\u0005https://c.example/\u00012024-01-01',
          ],
          ...[
            '2024-01-01T24:00:00Z',
            '2024-01-01T10:00:00+14:01',
            '2024-01-01 10:00:00Z',
            '1/2/2024',
            '<2024>',
          ],
        ),
      },
    ),
  ),
  changefreq: fc.option(
    fc.oneof(
      { weight: 9, arbitrary: fc.nat(6) },
      { weight: 1, arbitrary: fc.constantFrom('x', '', '3', '13') },
    ),
  ),
  priority: fc.option(
    fc.oneof(
      { weight: 9, arbitrary: fc.nat(10).map((n) => n / 10) },
      { weight: 3, arbitrary: fc.nat(100).map((n) => n / 100) },
      { weight: 1, arbitrary: fc.constantFrom<string | number>(0.125, 1e-7, 'high', '', '0.5', '1') },
    ),
  ),
  ext: fc.option(
    fc.constantFrom(
      '<image:image><image:loc>https://e.com/ä.png</image:loc></image:image>',
      '<x xmlns="urn:x">\n</x>',
      '<video:video/>',
      '<x>\u0005</x>',
      '<image:image><image:title>ä</image:title><image:loc>https://e.com/a.png</image:loc></image:image>',
    ),
    { freq: 8 },
  ),
  blocked: fc.constantFrom(false, false, false, false, false, true),
  included: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 0),
  section: fc.constantFrom(0, 0, 0, 1),
});

type Row = typeof row extends fc.Arbitrary<infer T> ? T : never;

/** What the database makes lines of. */
const usual = row.filter(
  ({ loc, lastmod, changefreq, priority, ext }) =>
    !ext?.startsWith('<image:image><image:title>') &&
    !ext?.includes('\u0005') &&
    /^[^\x00-\x1f\uffff"<>]*$/.test(loc) &&
    (lastmod === null || /^20\d\d(-0[1-5](-\d\d)?)?(T1.*)?$/.test(lastmod)) &&
    typeof changefreq !== 'string' &&
    typeof priority !== 'string' &&
    priority !== 0.125 &&
    priority !== 1e-7,
);

/** Mostly usual rows, with a few others among them, near them or far from them. */
const rows = (most: number): fc.Arbitrary<Row[]> =>
  fc
    .tuple(
      fc.array(usual, { maxLength: most }),
      fc.array(row, { maxLength: 2 }),
      fc.array(usual, { maxLength: most }),
    )
    .map((parts) => parts.flat());

const ordinary: Omit<Row, 'loc'> = {
  gap: 1,
  lastmod: '2024-01-01',
  changefreq: 1,
  priority: 0.64,
  ext: null,
  blocked: false,
  included: 1,
  section: 0,
};

/** Puts these rows in place of all others; returns their ids. */
function fill(all: readonly Row[]): number[] {
  return store.db.transaction(() => insert(all));
}

function insert(all: readonly Row[]): number[] {
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
  it('become the same files as lines and as rows', () => {
    let ready = 0;
    fc.assert(
      fc.property(rows(30), limits, (all, limit) => {
        fill(all);
        ready += Array.from(readAll(store)).filter(
          (batch) => 'lines' in batch && batch.lines.urls > 1,
        ).length;
        expect(encode(readAll(store), limit)).toEqual(encode(store.batches({ includedOnly: true }), limit));
        expect(count(readAll(store))).toBe(count(store.batches({ includedOnly: true })));
      }),
      { numRuns: 160 },
    );
    expect(ready).toBeGreaterThan(100);
  });

  it('become the same files where others are read whenever one is full', () => {
    fc.assert(
      fc.property(rows(30), limits, (all, limit) => {
        fill(all);
        const few = (): number => 4;
        const others = (): unknown => Array.from(readAll(store, () => 3));
        expect(encode(readAll(store, few), limit, others)).toEqual(encode(readAll(store, few), limit));
      }),
      { numRuns: 60 },
    );
  });

  it('become the same files by their ids, and of a section', () => {
    fc.assert(
      fc.property(rows(20), limits, fc.nat(3), (all, limit, left) => {
        const ids = Uint32Array.from(fill(all)).filter((_, i) => left === 0 || i % (left + 1) !== 0);
        for (const section of [null, 1]) {
          expect(encode(readSome(store, ids, section), limit)).toEqual(
            encode(store.exports.rowsIn(ids, section), limit),
          );
        }
      }),
      { numRuns: 100 },
    );
  });

  it('never take an empty date for one', () => {
    fill(['2024-01-05', ''].map((lastmod) => ({ ...ordinary, loc: '/a', lastmod })));
    expect([...readAll(store)].some((batch) => 'lines' in batch)).toBe(false);
  });

  it('are made by the database where they are as usual, also with every character that is escaped', () => {
    fill([
      { ...ordinary, loc: '/?a=1&b=2' },
      { ...ordinary, loc: "/it's?a=1&b='&'" },
      { ...ordinary, loc: '/ä', blocked: true },
    ]);
    const [batch] = readAll(store);
    expect(batch).toMatchObject({
      count: 3,
      lines: { urls: 2 },
      blocked: [{ flags: blocked & BLOCKING_FLAGS, rows: 1 }],
    });
  });
});
