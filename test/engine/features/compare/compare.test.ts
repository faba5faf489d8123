// Comparisons through the engine: every kind of side, against a naive comparison.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompareSide } from '../../../../shared/model/comparison.ts';
import { sitemapIndex, urlset } from '../../read/sources/archive/test-site.ts';
import {
  ask,
  compare,
  exportTo,
  file,
  folder,
  givenComparingEngine,
  listen,
  NOW,
  projectOf,
  set,
  setCell,
  site,
  url,
} from './comparing-engine.ts';
import {
  compareNaively,
  heldRow,
  PLAIN_FORMS,
  plainSitemap,
  type PlainForm,
  type PlainRow,
} from './naive-comparison.ts';

const SITE = 'http://site.test';

const ROW = fc.record({
  loc: fc.constantFrom('a', 'b', 'c', 'd', 'é?x=1&y=2').map(url),
  lastmod: fc.constantFrom(null, '2026-01-01', '2026-01-02'),
  priority: fc.constantFrom(null, '0.5', '0.50'),
});

givenComparingEngine();

describe('a comparison', () => {
  it('finds what a naive comparison finds', async () => {
    const rows = fc.array(ROW, { maxLength: 12 });
    // In two files, which need not be cut at the same row, nor have the same names.
    const forms = fc.record({
      cut: fc.nat(12),
      reversed: fc.boolean(),
      names: fc.constantFrom(['1', '2'], ['a', 'b'], ['2', '1']),
    });
    const xml = PLAIN_FORMS[0] as PlainForm;
    const writeSet = async (
      side: string,
      all: readonly PlainRow[],
      { names, cut }: { readonly names: readonly string[]; readonly cut: number },
    ): Promise<void> => {
      await rm(side, { recursive: true, force: true });
      await mkdir(side);
      for (const [i, name] of names.entries()) {
        const some = i === 0 ? all.slice(0, cut) : all.slice(cut);
        await writeFile(join(side, `${name}.xml`), plainSitemap(some));
      }
    };
    await fc.assert(
      fc.asyncProperty(rows, rows, fc.boolean(), forms, async (before, after, ignore, form) => {
        const [a, b] = [join(folder, 'a'), join(folder, 'b')] as const;
        // Mostly what came after is what was before and more, in another order.
        const later = form.reversed ? [...before, ...after].reverse() : after;
        await writeSet(a, before, { names: ['1', '2'], cut: form.cut });
        await writeSet(b, later, { names: form.names, cut: 4 });
        const found = await compare(set(a), set(b), ignore ? { ignore: ['lastmod'] } : {});
        const held = [before, later].map((side) => side.map((one) => heldRow(one, xml)));
        const { unchanged, ...counts } = compareNaively(held[0] ?? [], held[1] ?? [], ignore);
        expect(found.unchanged).toBe(unchanged + 2);
        expect(found.counts).toEqual(counts);
        expect(found.same).toBe(counts.added + counts.removed + counts.changed === 0);
        // Each row is shown once, with what stands at its place.
        const { items } = await ask('compare.rows', { start: 0, count: 100 });
        const places = items.flatMap(({ loc, before: old, after: fresh }) => [
          ...(old ? [['a', loc, old] as const] : []),
          ...(fresh ? [['b', loc, fresh] as const] : []),
        ]);
        expect(
          new Set(places.map(([side, , { file: name, line }]) => `${side} ${name} ${String(line)}`)).size,
        ).toBe(places.length);
        for (const [side, loc, { file: name, line, lastmod }] of places) {
          const text = await readFile(join(folder, side, name), 'utf8');
          const record = text.split('\n')[line - 1] ?? '';
          expect(record).toContain(`<loc>${loc.replace('&', '&amp;')}</loc>`);
          expect(/<lastmod>(.*)<\/lastmod>/.exec(record)?.[1] ?? null).toBe(lastmod);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('tells of files in a folder that are named as sitemaps and are none, and of no others', async () => {
    for (const side of ['a', 'b']) {
      await mkdir(join(folder, side));
      await writeFile(
        join(folder, side, 'one.xml'),
        plainSitemap([{ loc: url('a'), lastmod: null, priority: null }]),
      );
    }
    await writeFile(join(folder, 'b/page.html'), '<html><body>Welcome</body></html>');
    await writeFile(join(folder, 'b/notes.md'), 'foo');
    await writeFile(join(folder, 'b/two.xml'), '<html><body>502 Bad Gateway</body></html>');
    const found = await compare(set(join(folder, 'a')), set(join(folder, 'b')));
    expect(found.same).toBe(true);
    expect(found.problems.map(({ severity, file }) => [severity, file])).toEqual([
      ['info', join(folder, 'b/two.xml')],
    ]);
  });

  it('finds rows in other files and another order, those that stand there more than once among them', async () => {
    const rows = Array.from({ length: 9_000 }, (_, n) => ({
      loc: url(`some/longer/path/of/an/ordinary/page-${String(n)}.html?x=1&y=${String(n % 7)}`),
      lastmod: `2026-01-${String((n % 28) + 1).padStart(2, '0')}`,
      priority: n % 3 === 0 ? '0.5' : null,
    }));
    const [first = { loc: '', lastmod: '', priority: null }] = rows;
    // Every 900th changed, every 1,000th gone; two rows there twice here and three times there, or the other way round.
    const before = [...rows, first, ...rows.slice(5, 6), ...rows.slice(5, 6)];
    const other = rows.flatMap((row, n) =>
      n % 1_000 === 999 ? [] : [n % 900 === 1 ? { ...row, lastmod: '1999-12-31' } : row],
    );
    const mixed = [...other, first, first, ...rows.slice(5, 6)].sort((a, b) =>
      a.loc.slice(-6) < b.loc.slice(-6) ? -1 : 1,
    );
    for (const [side, all, size] of [['a', before, 3_001] as const, ['b', mixed, 4_700] as const]) {
      await mkdir(join(folder, side));
      for (let from = 0; from < all.length; from += size) {
        const bytes = gzipSync(plainSitemap(all.slice(from, from + size)));
        await writeFile(join(folder, side, `${side}-${String(from)}.xml.gz`), bytes);
      }
    }
    const found = await compare(set(join(folder, 'a')), set(join(folder, 'b')));
    // Each file ends with a row of its own that is the same in all.
    expect(found.counts).toEqual({ added: 1, removed: 9 + 1 + 1, changed: 10 });
    expect(found.unchanged).toBe(9_000 - 9 - 10 + 1 + 1 + 2);
    expect(found.sides.map(({ duplicates }) => duplicates)).toEqual([3 + 2, 3 + 1]);
    const { items } = await ask('compare.rows', { start: 0, count: 100, kind: 'added' });
    expect(items.map(({ loc }) => loc)).toEqual([first.loc]);
  });

  it('compares rows by what the formats of both can hold, whatever stands beside them', async () => {
    const rows = fc.array(ROW, { maxLength: 8 });
    const form = fc.constantFrom(...PLAIN_FORMS);
    // The rows of one address stand in files of one form, as it is open which of several counts.
    const sides = fc.tuple(rows, fc.array(form, { minLength: 2, maxLength: 2 }));
    await fc.assert(
      fc.asyncProperty(sides, sides, fc.boolean(), async (before, after, ignore) => {
        const written = [];
        for (const [name, [all, forms]] of [['a', before] as const, ['b', after] as const]) {
          await rm(join(folder, name), { recursive: true, force: true });
          await mkdir(join(folder, name));
          const held = [];
          for (const [i, one] of forms.entries()) {
            const some = all.filter(({ loc }) => Number(loc < url('c')) === i);
            await writeFile(join(folder, name, `${String(i)}.${one.extension}`), one.write(some));
            held.push(...some.map((plain) => heldRow(plain, one)));
          }
          written.push(held);
        }
        const [mine = [], theirs = []] = written;
        const found = await compare(
          set(join(folder, 'a')),
          set(join(folder, 'b')),
          ignore ? { ignore: ['lastmod'] } : {},
        );
        const { unchanged, ...counts } = compareNaively(mine, theirs, ignore);
        expect(found.unchanged).toBe(unchanged + 2);
        expect(found.counts).toEqual(counts);
      }),
      { numRuns: 60 },
    );
  });

  it('pairs a row with one that says as much before one of a list that has its address, too', async () => {
    const dated = (date: string): string => plainSitemap([{ loc: url('a'), lastmod: date, priority: null }]);
    const a = await file('a.xml', dated('2026-01-01'));
    await mkdir(join(folder, 'b'));
    await writeFile(join(folder, 'b', '1-list.txt'), `${url('a')}\n`);
    await writeFile(join(folder, 'b', '2-sitemap.xml'), dated('2026-01-02'));
    const found = await compare(set(a), set(join(folder, 'b')));
    expect(found.counts).toEqual({ added: 1, removed: 0, changed: 1 });
    expect(found.sides.map(({ notHeld }) => notHeld.map(({ rows }) => rows))).toEqual([[], [1]]);
  });

  it('reads a site, an index and a single address, and names files by their place', async () => {
    Object.assign(site.routes, {
      '/robots.txt': `Sitemap: ${SITE}/maps/index.xml`,
      '/maps/index.xml': sitemapIndex(`${SITE}/maps/1.xml`, `${SITE}/maps/2.xml`),
      '/maps/1.xml': urlset(url('a'), url('b')),
      '/maps/2.xml': urlset(url('c')),
    });
    const whole = await compare(set(SITE), set(`${SITE}/maps/index.xml`));
    expect(whole).toMatchObject({ same: true, unchanged: 3, identicalFiles: 3 });
    const part = await compare(set(`${SITE}/maps/index.xml`), set(`${SITE}/maps/1.xml`));
    expect(part).toMatchObject({
      counts: { added: 0, removed: 1, changed: 0 },
      files: { upload: 0, delete: 2, unchanged: 1 },
    });
    const { files } = await ask('compare.files', { start: 0, count: 10 });
    expect(files.map(({ name, fate }) => `${name} ${fate}`)).toEqual([
      '2.xml delete',
      'index.xml delete',
      '1.xml unchanged',
    ]);
  });

  it('says which address can not be had', async () => {
    await expect(compare(set(`${SITE}/none.xml`), set(await file('a.txt', url('a'))))).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining(`${SITE}/none.xml`) as string,
    });
  });

  it('compares states of the project, sources and other projects', async () => {
    await projectOf('other', url('a'), url('x'));
    await projectOf('mine', url('a'), url('b'));
    await ask('history.mark', { name: 'imported' });
    await ask('edit.set', { rows: { kind: 'ids', ids: [1] }, column: 'priority', value: '0.7' });
    await ask('edit.set', { rows: { kind: 'ids', ids: [2] }, column: 'included', value: 'false' });
    const states = await ask('history.list', { start: 0, count: 10 });
    const imported = states.entries.find(({ checkpoints }) => checkpoints.length > 0)?.id ?? -1;

    const back = await compare({ kind: 'project', change: imported }, NOW);
    expect(back.counts).toEqual({ added: 0, removed: 0, changed: 2 });
    expect(back.fields).toMatchObject({ priority: 1, included: 1, lastmod: 0 });
    const mine = join(folder, 'mine.mapwright');
    expect(back.sides.map(({ name }) => name)).toEqual([`${mine}@imported`, mine]);
    const first = await compare({ kind: 'project', change: 0 }, NOW);
    expect(first.sides[0].name).toBe(`${mine}@0`);
    expect(await compare({ kind: 'projectFile', path: mine, state: 'imported' }, NOW)).toMatchObject({
      counts: back.counts,
    });

    // A list of addresses does not say that there is no priority.
    const source = await compare(NOW, { kind: 'source', source: 1 });
    expect(source).toMatchObject({ counts: { added: 1, removed: 0, changed: 0 }, files: null });
    expect(source.sides[1].notHeld).toMatchObject([{ files: 1, rows: 2, addressOnly: true }]);
    expect(source.sides[0]).toMatchObject({ rows: 1, leftOut: 1 });
    const other = await compare(NOW, { kind: 'projectFile', path: join(folder, 'other.mapwright') });
    expect(other.counts).toEqual({ added: 1, removed: 1, changed: 1 });
    expect((await ask('project.info', {})).rows).toBe(2);
  });

  it('compares with the last export, and tells where that is not what was written', async () => {
    await projectOf('site', url('a'), url('b'));
    const out = join(folder, 'out');
    await expect(compare(NOW, { kind: 'export', out })).rejects.toMatchObject({ code: 'not-found' });
    await exportTo(out);
    expect(await compare(NOW, { kind: 'export', out })).toMatchObject({
      same: true,
      unchanged: 2,
      problems: [],
    });
    await copyFile(await file('foreign.xml', urlset(url('a'))), join(out, 'sitemap-1.xml'));
    const changed = await compare(NOW, { kind: 'export', out });
    expect(changed.counts).toEqual({ added: 0, removed: 1, changed: 0 });
    expect(changed.problems).toMatchObject([{ reason: { key: 'compare-export-changed' } }]);
  });

  it('compares with what the project was at the last export where its folder is gone, also on another branch of the history', async () => {
    await projectOf('site', url('a'), url('b'), url('left-out'));
    await setCell(3, 'included', 'false');
    const out = join(folder, 'out');
    const exported: CompareSide = { kind: 'export', out };
    await exportTo(out);
    await rm(out, { recursive: true });
    expect(await compare(exported, NOW)).toMatchObject({ same: true, unchanged: 2, files: null });
    await setCell(1, 'lastmod', '2026-01-02');
    const { counts, problems } = await compare(exported, NOW);
    expect(counts).toEqual({ added: 0, removed: 0, changed: 1 });
    expect(problems[0]?.reason).toMatchObject({ key: 'compare-export-gone', params: { path: out } });
    const other = await file('set.xml', urlset(url('a'), url('c')));
    expect((await compare(exported, set(other))).counts).toEqual({ added: 1, removed: 1, changed: 0 });
    await ask('history.undo', {});
    await ask('history.undo', {});
    await setCell(2, 'lastmod', '2020-01-02');
    // What the project was then is a branch of its history now.
    expect((await compare(exported, NOW)).counts).toEqual({ added: 1, removed: 0, changed: 1 });
  });

  it('is cancelled between files and rows, and keeps the comparison of before', async () => {
    const a = await file('a.txt', url('a'));
    await compare(set(a), set(a));
    const many = Array.from({ length: 20_000 }, (_, i) => url(String(i))).join('\n');
    const b = await file('b.txt', many);
    listen((event) => {
      if (event.event === 'job.progress') void ask('job.cancel', { job: event.data.job });
    });
    const running = compare(set(b), set(a));
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    expect(await ask('compare.info', {})).toMatchObject({ same: true });
  });
});
