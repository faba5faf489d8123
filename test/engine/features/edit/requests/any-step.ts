// Any steps of a user over a small project, for tests of what holds after all of them.
import fc from 'fast-check';
import type { RequestParams, RequestResults } from '../../../../../shared/contract/requests/requests.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import { VALUE_COLUMNS } from '../../../../../shared/model/rows/columns.ts';
import { EDITABLE_COLUMNS, type EditableColumn } from '../../../../../shared/model/rows/row.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { exceptionSet } from '../../../../../electron/engine/features/check/requests/check-run.ts';
import { editApply } from '../../../../../electron/engine/features/edit/requests/edit-apply.ts';
import { editCut } from '../../../../../electron/engine/features/edit/requests/edit-cut.ts';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editFill } from '../../../../../electron/engine/features/edit/requests/edit-fill.ts';
import { editMove } from '../../../../../electron/engine/features/edit/requests/edit-move.ts';
import { editMoveRows } from '../../../../../electron/engine/features/edit/requests/edit-move-rows.ts';
import { editPaste } from '../../../../../electron/engine/features/edit/requests/edit-paste.ts';
import { editSection } from '../../../../../electron/engine/features/edit/requests/edit-section.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { editSetExtensions } from '../../../../../electron/engine/features/edit/requests/edit-set-extensions.ts';
import { fixApply } from '../../../../../electron/engine/features/check/requests/fix-apply.ts';
import { fixApplySafe } from '../../../../../electron/engine/features/check/requests/fix-safe.ts';
import { SAFE_RULES } from '../../../../../electron/engine/check/fixes.ts';
import { historyGoTo } from '../../../../../electron/engine/features/history/requests/history-go-to.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { recheckAll } from '../../../../../electron/engine/check/run/recheck.ts';
import { rowDetail } from '../../../../../electron/engine/features/view/requests/row-detail.ts';
import { sortAllSections } from '../../../../../electron/engine/check/run/sort-sections.ts';
import { importRows } from '../../../store/rows/sample-project.ts';
import { merge, tableFile } from '../../table/table-project.ts';
import { addUrls } from '../../../add-urls.ts';

export const loc = fc.constantFrom(
  'https://a.example/1',
  'https://a.example/2',
  'https://a.example/3',
  'https://b.example/1',
  'https://b.example/2',
  'http://a.example/#x',
  'nonsense',
  '',
  'https://a.example/ü',
  'https://c.example/',
);
const place = fc.record({
  row: fc.integer({ min: 1, max: 9 }),
  side: fc.constantFrom('before' as const, 'after' as const),
});
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 5 });
const value: Readonly<Partial<Record<EditableColumn, fc.Arbitrary<string | null>>>> = {
  loc,
  lastmod: fc.constantFrom('2026-01-01', '2999-01-01', 'soon', null, ''),
  changefreq: fc.constantFrom('daily', 'Daily', 'never', null),
  priority: fc.constantFrom('0.5', '1', '2', 'high', null),
  included: fc.constantFrom('true', 'false'),
};
const anyText = fc.constantFrom('one', 'two', 'One', null);
const column = fc.constantFrom(...EDITABLE_COLUMNS);
const cell = column.chain((c) => (value[c] ?? anyText).map((v) => ({ column: c, value: v })));

const replace = fc.record({
  kind: fc.constant('replace' as const),
  find: fc.constantFrom('a.example', '[0-9]', '1', '^(https?)://([a-c])', '/', '2026-01', 'daily', '^$', '0'),
  replacement: fc.constantFrom('', 'b.example', '$2', 'https://$2', '2026-02', '5', 'weekly'),
  regex: fc.boolean(),
  matchCase: fc.boolean(),
  wholeCell: fc.boolean(),
  columns: fc.uniqueArray(fc.constantFrom(...VALUE_COLUMNS), { minLength: 1 }),
});
const bulk: fc.Arbitrary<RequestParams<'edit.apply'>['edit']> = fc.oneof(
  { weight: 4, arbitrary: replace },
  fc.constantFrom<RequestParams<'edit.apply'>['edit']>(
    { kind: 'force-https' },
    { kind: 'normalise-url' },
    { kind: 'remove-fragment' },
    { kind: 'trailing-slash', mode: 'add' },
    { kind: 'www', mode: 'add' },
    { kind: 'force-host', host: 'c.example' },
    { kind: 'remove-duplicates', keep: 'last' },
    { kind: 'shift-lastmod', days: 40, hours: 0 },
    { kind: 'set-lastmod', to: 'date', date: '2026-07', onlyMissing: true },
    { kind: 'priority-by-rules', rules: [{ match: 'depth', pattern: '0', value: '1.0' }] },
    { kind: 'section-by-rules', rules: [{ match: 'prefix', pattern: '/1', value: 'ones' }] },
    { kind: 'section-by-rules', rules: [{ match: 'all', pattern: '', value: 'sitemap' }] },
  ),
);

