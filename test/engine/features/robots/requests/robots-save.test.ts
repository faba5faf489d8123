// The project's robots.txt files: kept from imports, edited, undone, previewed, and what rows show because of them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import { robotsExport } from '../../../../../electron/engine/features/robots/requests/robots-export.ts';
import { projectClose } from '../../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../../electron/engine/features/project/requests/project-open.ts';
import {
  robotsKeepDraft,
  robotsList,
  robotsRead,
  robotsSetAgents,
} from '../../../../../electron/engine/features/robots/requests/robots-list.ts';
import { previewRobots } from '../../../../../electron/engine/features/robots/requests/robots-preview.ts';
import {
  robotsRemove,
  robotsSave,
} from '../../../../../electron/engine/features/robots/requests/robots-save.ts';
import { rowDetail } from '../../../../../electron/engine/features/view/requests/row-detail.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import { robotsVerdict } from '../../../../../shared/protocol/robots-verdict.ts';
import { storeWith, temporaryFolder } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';

const NOBODY = { signal: new AbortController().signal, report: () => undefined };
const ORIGIN = 'https://example.com';
const ROWS = ['/', '/a', '/a/b', '/c'].map((path) => ({ loc: ORIGIN + path }));

function save(context: EngineContext, text: string, more: { to?: string; byteOrderMark?: boolean } = {}) {
  return robotsSave({ origin: ORIGIN, text, byteOrderMark: false, ...more }, context);
}

function blocked(context: EngineContext): number {
  return currentProject(context).store.ruleCounts().get('robots-blocked') ?? 0;
}

async function shown(context: EngineContext): Promise<(string | null)[]> {
  const { views } = currentProject(context);
  const { view } = await views.open({ filter: [], sort: [] });
  return views.window({ view, start: 0, count: 9 }).rows.map(({ robots }) => robots?.join() ?? null);
}

describe('robots.save', () => {
  it('is one step of undo with the flags and verdicts of all rows', async () => {
    const { context, events } = engineWith(ROWS);
    expect(await shown(context)).toEqual([null, null, null, null]);
    await save(context, 'User-agent: *\nDisallow: /a\n');
    expect(blocked(context)).toBe(2);
    expect(await shown(context)).toEqual([
      '',
      ...Array<string>(2).fill((await robotsList({}, context)).agents.join()),
      '',
    ]);
    await save(context, 'User-agent: *\nDisallow: /a/\n');
    expect(blocked(context)).toBe(1);
    await historyUndo({}, context);
    expect(blocked(context)).toBe(2);
    await historyUndo({}, context);
    expect(blocked(context)).toBe(0);
    expect(await shown(context)).toEqual([null, null, null, null]);
    expect((await robotsList({}, context)).files).toEqual([]);
    await historyRedo({}, context);
    expect(blocked(context)).toBe(2);
    expect(events.filter(({ event }) => event === 'project.changed').length).toBeGreaterThan(4);
  });

  it('changes nothing where nothing differs', async () => {
    const { context } = engineWith(ROWS);
    await save(context, 'User-agent: *\n');
    const { history } = await save(context, 'User-agent: *\n');
    expect(history.undo?.label).toEqual({ code: 'robots', origin: ORIGIN });
    expect(currentProject(context).store.states.page(0, 9).total).toBe(3);
  });

  it('forgets the draft, which outlives closing until then', async () => {
    const { context, path } = engineWith(ROWS);
    const draft = { text: 'User-agent: *\nDisallow: /b', byteOrderMark: false, version: 0 };
    await robotsKeepDraft({ origin: ORIGIN, draft }, context);
    await projectClose({}, context);
    await projectOpen({ path }, context);
    expect((await robotsList({}, context)).drafts).toEqual([ORIGIN]);
    expect((await robotsRead({ origin: ORIGIN }, context)).draft).toEqual(draft);
    await save(context, draft.text, { to: 'https://other.example' });
    expect((await robotsList({}, context)).drafts).toEqual([]);
  });

  it('keeps the line ends of lines that stay, and the byte order mark where asked', async () => {
    const { context } = engineWith(ROWS);
    const { store } = currentProject(context);
    store.robots.add(0, {
      origin: ORIGIN,
      content: Buffer.from('\ufeffA: 1\r\nB: 2\rC: 3\r\n'),
      location: null,
    });
    const read = await robotsRead({ origin: ORIGIN }, context);
    expect(read).toMatchObject({ text: 'A: 1\nB: 2\nC: 3\n', byteOrderMark: true, isUtf8: true });
    await save(context, 'A: 1\nNew: x\nB: 2\nC: 3\n', { byteOrderMark: true });
    const [file] = store.robots.files();
    expect(Buffer.from(file?.content ?? []).toString()).toBe('\ufeffA: 1\r\nNew: x\r\nB: 2\rC: 3\r\n');
  });

  it('goes to another site where that is asked, and goes away', async () => {
    const { context } = engineWith(ROWS);
    await save(context, 'User-agent: *\nDisallow: /\n', { to: 'HTTP://Example.com:8080/x' });
    expect((await robotsList({}, context)).files.map(({ origin }) => origin)).toEqual([
      'http://example.com:8080',
    ]);
    expect(blocked(context)).toBe(0);
    await robotsSave(
      { origin: 'http://example.com:8080', text: 'x', byteOrderMark: false, to: 'example.com' },
      context,
    );
    expect((await robotsList({}, context)).files.map(({ origin }) => origin)).toEqual([ORIGIN]);
    await robotsRemove({ origin: ORIGIN }, context);
    expect((await robotsList({}, context)).files).toEqual([]);
    await expect(async () => save(context, '', { to: 'http://' })).rejects.toThrow(/not the URL of a site/);
  });

  it('is written to a file byte for byte, and replaces one only when told to', async () => {
    const { context } = engineWith([]);
    const bytes = Buffer.from([0x23, 0xff, 0x0d, 0x0a]);
    currentProject(context).store.robots.add(0, { origin: ORIGIN, content: bytes, location: null });
    const path = join(temporaryFolder(), 'robots.txt');
    expect(await robotsExport({ origin: ORIGIN, path }, context)).toEqual({ path, bytes: 4 });
    expect(readFileSync(path)).toEqual(bytes);
    writeFileSync(path, 'mine');
    await expect(robotsExport({ origin: ORIGIN, path }, context)).rejects.toThrow(/exists already/);
    await robotsExport({ origin: ORIGIN, path, overwrite: true }, context);
    expect(readFileSync(path)).toEqual(bytes);
  });
});

