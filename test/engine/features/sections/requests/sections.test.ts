// Sections: rows are in the first whose conditions they meet, or in the one chosen for them; each has its own files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { editSection } from '../../../../../electron/engine/features/edit/requests/edit-section.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { exportRows } from '../../../../../electron/engine/features/export/export-rows.ts';
import { exportInput } from '../../../../../electron/engine/features/export/layout/export-input.ts';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { sectionSuggest } from '../../../../../electron/engine/features/sections/requests/section-suggest.ts';
import { sectionPreview } from '../../../../../electron/engine/features/sections/requests/section-preview.ts';
import { sectionDefine } from '../../../../../electron/engine/features/sections/requests/section-define.ts';
import { viewOpen } from '../../../../../electron/engine/features/view/requests/view-open.ts';
import { viewRows } from '../../../../../electron/engine/features/view/requests/view-rows.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { ExportOptions, ExportResult } from '../../../../../shared/model/export/planned-set.ts';
import type { Section } from '../../../../../shared/model/section.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { folderOf, locsOf, options, xmlOf } from '../../export/layout/export-set.ts';
import { engineWith } from '../../../test-engine.ts';
import { checkSchemas, keepForSchemas } from '../../export/valid-set.ts';
import { addUrls } from '../../../add-urls.ts';

checkSchemas();

const SITE = 'https://example.com';
const under = (name: string, path: string): Section => ({
  id: 0,
  name,
  conditions: [{ kind: 'text', column: 'path', operator: 'startsWith', value: path }],
});
const ids = (...list: number[]): { kind: 'ids'; ids: number[] } => ({ kind: 'ids', ids: list });

function project(...paths: string[]): EngineContext {
  return engineWith(paths.map((path) => ({ loc: SITE + path }))).context;
}

function sectionsOf(context: EngineContext): number[] {
  return currentProject(context)
    .store.db.all('SELECT section FROM url WHERE deleted = 0 ORDER BY id')
    .map(Number);
}

async function exportNow(context: EngineContext, set: ExportOptions): Promise<ExportResult> {
  const { result, exported } = await exportRows(exportInput(currentProject(context), set), set);
  keepForSchemas(set.out, result);
  currentProject(context).store.exports.remember({
    out: set.out,
    gzip: set.gzip,
    form: '',
    at: 0,
    files: exported,
  });
  return result;
}

