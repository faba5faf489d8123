// Find and replace and transforms through the engine's commands: previews are exact, and each is one step of undo.
import { describe, expect, it } from 'vitest';
import type {
  BulkEdit,
  BulkPreview,
  EditScope,
  ReplaceEdit,
} from '../../../../../shared/model/edit/bulk-edit.ts';
import type { EditResult } from '../../../../../shared/contract/edit-result.ts';
import type { RequestParams } from '../../../../../shared/contract/requests/requests.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { editApply } from '../../../../../electron/engine/features/edit/requests/edit-apply.ts';
import { editPreview } from '../../../../../electron/engine/features/edit/requests/edit-preview.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { viewOpen } from '../../../../../electron/engine/features/view/requests/view-open.ts';
import { dump, type SampleRow } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';

const ALL: EditScope = { kind: 'all' };
const plain: ReplaceEdit = {
  kind: 'replace',
  find: '',
  replacement: '',
  regex: false,
  matchCase: true,
  wholeCell: false,
  columns: ['loc'],
};

type Asked = RequestParams<'edit.apply'>;

/** As the contract hands it over: mutable. */
function asked(scope: EditScope): Asked['scope'];
function asked(edit: BulkEdit): Asked['edit'];
function asked(value: unknown): unknown {
  return structuredClone(value);
}

async function preview(
  context: EngineContext,
  edit: BulkEdit,
  scope = ALL,
  first = 20,
): Promise<BulkPreview> {
  return editPreview({ preview: 1, scope: asked(scope), edit: asked(edit), first }, context);
}

function apply(
  context: EngineContext,
  edit: BulkEdit,
  { scope = ALL, invalid = 'refuse' }: { scope?: EditScope; invalid?: 'refuse' | 'skip' | 'keep' } = {},
): EditResult {
  return editApply({ scope: asked(scope), edit: asked(edit), invalid }, context) as EditResult;
}

function cells(context: EngineContext, column: string): unknown[] {
  return currentProject(context)
    .store.db.all(`SELECT ${column} FROM url WHERE deleted = 0 ORDER BY id`)
    .map(([value]) => value);
}

const shop: SampleRow[] = [
  { loc: 'https://a.example/shop/1', lastmod: '2026-01-01', priority: 0.5 },
  { loc: 'https://a.example/Shop/2', changefreq: 2 },
  { loc: 'https://a.example/blog/3?shop=$1', priority: 'high' },
];

