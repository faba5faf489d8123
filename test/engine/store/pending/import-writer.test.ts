import { describe, expect, it } from 'vitest';
import { reason } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { dump, emptyStore, flagged, importRows, storeWith, toBatch } from '../rows/sample-project.ts';
import { redoAtOnce, undoAtOnce } from '../history/at-once.ts';

const a = { loc: 'https://a.example/1' };
const b = { loc: 'https://a.example/2' };

describe('importing', () => {
  it('keeps every value as it came, valid ones typed', () => {
    const store = storeWith([
      {
        loc: 'https://a.example/é',
        lastmod: 'soon',
        changefreq: 3,
        priority: 1,
        ext: '<image:image/><xhtml:link rel="alternate" hreflang="nl" href="x"/>',
      },
      { loc: 'b', lastmod: '2026', changefreq: '3', priority: '1', ext: null },
    ]);
    const [batch] = store.batches();
    expect(batch).toMatchObject({
      id: [1, 2],
      loc: ['https://a.example/é', 'b'],
      lastmod: ['soon', '2026'],
      changefreq: [3, '3'],
      priority: [1, '1'],
      included: [true, true],
    });
    expect(
      store.db.all('SELECT typeof(changefreq), typeof(priority), images, alternates FROM url ORDER BY id'),
    ).toEqual([
      ['integer', 'real', 1, 1],
      ['text', 'text', 0, 0],
    ]);
  });

  it('flags every loc that a smaller id has, across batches, sources and imports, but never an empty one', () => {
    const store = storeWith([a, b, a, { loc: '' }, { loc: '' }]);
    const writer = store.beginImport('more');
    const source = writer.addSource('/in/b.xml', 'text');
    expect(writer.add(source, toBatch([b, { loc: 'https://a.example/3' }]), [0, 0])).toBe(1);
    expect(writer.add(source, toBatch([{ loc: 'https://a.example/3' }]), [0])).toBe(1);
    expect(writer.commit()).toEqual({ rows: 3, duplicates: 2 });
    expect(flagged(store, 'loc-duplicate')).toEqual([3, 6, 8]);
  });

  it('takes equal hashes for equal locs only where the texts say so', () => {
    const store = emptyStore();
    const writer = store.beginImport('x');
    const source = writer.addSource('/x', null);
    const batch = { ...toBatch([a, b, a, b]), hash: [7, 7, 7, 7] };
    expect(writer.add(source, batch, [0, 0, 0, 0])).toBe(2);
    expect(writer.add(source, batch, [0, 0, 0, 0])).toBe(4);
    writer.commit();
    expect(flagged(store, 'loc-duplicate')).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('hides its rows until it is committed, and leaves nothing when rolled back', () => {
    const store = storeWith([a]);
    const before = { rows: dump(store), history: store.historyState(), sources: store.sources() };
    const writer = store.beginImport('x');
    const source = writer.addSource('/in/b.xml', 'urlset');
    writer.add(source, toBatch([b, a]), [0, 0]);
    expect(store.counts()).toEqual({ rows: 1, included: 1 });
    expect([...store.batches()].map((batch) => batch.count)).toEqual([1]);
    writer.rollback();
    writer.rollback();
    expect({ rows: dump(store), history: store.historyState(), sources: store.sources() }).toEqual(before);
    expect(store.db.get('PRAGMA journal_mode')).toEqual(['wal']);
    importRows(store, [b]);
    expect(store.counts().rows).toBe(2);
  });

  it('keeps the index on hashes whether it was extended or built anew', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => ({ loc: `https://a.example/p${String(i)}` }));
    const store = storeWith([a]);
    const writer = store.beginImport('large');
    const source = writer.addSource('/large', 'urlset');
    for (let n = 0; n < 5; n++)
      writer.add(
        source,
        toBatch(many),
        many.map(() => 0),
      );
    expect(writer.commit()).toEqual({ rows: 25_000, duplicates: 20_000 });
    expect(store.db.all('SELECT hash, id FROM loc_hash')).toEqual(
      store.db.all('SELECT hash, id FROM url ORDER BY hash, id'),
    );
    expect(store.db.get('PRAGMA integrity_check')).toEqual(['ok']);
    expect([...store.batches()].reduce((n, batch) => n + batch.count, 0)).toBe(25_001);
  });

  it('is one step of undo, with its sources, also after a restart', () => {
    const store = storeWith([a]);
    importRows(store, [b, { loc: 'https://a.example/3' }], '/in/b.xml');
    const after = dump(store);
    store.close();
    const again = ProjectStore.open(store.path);
    expect(again.historyState().undo?.label).toEqual({ code: 'text', text: 'Import /in/b.xml' });
    undoAtOnce(again);
    expect(again.counts()).toEqual({ rows: 1, included: 1 });
    expect(again.sources().map((source) => source.location)).toEqual(['/in/a.xml']);
    redoAtOnce(again);
    expect(dump(again)).toEqual(after);
    expect(again.sources().map((source) => source.entries)).toEqual([1, 2]);
    again.close();
  });

  it('keeps at most 1,000 problems of a source, errors first, and counts all', () => {
    const store = emptyStore();
    const writer = store.beginImport('x');
    const source = writer.addSource('/x', 'urlset');
    const problem = (severity: Problem['severity'], count?: number): Problem => ({
      severity,
      code: 'odd',
      reason: reason('no-entries'),
      ...(count === undefined ? {} : { count }),
    });
    const problems = [...new Array<Problem>(1_500).fill(problem('warning')), problem('error', 3)];
    writer.finishSource(source, { bytes: 12, problems });
    writer.commit();
    expect(store.sources()).toMatchObject([{ bytes: 12, errors: 3, warnings: 1_500, entries: 0 }]);
    expect(store.sourceProblems(source)).toHaveLength(1_000);
    expect(store.sourceProblems(source)[0]?.severity).toBe('error');
  });

  it.each([
    ['nothing', [], ['b', 'a', 'a', 'b'], 'b'],
    ['nothing, in many forms', [], ['HTTPS://B.example', 'a', 'b', 'a?', 'a#x', 'no address', 'a'], 'a'],
    ['a tie that new rows decide', ['a', 'b'], ['b'], 'b'],
    ['a tie that stays one', ['a', 'b'], ['b', 'a'], 'a'],
    ['others', ['a'], ['b', 'b', 'c'], 'b'],
    ['enough to outweigh', ['a', 'a', 'a'], ['b', 'b'], 'a'],
    ['a tie, and no rows come', ['a', 'b'], [], 'a'],
  ])('counts the majority origin over stored and new rows: %s', (_, stored, added, origin) => {
    const rows = (names: readonly string[]) =>
      names.map((n, i) => ({
        loc: n.includes(' ')
          ? n
          : `${n.includes('//') ? n : `https://${n[0] ?? ''}.example${n.slice(1)}`}/${i}`,
      }));
    const store = emptyStore();
    for (const names of [stored, added]) {
      const writer = store.beginImport('x');
      const source = writer.addSource('/x', null);
      for (const row of rows(names)) writer.add(source, toBatch([row]), [0]);
      writer.commit();
    }
    expect(store.site()).toBe(`https://${origin}.example`);
    store.refreshSite(Number.POSITIVE_INFINITY);
    expect(store.site()).toBe(`https://${origin}.example`);
  });

  it('knows the majority origin of the rows; the base address comes first', () => {
    const store = storeWith([{ loc: 'https://b.example/' }, a, b]);
    expect(store.site()).toBe('https://a.example');
    store.setSettings({ baseUrl: 'https://www.example.com/maps/' });
    expect(store.site()).toBe('https://www.example.com');
    expect(emptyStore().site()).toBeNull();
  });
});