describe('sections', () => {
  it('are counted before they are kept, with what users chose, and nothing changes', async () => {
    const context = project('/a/1', '/a/2', '/b/1', '/c', '/b/2');
    await sectionDefine({ sections: [under('a', '/a/')] }, context);
    const [a] = currentProject(context).store.sections.list();
    await editSection({ rows: ids(5), section: a?.id ?? 0 }, context);
    const before = sectionsOf(context);
    const drafts = [under('', '/b/'), ...(a ? [a] : []), under('', '/')];
    expect(await sectionPreview({ sections: drafts }, context)).toEqual({ rows: [1, 3, 1], rest: 0 });
    expect(sectionsOf(context)).toEqual(before);
    const odd = { kind: 'text', column: 'path', operator: 'regex', value: '(' } as const;
    const wrong = sectionPreview({ sections: [{ id: 0, name: '', conditions: [odd] }] }, context);
    await expect(wrong).rejects.toThrow(/regular expression/);
    await sectionDefine({ sections: drafts.map((one, i) => ({ ...one, name: `s${i}` })) }, context);
    expect(
      currentProject(context)
        .store.sections.counts()
        .map(({ rows }) => rows),
    ).toEqual([3, 1, 1]);
  });

  it('put each row into the first whose conditions it meets', () => {
    const context = project('/shop/a', '/shop/sale/b', '/blog/c', '/d');
    const result = sectionDefine(
      { sections: [under('sale', '/shop/sale/'), under('shop', '/shop/'), under('blog', '/blog/')] },
      context,
    );
    expect(result).toMatchObject({ changed: 3 });
    expect(sectionsOf(context)).toEqual([2, 1, 3, 0]);
    expect(currentProject(context).store.sections.counts()).toEqual([
      { section: 0, rows: 1 },
      { section: 1, rows: 1 },
      { section: 2, rows: 1 },
      { section: 3, rows: 1 },
    ]);
  });

  it('follow edits, new rows and undo', () => {
    const context = project('/shop/a', '/b');
    void sectionDefine({ sections: [under('shop', '/shop/')] }, context);
    void editSet({ rows: ids(2), column: 'loc', value: `${SITE}/shop/b` }, context);
    void addUrls([`${SITE}/shop/c`, `${SITE}/d`], context);
    expect(sectionsOf(context)).toEqual([1, 1, 1, 0]);
    void historyUndo({}, context);
    void historyUndo({}, context);
    expect(sectionsOf(context)).toEqual([1, 0]);
  });

  it('take in what is imported', async () => {
    const context = project('/b');
    void sectionDefine({ sections: [under('shop', '/shop/')] }, context);
    const file = join(temporaryFolder(), 'list.txt');
    writeFileSync(file, `${SITE}/shop/a\n${SITE}/c\n`);
    const control = { signal: new AbortController().signal, report: () => undefined };
    await importSources(currentProject(context), [file], control);
    expect(sectionsOf(context)).toEqual([0, 1, 0]);
  });

  it('have the same files in whatever order their sources were imported', async () => {
    const page = fc.tuple(fc.nat(30), fc.option(fc.constantFrom('2026-01-02', '2025-06-07'), { nil: '' }));
    const source = fc.uniqueArray(page, { minLength: 1, maxLength: 12, selector: ([n]) => n });
    const orders = fc.shuffledSubarray(['shop', 'blog', 'help'], { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(source, source, source),
        orders,
        fc.integer({ min: 2, max: 8 }),
        async (all, order, maxUrls) => {
          const names = ['shop', 'blog', 'help'];
          const [first, second] = [temporaryFolder(), temporaryFolder()];
          for (const [out, wanted] of [
            [first, names],
            [second, order],
          ] as const) {
            const context = project();
            void sectionDefine({ sections: names.map((name) => under(name, `/${name}/`)) }, context);
            for (const name of wanted) {
              const file = join(temporaryFolder(), `${name}.csv`);
              const rows = (all[names.indexOf(name)] ?? []).map(
                ([n, lastmod]) => `${SITE}/${name}/${String(n)},${lastmod}`,
              );
              writeFileSync(file, `loc,lastmod\n${rows.join('\n')}\n`);
              const control = { signal: new AbortController().signal, report: () => undefined };
              await importSources(currentProject(context), [file], control);
            }
            await exportNow(context, options(out, { maxUrls }));
          }
          expect(folderOf(second)).toEqual(folderOf(first));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('leave the user the last word, as one step of undo', () => {
    const context = project('/shop/a', '/b');
    void sectionDefine({ sections: [under('shop', '/shop/'), under('blog', '/blog/')] }, context);
    void editSection({ rows: ids(1, 2), section: 2 }, context);
    expect(sectionsOf(context)).toEqual([2, 2]);
    void sectionDefine({ sections: [...currentProject(context).store.sections.list()].reverse() }, context);
    expect(sectionsOf(context)).toEqual([2, 2]);
    void historyUndo({}, context);
    expect(sectionsOf(context)).toEqual([2, 2]);
    void historyUndo({}, context);
    expect(sectionsOf(context)).toEqual([1, 0]);
    void editSection({ rows: ids(1), section: 0 }, context);
    expect(sectionsOf(context)).toEqual([0, 0]);
    void editSection({ rows: ids(1), section: null }, context);
    expect(sectionsOf(context)).toEqual([1, 0]);
  });

  it('never give the id of a section to another', () => {
    const context = project('/shop/a');
    void sectionDefine({ sections: [under('shop', '/shop/'), under('blog', '/blog/')] }, context);
    void sectionDefine({ sections: [] }, context);
    expect(sectionsOf(context)).toEqual([0]);
    void sectionDefine({ sections: [under('other', '/shop/')] }, context);
    expect(sectionsOf(context)).toEqual([3]);
  });

  it.each([
    ['', 'empty'],
    ['Shop', 'small letters'],
    ['../up', 'small letters'],
    ['con', 'reserved'],
    ['sitemap', 'reserved'],
  ])('refuse the name "%s"', (name, reason) => {
    const context = project('/a');
    expect(() => sectionDefine({ sections: [under(name, '/')] }, context)).toThrow(reason);
    expect(currentProject(context).store.sections.list()).toEqual([]);
  });

  it('refuse a name twice, and an expression without end', () => {
    const context = project(`/${'a'.repeat(60)}!`);
    expect(() => sectionDefine({ sections: [under('a', '/'), under('a', '/b')] }, context)).toThrow('has it');
    const endless: Section = {
      id: 0,
      name: 'endless',
      conditions: [{ kind: 'text', column: 'loc', operator: 'regex', value: '(a+)+$' }],
    };
    expect(() => sectionDefine({ sections: [endless] }, context)).toThrow('takes too long');
    expect(currentProject(context).store.sections.list()).toEqual([]);
  });

  it('are suggested once for a folder that is written in two ways', async () => {
    const context = project('/köln/a', '/k%C3%B6ln/b', '/k%c3%b6ln/c', '/a%2Fb/d', '/a%20B/e', '/100%25/f');
    const folders = await sectionSuggest({ by: 'folder' }, context);
    const expected = ['koln 3', '100 1', 'a-b 1', 'a-2fb 1'];
    expect(folders.map(({ name, rows }) => `${name} ${String(rows)}`)).toEqual(expected);
  });

  it('are suggested by folder, language, host and source, with safe names', async () => {
    const context = project('/en/a', '/en/b', '/Über uns/c', '/ber-uns/d', '/x', '/', '/pt-br/');
    const folders = await sectionSuggest({ by: 'folder' }, context);
    expect(folders.map(({ name, rows }) => [name, rows])).toEqual([
      ['en', 2],
      ['ber-uns', 1],
      ['pt-br', 1],
      ['uber-uns', 1],
    ]);
    const languages = await sectionSuggest({ by: 'language' }, context);
    expect(languages.map(({ name }) => name)).toEqual(['en', 'pt-br']);
    const hosts = await sectionSuggest({ by: 'host' }, context);
    expect(hosts).toEqual([
      {
        name: 'example-com',
        conditions: [{ kind: 'set', column: 'host', values: ['example.com'] }],
        rows: 7,
      },
    ]);
    const sources = await sectionSuggest({ by: 'source' }, context);
    expect(sources).toEqual([{ name: 'a', conditions: [{ kind: 'source', source: 1 }], rows: 7 }]);
    void sectionDefine(
      { sections: folders.map(({ name, conditions }) => ({ id: 0, name, conditions })) },
      context,
    );
    expect(sectionsOf(context)).toEqual([1, 1, 4, 2, 0, 0, 3]);
  });

  it('have files of their own, in their order, and a row that moves changes both files', async () => {
    const context = project('/shop/1', '/blog/2', '/shop/3', '/4', '/shop/5');
    void sectionDefine({ sections: [under('shop', '/shop/'), under('blog', '/blog/')] }, context);
    const set = options(temporaryFolder(), { maxUrls: 2, gzip: false });
    const first = await exportNow(context, set);
    expect(first.files.map(({ name, urls }) => [name, urls])).toEqual([
      ['shop-1.xml', 2],
      ['shop-2.xml', 1],
      ['blog-1.xml', 1],
      ['sitemap-1.xml', 1],
    ]);
    expect(locsOf(xmlOf(set.out, 'shop-1.xml'))).toEqual([`${SITE}/shop/1`, `${SITE}/shop/3`]);
    const { view } = (await viewOpen({ filter: [], sort: [] }, context)) as { view: number };
    const window = await viewRows({ view, start: 0, count: 10 }, context);
    expect(window.rows.map(({ file }) => file)).toEqual([
      'shop-1.xml',
      'blog-1.xml',
      'shop-1.xml',
      'sitemap-1.xml',
      'shop-2.xml',
    ]);
    void editSection({ rows: ids(3), section: 2 }, context);
    const second = await exportNow(context, set);
    expect(second.files.map(({ name, urls, change }) => [name, urls, change])).toEqual([
      ['shop-1.xml', 1, 'changed'],
      ['shop-2.xml', 1, 'unchanged'],
      ['blog-1.xml', 2, 'changed'],
      ['sitemap-1.xml', 1, 'unchanged'],
    ]);
    void sectionDefine({ sections: [] }, context);
    const third = await exportNow(context, set);
    expect(third.files.reduce((sum, { urls }) => sum + urls, 0)).toBe(5);
    expect(third.obsolete.toSorted()).toEqual(['blog-1.xml', 'shop-1.xml', 'shop-2.xml']);
    expect(xmlOf(set.out, 'sitemap-index.xml').toString()).not.toContain('shop');
  });

  it('take every address once, whatever the sections and the moves', async () => {
    const folder = temporaryFolder();
    const move = fc.record({ id: fc.integer({ min: 1, max: 30 }), section: fc.option(fc.nat(3)) });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), fc.nat(), async (moves, seed) => {
        const paths = Array.from({ length: 30 }, (_, i) => `/${['shop', 'blog', 'x'][i % 3] ?? ''}/${i}`);
        const context = project(...paths);
        const sections = [under('shop', '/shop/'), under('blog', '/blog/'), under('nobody', '/none/')];
        void sectionDefine({ sections }, context);
        const set = options(join(folder, String(seed)), {
          maxUrls: 4,
          gzip: false,
          overwrite: true,
        } as never);
        for (const { id, section } of moves) {
          void editSection({ rows: ids(id), section }, context);
          const result = await exportNow(context, set);
          const written = result.files.flatMap(({ name }) => locsOf(xmlOf(set.out, name)));
          expect(written.toSorted()).toEqual(paths.map((path) => SITE + path).toSorted());
          for (const { urls } of result.files) expect(urls).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 5 },
    );
  });
});