describe('find and replace', () => {
  it('replaces a text in any case, and the replacement stands for itself', async () => {
    const { context } = engineWith(shop);
    const edit = { ...plain, find: 'SHOP', replacement: '$1&', matchCase: false };
    expect(await preview(context, edit)).toMatchObject({ rows: 3, invalid: 0 });
    expect(apply(context, edit)).toMatchObject({ changed: 3, invalid: 0 });
    expect(cells(context, 'loc')).toEqual([
      'https://a.example/$1&/1',
      'https://a.example/$1&/2',
      'https://a.example/blog/3?$1&=$1',
    ]);
  });

  it('replaces with groups, numbered and named, and shows before and after', async () => {
    const { context } = engineWith(shop);
    const edit = {
      ...plain,
      find: String.raw`^https://(?<host>[^/]+)/(\w+)/(\d)`,
      replacement: '$1/$<host>/$3/$2',
      regex: true,
    };
    const shown = { ...edit, replacement: 'https://$<host>/$3/$2' };
    expect((await preview(context, shown)).first[0]).toEqual({
      id: 1,
      column: 'loc',
      before: 'https://a.example/shop/1',
      after: 'https://a.example/1/shop',
    });
    // The result without a scheme is no address.
    expect(await preview(context, edit)).toMatchObject({ rows: 3, validRows: 0, invalid: 3 });
    expect(() => apply(context, edit)).toThrow(/^3 results are not valid, so nothing was changed/);
    expect(apply(context, shown)).toMatchObject({ changed: 3 });
    expect(cells(context, 'loc')[2]).toBe('https://a.example/3/blog?shop=$1');
  });

  it('looks at numbers and codes as they are read, and writes them typed', async () => {
    const { context } = engineWith(shop);
    const edit = {
      ...plain,
      find: '0.5',
      replacement: '0.75',
      wholeCell: true,
      columns: ['priority'] as const,
    };
    expect(apply(context, edit)).toMatchObject({ changed: 1 });
    const often = {
      ...plain,
      find: 'daily',
      replacement: 'weekly',
      columns: ['changefreq', 'priority'] as const,
    };
    expect(await preview(context, often)).toMatchObject({
      rows: 1,
      first: [{ before: 'daily', after: 'weekly', loc: shop[1]?.loc }],
    });
    apply(context, often);
    expect(cells(context, 'priority')).toEqual([0.75, null, 'high']);
    expect(cells(context, 'changefreq')).toEqual([null, 3, null]);
  });

  it('fills empty cells where the pattern is of an empty text', () => {
    const { context } = engineWith(shop);
    apply(context, { ...plain, find: '^$', replacement: '2026-05-05', regex: true, columns: ['lastmod'] });
    expect(cells(context, 'lastmod')).toEqual(['2026-01-01', '2026-05-05', '2026-05-05']);
  });

  it('refuses, leaves out or keeps results that are not valid, as asked', () => {
    const { context } = engineWith([
      { loc: 'https://a.example/1', lastmod: '2026-01-01' },
      { loc: 'https://a.example/2', lastmod: '2026-01-31' },
    ]);
    const edit = { ...plain, find: '-01-', replacement: '-02-', columns: ['lastmod'] as const };
    const before = dump(currentProject(context).store);
    expect(() => apply(context, edit)).toThrow(/^1 result is not valid/);
    expect(dump(currentProject(context).store)).toEqual(before);
    expect(apply(context, edit, { invalid: 'skip' })).toMatchObject({ changed: 1, invalid: 1 });
    expect(cells(context, 'lastmod')).toEqual(['2026-02-01', '2026-01-31']);
    void historyUndo({}, context);
    expect(apply(context, edit, { invalid: 'keep' })).toMatchObject({ changed: 2, invalid: 1 });
    expect(cells(context, 'lastmod')).toEqual(['2026-02-01', '2026-02-31']);
    expect(cells(context, 'issues <> 0')).toEqual([0, 1]);
  });

  it('keeps to the selection, in the order of a sorted view', async () => {
    const { context } = engineWith(shop);
    const { view } = await viewOpen({ filter: [], sort: [{ column: 'id', direction: 'desc' }] }, context);
    const scope: EditScope = { kind: 'view', view, ranges: [{ from: 0, to: 2 }] };
    const edit = { ...plain, find: 'a.example', replacement: 'b.example' };
    expect((await preview(context, edit, scope)).first.map(({ id }) => id)).toEqual([3, 2]);
    expect((await preview(context, edit, scope, 1)).first.map(({ id }) => id)).toEqual([3]);
    expect(apply(context, edit, { scope })).toMatchObject({ changed: 2 });
    expect(cells(context, 'loc')[0]).toBe('https://a.example/shop/1');
  });

  it('stops a pattern that would never end, with nothing changed', async () => {
    const { context } = engineWith([{ loc: `https://a.example/${'a'.repeat(60)}!` }]);
    const edit = { ...plain, find: '(a+)+$', replacement: '', regex: true };
    const before = dump(currentProject(context).store);
    await expect(preview(context, edit)).rejects.toMatchObject({ code: 'invalid-value' });
    expect(() => apply(context, edit)).toThrow(expect.objectContaining({ code: 'invalid-value' }));
    expect(dump(currentProject(context).store)).toEqual(before);
  });

  it.each(['(', 'a)(b'])('refuses the pattern %s, whole cell or not', async (find) => {
    const { context } = engineWith(shop);
    for (const wholeCell of [true, false]) {
      await expect(preview(context, { ...plain, find, regex: true, wholeCell })).rejects.toMatchObject({
        code: 'invalid-value',
        message: expect.stringContaining(find) as string,
      });
    }
  });

  it('ends a preview when another starts', async () => {
    const { context } = engineWith(shop);
    const first = preview(context, { ...plain, find: 'shop' });
    const second = preview(context, { ...plain, find: 'blog' });
    expect(await second).toMatchObject({ rows: 1 });
    await first.catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'cancelled' });
    });
  });
});