describe('an import of a robots.txt', () => {
  it('keeps it for the site, with its bytes, and flags the rows', async () => {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    const robots = Buffer.from('User-agent: *\r\nDisallow: /a\r\nSitemap: sitemap.txt\r\n');
    writeFileSync(join(folder, 'robots.txt'), robots);
    writeFileSync(join(folder, 'sitemap.txt'), ROWS.map(({ loc }) => loc).join('\n'));
    const { context } = engineWith([]);
    const project = currentProject(context);
    await importSources(project, [folder], NOBODY);
    expect(project.store.robots.files()).toMatchObject([
      { origin: ORIGIN, location: join(folder, 'robots.txt') },
    ]);
    expect(Buffer.from(project.store.robots.files()[0]?.content ?? [])).toEqual(robots);
    expect(blocked(context)).toBe(2);
    await historyUndo({}, context);
    expect(project.store.robots.files()).toEqual([]);
  });
});

describe('the crawlers', () => {
  it('are each kept once, and decide what rows show', async () => {
    const { context } = engineWith(ROWS);
    await save(context, 'User-agent: foobot\nDisallow: /c\n');
    expect(await shown(context)).toEqual(['', '', '', '']);
    const { agents } = await robotsSetAgents({ agents: ['FooBot', 'foobot', 'Bingbot'] }, context);
    expect(agents).toEqual(['FooBot', 'Bingbot']);
    expect(await shown(context)).toEqual(['', '', '', 'FooBot']);
    const detail = await rowDetail({ id: 4 }, context);
    expect(detail.robots).toEqual({
      origin: ORIGIN,
      verdicts: [
        { agent: 'FooBot', allowed: false, line: 2, rule: 'Disallow: /c', group: 'FooBot' },
        { agent: 'Bingbot', allowed: true, line: null, rule: null, group: null },
      ],
    });
  });
});

describe('robots.preview', () => {
  it('counts what differs as asking each row does', () => {
    const line = fc.constantFrom(
      ...[
        'User-agent: *',
        'User-agent: Bingbot',
        'Disallow: /',
        'Allow: /a$',
        'Disallow: /a',
        'Disallow: /*/',
      ],
      ...['Disallow: /%C3%A4', 'Disallow: /b/index.html', 'Allow: /b/index.html', '# x', 'Disallow: /*x*y$'],
    );
    const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
    const paths = ['/', '/a', '/a/b', '/ä', '/%c3%a4/1', '/b/', '/b/index.html', '/xxy', '/x?y'];
    const store = storeWith(paths.map((path) => ({ loc: ORIGIN + path })));
    const agents = store.robots.agents();
    fc.assert(
      fc.property(fc.option(text), text, (before, after) => {
        store.robots.add(0, {
          origin: ORIGIN,
          content: before === null ? null : Buffer.from(before),
          location: null,
        });
        const preview = finish(previewRobots(store, { origin: ORIGIN, content: after }));
        const verdicts = (content: string) =>
          agents.map((agent) => paths.map((path) => robotsVerdict(content, agent, ORIGIN + path).allowed));
        const [old, now] = [verdicts(before ?? ''), verdicts(after)];
        expect(preview.agents).toEqual(
          agents.map((agent, a) => ({
            agent,
            blocked: paths.filter((_, i) => old[a]?.[i] === true && now[a]?.[i] === false).length,
            allowed: paths.filter((_, i) => old[a]?.[i] === false && now[a]?.[i] === true).length,
          })),
        );
        expect(preview.rows).toBe(
          paths.filter((_, i) => agents.some((_a, a) => old[a]?.[i] !== now[a]?.[i])).length,
        );
        expect(preview.examples.length).toBe(preview.rows);
      }),
      { numRuns: 300 },
    );
  });
});

describe('robots.preview of the groups', () => {
  it('names the group that counts for each crawler, before and after', async () => {
    const { context } = engineWith(ROWS);
    await save(context, 'User-agent: *\nDisallow: /a\n');
    await robotsSetAgents({ agents: ['Googlebot-Image', 'AdsBot-Google'] }, context);
    const content = 'User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /c\n';
    const preview = finish(previewRobots(currentProject(context).store, { origin: ORIGIN, content }));
    expect(preview.groups).toEqual([
      { before: '*', after: 'Googlebot' },
      { before: null, after: null },
    ]);
  });
});
