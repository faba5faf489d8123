// One valid use of every request, on a small project. A request without a case does not compile.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableComparison } from '../../shared/model/table/tables.ts';
import type { Section } from '../../shared/model/section.ts';
import type { Case, CaseContext } from './case-context.ts';
import { clustersCases } from './clusters-cases.ts';
import { compareCases } from './compare-cases.ts';
import { exportCases } from './export-cases.ts';
import { overviewCases } from './overview-cases.ts';
import { projectCases } from './project-cases.ts';
import { robotsCases } from './robots-cases.ts';
import type { RequestName, RequestParams } from '../../shared/contract/requests/requests.ts';

const EVERYTHING: RequestParams<'view.open'> = { filter: [], sort: [] };
const FIRST: RequestParams<'edit.delete'>['rows'] = { kind: 'ids', ids: [1] };
const ALL = { kind: 'all' } as const;
const REPLACE: RequestParams<'edit.apply'>['edit'] = {
  kind: 'replace',
  find: 'www',
  replacement: 'm',
  regex: false,
  matchCase: false,
  wholeCell: false,
  columns: ['loc'],
};

async function tableIn(folder: string): Promise<string> {
  const path = join(folder, 'table.csv');
  await writeFile(path, 'loc;priority\nhttps://www.example.com/;0.5\nhttps://www.example.com/new;0.8\n');
  return path;
}

/** Compares a table and gives the number of the comparison. */
async function reviewOf({ ask, folder, jobEnd }: CaseContext): Promise<number> {
  const merge = { key: 'loc', policy: 'theirs', deleteMissing: false } as const;
  await ask('table.compare', { path: await tableIn(folder), options: {}, ...merge });
  return ((await jobEnd()) as TableComparison).review;
}
const SHOP: Section = {
  id: 0,
  name: 'shop',
  conditions: [{ kind: 'text', column: 'path', operator: 'startsWith', value: '/shop/' }],
};