describe('transforms', () => {
  it('count and write only rows that really change', async () => {
    const { context } = engineWith([{ loc: 'http://a.example/' }, { loc: 'https://a.example/x' }]);
    const { revision } = currentProject(context);
    expect(await preview(context, { kind: 'force-https' })).toMatchObject({ rows: 1 });
    expect(apply(context, { kind: 'force-https' })).toMatchObject({
      changed: 1,
      history: { undo: { label: { code: 'transform', transform: 'force-https' }, rows: 1 } },
    });
    expect(apply(context, { kind: 'force-https' })).toMatchObject({ changed: 0 });
    expect(currentProject(context).revision).toBe(revision + 1);
  });

  it('remove duplicates as rows, with the flags of those that stay, and give them back', async () => {
    const { context } = engineWith([
      { loc: 'https://a.example/1', lastmod: '2026-01-01' },
      { loc: 'https://a.example/1', lastmod: '2026-03-01' },
      { loc: 'https://a.example/2' },
      { loc: 'https://a.example/1', lastmod: '2026-02-01' },
      { loc: '' },
      { loc: '' },
    ]);
    const { store } = currentProject(context);
    const before = dump(store);
    const edit = { kind: 'remove-duplicates', keep: 'newest' } as const;
    const copy = (id: number, lastmod: string) => ({
      id,
      lastmod,
      changefreq: null,
      priority: null,
      line: id,
      location: store.sources()[0]?.location,
    });
    expect(await preview(context, edit)).toEqual({
      rows: 2,
      validRows: 2,
      invalid: 0,
      first: [copy(1, '2026-01-01'), copy(4, '2026-02-01')].map((goes) => ({
        id: goes.id,
        column: 'loc',
        before: 'https://a.example/1',
        after: null,
        removed: true,
        copies: { goes, stays: copy(2, '2026-03-01') },
      })),
    });
    expect(apply(context, edit)).toMatchObject({ changed: 2 });
    expect(cells(context, 'id')).toEqual([2, 3, 5, 6]);
    expect(cells(context, 'issues')[0]).toBe(0);
    void historyUndo({}, context);
    expect(dump(currentProject(context).store)).toEqual(before);
  });

  it('sort rows into sections by rules, as one step, and give them back', async () => {
    const { context } = engineWith([
      { loc: 'https://a.example/blog/1' },
      { loc: 'https://a.example/shop/1' },
      { loc: 'https://a.example/' },
    ]);
    const { store } = currentProject(context);
    const nowhere = [{ kind: 'text', column: 'loc', operator: 'contains', value: 'nowhere' }] as const;
    const sections = [
      { id: 7, name: 'blog', conditions: nowhere },
      { id: 8, name: 'shop', conditions: nowhere },
    ];
    store.sections.define(sections, 0);
    const edit = {
      kind: 'section-by-rules',
      rules: [
        { match: 'prefix', pattern: '/blog/', value: 'blog' },
        { match: 'regex', pattern: '/shop/', value: 'shop' },
      ],
    } as const;
    const before = dump(store);
    expect((await preview(context, edit)).first).toEqual([
      { id: 1, column: 'section', before: 'sitemap', after: 'blog', loc: 'https://a.example/blog/1' },
      { id: 2, column: 'section', before: 'sitemap', after: 'shop', loc: 'https://a.example/shop/1' },
    ]);
    expect(apply(context, edit)).toMatchObject({ changed: 2 });
    expect(cells(context, 'section')).toEqual([7, 8, 0]);
    expect((await preview(context, edit)).rows).toBe(0);
    void historyUndo({}, context);
    expect(dump(store)).toEqual(before);
    const wrong = { ...edit, rules: [{ match: 'all', pattern: '', value: 'news' }] } as const;
    expect(() => apply(context, wrong)).toThrow(/no section “news”/);
  });
});
