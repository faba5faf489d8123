// Rows that are checked packed against the same rows read one by one, over awkward values that came through a project.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBatch } from '../../../electron/engine/check/check-batch.ts';
import { packedChecker } from '../../../electron/engine/check/check-packed.ts';
import { readExtensions } from '../../../electron/engine/read/parse/xml/read-extensions.ts';
import { OriginCounts } from '../../../electron/engine/store/flags/majority-site.ts';
import { readPacked } from '../../../electron/engine/store/rows/read-packed.ts';
import { readRowsBetween } from '../../../electron/engine/store/rows/read-rows.ts';
import { packedId } from '../../../electron/engine/rows/packed-rows.ts';
import { emptyStore } from '../store/rows/sample-project.ts';
import { changefreq, context, lastmod, loc, priority } from './awkward-values.ts';

/** Nothing to find: alone between awkward ones these would be rare. */
const plainLoc = fc.nat(99).map((n) => `https://example.com/shop/page-${String(n)}.html`);
const plainLastmod = fc.constantFrom(null, '2024-05-06', '2024-05-06T07:08:09Z', '2024-05-06T07:08:09+02:00');

const ext = fc.constantFrom(
  null,
  null,
  null,
  '',
  '<image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>',
  '<image:image></image:image>',
  '<xhtml:link rel="alternate" hreflang="xx-yy-zz" href="/a"/>',
  'a\u001eb',
);

const row = fc.record({
  loc: fc.oneof({ weight: 3, arbitrary: plainLoc }, loc, fc.constant('https://example.com/a\nb')),
  lastmod: fc.oneof({ weight: 3, arbitrary: plainLastmod }, lastmod, fc.constant('2024-05\n06')),
  changefreq: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(null, 3) }, changefreq),
  priority: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(null, 0.5) }, priority),
  ext,
  deleted: fc.boolean(),
  issues: fc.nat(40),
});

describe('packedChecker', () => {
  it('finds what checkBatch finds, and the same origins, or says that it can not tell', () => {
    const store = emptyStore();
    const { db, ruleSets } = store;
    let packedRuns = 0;
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), context, (rows, checked) => {
        db.exec('DELETE FROM url');
        for (const one of rows) {
          db.run(
            `INSERT INTO url(loc, lastmod, changefreq, priority, ext, deleted, issues, source, line, hash)
             VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, 0)`,
            one.loc,
            one.lastmod,
            typeof one.changefreq === 'number' ? BigInt(one.changefreq) : one.changefreq,
            one.priority,
            one.ext,
            one.deleted ? 1 : 0,
            one.issues,
          );
        }
        const against = { ...checked, readExtensions };
        const batch = readRowsBetween(db, 1, 100);
        const packed = readPacked(db, 1, 100);
        const verdicts = packed && packedChecker(against, ruleSets)(packed);
        if (!verdicts) return;
        packedRuns++;
        expect(Array.from(verdicts.numbers, (_, i) => packedId(packed, i))).toEqual(batch.id);
        expect([...packed.issues]).toEqual(batch.issues);
        expect([...verdicts.numbers]).toEqual(checkBatch(batch, against, ruleSets));
        const [one, other] = [new OriginCounts(), new OriginCounts()];
        for (const start of verdicts.starts) one.add(start.loc, start.rows);
        for (const text of batch.loc) other.add(text);
        expect(one.majority()).toEqual(other.majority());
        expect([...verdicts.mayLink]).toEqual(
          batch.ext.map((text) => (text?.includes('<xhtml:link') ? 1 : 0)),
        );
      }),
      { numRuns: 1_000 },
    );
    expect(packedRuns).toBeGreaterThan(300);
  });
});