export const requestCases: { readonly [N in RequestName]: Case<N> } = {
  ...overviewCases,
  ...projectCases,
  'section.define': ({ ask }) => ask('section.define', { sections: [SHOP] }),
  'section.preview': ({ ask }) => ask('section.preview', { sections: [SHOP] }),
  'section.stopPreview': ({ ask }) => ask('section.stopPreview', {}),
  'section.suggest': ({ ask }) => ask('section.suggest', { by: 'folder' }),
  'edit.section': async (context) => {
    await requestCases['section.define'](context);
    return context.ask('edit.section', { rows: { kind: 'ids', ids: [1] }, section: 1 });
  },
  'import.start': async ({ ask, folder, jobEnd }) => {
    const source = join(folder, 'list.txt');
    await writeFile(source, 'https://www.example.com/from-a-list\nnot an address\n');
    const started = await ask('import.start', { sources: [source] });
    await jobEnd();
    return started;
  },
  'import.nodes': async (context) => {
    await requestCases['import.start'](context);
    return context.ask('import.nodes', { since: 0 });
  },
  'import.refresh': async (context) => {
    await requestCases['import.start'](context);
    const started = await context.ask('import.refresh', { force: true });
    await context.jobEnd();
    return started;
  },
  'import.retry': async (context) => {
    const started = await context.ask('import.retry', {});
    await context.jobEnd().catch(() => undefined);
    return started;
  },
  'source.problems': async (context) => {
    await requestCases['import.start'](context);
    const { sources } = await context.ask('project.info', {});
    return context.ask('source.problems', { source: sources.at(-1)?.id ?? 0 });
  },
  'view.open': ({ ask }) => ask('view.open', EVERYTHING),
  'view.cancel': ({ ask }) => ask('view.cancel', { run: 1 }),
  'view.values': ({ ask }) => ask('view.values', { column: 'host', filter: [] }),
  'view.save': ({ ask }) => ask('view.save', { name: 'All', ...EVERYTHING }),
  'view.rename': async (context) => {
    await requestCases['view.save'](context);
    return context.ask('view.rename', { name: 'All', to: 'Everything' });
  },
  'view.delete': async (context) => {
    await requestCases['view.save'](context);
    return context.ask('view.delete', { name: 'All' });
  },
  'view.leave': ({ ask }) => ask('view.leave', {}),
  'view.close': async ({ ask }) => ask('view.close', { view: (await ask('view.open', EVERYTHING)).view }),
  'view.rows': async ({ ask }) => {
    const { view } = await ask('view.open', EVERYTHING);
    return ask('view.rows', { view, start: 0, count: 200 });
  },
  'view.position': async ({ ask }) => {
    const { view } = await ask('view.open', EVERYTHING);
    return ask('view.position', { view, id: 2 });
  },
  'view.numbered': async ({ ask }) => {
    const { view } = await ask('view.open', EVERYTHING);
    return ask('view.numbered', { view, number: 2 });
  },
  'view.edge': async ({ ask }) => {
    const { view } = await ask('view.open', EVERYTHING);
    return ask('view.edge', { view, position: 0, column: 'loc', direction: 'down' });
  },
  'view.changed': async (context) => {
    await requestCases['edit.set'](context);
    const { view } = await context.ask('view.open', EVERYTHING);
    return context.ask('view.changed', { view });
  },
  'fix.unfixable': ({ ask }) => ask('fix.unfixable', {}),
  'row.copies': ({ ask }) => ask('row.copies', { id: 1 }),
  'row.detail': ({ ask }) => ask('row.detail', { id: 1 }),
  'edit.set': ({ ask }) => ask('edit.set', { rows: FIRST, column: 'priority', value: '0.5' }),
  'edit.hold': ({ ask }) => ask('edit.hold', { lines: [['2024-02-29']] }),
  'edit.letGo': ({ ask }) => ask('edit.letGo', {}),
  'edit.paste': ({ ask }) =>
    ask('edit.paste', { rows: FIRST, columns: ['lastmod', 'changefreq'], values: [['2024-02-29', 'daily']] }),
  'edit.cut': ({ ask }) => ask('edit.cut', { rows: FIRST }),
  'edit.dropCut': async ({ ask }) =>
    ask('edit.dropCut', { cut: (await ask('edit.cut', { rows: FIRST })).cut }),
  'edit.move': async ({ ask }) => {
    const { cut } = await ask('edit.cut', { rows: FIRST });
    const onto = { kind: 'ids' as const, ids: [2] };
    return ask('edit.move', { cut, columns: [{ from: 'lastmod', to: 'lastmod' }], onto });
  },
  'edit.moveRows': async ({ ask }) => {
    const { cut } = await ask('edit.cut', { rows: FIRST });
    return ask('edit.moveRows', { cut, at: { row: 3, side: 'after' } });
  },
  'edit.fill': ({ ask }) =>
    ask('edit.fill', {
      areas: [
        { rows: FIRST, cells: [{ column: 'lastmod', pattern: { kind: 'repeat', values: ['2024-02-29'] } }] },
      ],
    }),
  'rows.figures': ({ ask }) => ask('rows.figures', { rows: { kind: 'ids', ids: [1, 2] }, column: 'lastmod' }),
  'rows.summary': ({ ask }) => ask('rows.summary', { rows: { kind: 'ids', ids: [1, 2] } }),
  'edit.setExtensions': async ({ ask }) => {
    const { version } = await ask('row.detail', { id: 1 });
    const fields = [{ name: 'loc', value: 'https://www.example.com/i.png' }];
    return ask('edit.setExtensions', { id: 1, version, items: [{ kind: 'image', fields }] });
  },
  'edit.delete': ({ ask }) => ask('edit.delete', { rows: FIRST }),
  'edit.copy': ({ ask }) => ask('edit.copy', { rows: FIRST, columns: ['loc', 'priority'] }),
  'edit.preview': ({ ask }) => ask('edit.preview', { preview: 1, scope: ALL, edit: REPLACE, first: 20 }),
  'edit.stopPreview': ({ ask }) => ask('edit.stopPreview', {}),
  'edit.findHit': async (context) => {
    await requestCases['edit.preview'](context);
    const { view } = await context.ask('view.open', EVERYTHING);
    return context.ask('edit.findHit', { preview: 1, view, from: -1, direction: 'next' });
  },
  'edit.apply': ({ ask }) => ask('edit.apply', { scope: ALL, edit: REPLACE, invalid: 'refuse' }),
  'history.undo': async (context) => {
    await requestCases['edit.set'](context);
    return context.ask('history.undo', {});
  },
  'history.redo': async (context) => {
    await requestCases['history.undo'](context);
    return context.ask('history.redo', {});
  },
  'history.list': ({ ask }) => ask('history.list', { start: 0, count: 100 }),
  'history.goTo': async (context) => {
    await requestCases['edit.set'](context);
    return context.ask('history.goTo', { change: 0 });
  },
  'history.mark': ({ ask }) => ask('history.mark', { name: 'As imported' }),
  'history.unmark': async (context) => {
    await requestCases['history.mark'](context);
    return context.ask('history.unmark', { checkpoint: 1 });
  },
  ...exportCases,
  'table.inspect': async ({ ask, folder }) =>
    ask('table.inspect', { path: await tableIn(folder), options: { header: true, dates: 'dmy' } }),
  'table.unclear': async ({ ask, folder }) => ask('table.unclear', { paths: [await tableIn(folder)] }),
  'table.keep': async ({ ask }) => ask('table.keep', { text: 'path,title\n/a,A\n' }),
  'table.compare': async ({ ask, folder, jobEnd }) => {
    const merge = { key: 'loc', policy: 'review', deleteMissing: true } as const;
    const started = await ask('table.compare', { path: await tableIn(folder), options: {}, ...merge });
    await jobEnd();
    return started;
  },
  'table.review': async (context) =>
    context.ask('table.review', { review: await reviewOf(context), list: 'added', start: 0, count: 100 }),
  'table.decide': async (context) =>
    context.ask('table.decide', {
      review: await reviewOf(context),
      list: 'added',
      items: [1],
      decision: 'reject',
    }),
  'table.apply': async (context) => {
    const started = await context.ask('table.apply', { review: await reviewOf(context) });
    await context.jobEnd();
    return started;
  },
  'table.discard': ({ ask }) => ask('table.discard', { review: 1 }),
  'table.export': async ({ ask, folder, jobEnd }) => {
    const started = await ask('table.export', {
      path: join(folder, 'out.xlsx'),
      format: 'xlsx',
      rows: FIRST,
      columns: ['id', 'loc', 'extensions'],
      delimiter: ',',
      bom: true,
      guardDates: false,
      overwrite: true,
    });
    await jobEnd();
    return started;
  },
  'review.info': async (context) => {
    await stageChanges(context);
    return context.ask('review.info', {});
  },
  'review.rows': async (context) => {
    await stageChanges(context);
    return context.ask('review.rows', { start: 0, count: 10 });
  },
  'review.accept': async (context) => {
    await stageChanges(context);
    return context.ask('review.accept', { kind: 'removed', accept: false });
  },
  'review.apply': async (context) => {
    await stageChanges(context);
    return context.ask('review.apply', {});
  },
  'review.discard': ({ ask }) => ask('review.discard', {}),
  'rules.list': ({ ask }) => ask('rules.list', {}),
  'rules.set': ({ ask }) =>
    ask('rules.set', { profile: 'google', rule: { id: 'loc-fragment', level: 'off', params: null } }),
  'check.run': ({ ask }) => ask('check.run', {}),
  'check.findings': ({ ask }) => ask('check.findings', {}),
  'exception.list': ({ ask }) => ask('exception.list', {}),
  'exception.set': ({ ask }) =>
    ask('exception.set', { rows: FIRST, rule: 'loc-fragment', reason: 'meant so' }),
  'fix.preview': ({ ask }) => ask('fix.preview', { rule: 'loc-fragment' }),
  'fix.previewSafe': ({ ask }) => ask('fix.previewSafe', {}),
  'fix.applySafe': ({ ask }) => ask('fix.applySafe', { rules: ['loc-host-case'] }),
  'fix.apply': ({ ask }) => ask('fix.apply', { rule: 'loc-fragment', rows: FIRST }),
  ...clustersCases,
  'report.write': async ({ ask, folder, jobEnd }) => {
    const path = join(folder, 'report.html');
    const started = await ask('report.write', { path, format: 'html', view: null, overwrite: false });
    await jobEnd();
    return started;
  },
  ...compareCases,
  ...robotsCases,
  'job.cancel': ({ ask }) => ask('job.cancel', { job: 1 }),
  'job.current': async ({ ask, folder, jobEnd }) => {
    const source = join(folder, 'long.txt');
    await writeFile(source, 'https://www.example.com/long\n');
    const ended = jobEnd();
    await ask('import.start', { sources: [source] });
    const current = await ask('job.current', {});
    await ended;
    return current;
  },
};

/** Imports a list and stages what a newer form of it would change. */
async function stageChanges(context: CaseContext): Promise<void> {
  await requestCases['import.start'](context);
  await writeFile(join(context.folder, 'list.txt'), 'https://www.example.com/from-a-newer-list\n');
  await context.ask('import.refresh', { force: true });
  await context.jobEnd();
}