/** A table that has some of the rows, with other values, and rows that nobody has. */
const table = fc
  .record({
    locs: fc.uniqueArray(loc, { minLength: 1, maxLength: 4 }),
    lastmods: fc.array(fc.constantFrom('2026-04-04', 'soon', ''), { minLength: 4, maxLength: 4 }),
    included: fc.array(fc.constantFrom('true', 'false'), { minLength: 4, maxLength: 4 }),
    policy: fc.constantFrom('theirs' as const, 'mine' as const, 'fill' as const),
    deleteMissing: fc.boolean(),
  })
  .map(({ locs, lastmods, included, ...options }) => {
    const lines = locs.map((text, i) => `"${text}",${lastmods[i] ?? ''},${included[i] ?? ''}`);
    return { ...options, file: ['loc,lastmod,included', ...lines, ''].join('\n') };
  });

const EXCEPTED = ['loc-fragment', 'loc-duplicate', 'loc-twin-origin', 'hreflang-target-missing'] as const;

/** Something that a user does to the project. */
export type Step = (context: EngineContext) => unknown;
/** Any of what changes rows, or goes back and forth. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(ids, cell, fc.boolean()).map(
      ([rows, edit, force]): Step =>
        (context) =>
          editSet({ rows: { kind: 'ids', ids: rows }, ...edit, force }, context),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(ids, fc.array(loc, { minLength: 5, maxLength: 5 })).map(
      ([rows, locs]): Step =>
        (context) =>
          editPaste(
            {
              rows: { kind: 'ids', ids: rows },
              columns: ['loc', 'lastmod'],
              values: rows.map((_, i) => [locs[i] ?? '', '2026-02-02']),
            },
            context,
          ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(ids, ids, fc.boolean(), fc.boolean())
      .map(([rows, onto, add, force]): Step => async (context) => {
        const { cut } = await editCut({ rows: { kind: 'ids', ids: rows } }, context);
        const columns = (['loc', 'lastmod', 'priority'] as const).map((name) => ({ from: name, to: name }));
        const manner = { add, force, skip: !force };
        return editMove({ cut, columns, onto: { kind: 'ids', ids: onto }, ...manner }, context);
      }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(ids, fc.option(place)).map(([rows, at]): Step => async (context) => {
      const { cut } = await editCut({ rows: { kind: 'ids', ids: rows } }, context);
      return editMoveRows({ cut, ...(at ? { at } : {}) }, context);
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.array(loc, { minLength: 1, maxLength: 3 }), fc.option(place)).map(
      ([locs, at]): Step =>
        (context) =>
          addUrls(locs, context, at ?? undefined),
    ),
  },
  {
    weight: 2,
    arbitrary: ids.map(
      (rows): Step =>
        (context) =>
          editDelete({ rows: { kind: 'ids', ids: rows } }, context),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(ids, cell, fc.boolean())
      .map(([rows, { column: of, value: text }, force]): Step => (context) => {
        const pattern = { kind: 'repeat' as const, values: [text ?? '', '2026-03-03'] };
        const areas = [{ rows: { kind: 'ids' as const, ids: rows }, cells: [{ column: of, pattern }] }];
        return editFill({ areas, force }, context);
      }),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 8 }), fc.array(loc, { maxLength: 2 }))
      .map(([id, hrefs]): Step => (context) => {
        const { version } = rowDetail({ id }, context) as RequestResults['row.detail'];
        const items = hrefs.map((href) => ({
          kind: 'alternate' as const,
          fields: [
            { name: 'hreflang', value: 'de' },
            { name: 'href', value: href },
          ],
        }));
        return editSetExtensions({ id, version, items }, context);
      }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(ids, fc.constantFrom(0, 1, null)).map(
      ([rows, section]): Step =>
        (context) =>
          editSection({ rows: { kind: 'ids', ids: rows }, section }, context),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('loc-fragment', 'loc-not-encoded', 'loc-duplicate', 'lastmod-imprecise').map(
      (rule): Step =>
        (context) =>
          fixApply({ rule }, context),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant((context: EngineContext) => fixApplySafe({ rules: [...SAFE_RULES] }, context)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(ids, fc.constantFrom(...EXCEPTED), fc.constantFrom('meant so', 'later', null)).map(
      ([rows, rule, reason]): Step =>
        (context) =>
          exceptionSet({ rows: { kind: 'ids', ids: rows }, rule, reason }, context),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.array(loc, { minLength: 1, maxLength: 4 }).map((locs): Step => (context) => {
      const project = currentProject(context);
      importRows(
        project.store,
        locs.map((text) => ({ loc: text })),
        '/in/more.xml',
      );
      recheckAll(project);
      finish(sortAllSections(project));
    }),
  },
  {
    weight: 2,
    arbitrary: table.map(
      ({ file, ...options }): Step =>
        (context) =>
          merge(context, tableFile(file), options),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(bulk, fc.constantFrom('refuse' as const, 'skip' as const, 'keep' as const)).map(
      ([edit, invalid]): Step =>
        (context) =>
          editApply({ scope: { kind: 'all' }, edit, invalid }, context),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat(6).map(
      (change): Step =>
        (context) =>
          historyGoTo({ change }, context),
    ),
  },
  { weight: 2, arbitrary: fc.constant<Step>((context) => historyUndo({}, context)) },
  { weight: 1, arbitrary: fc.constant<Step>((context) => historyRedo({}, context)) },
);
