// Looking at sources again: what is as it was is not read, what has changed waits, what failed can be had later.
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyReview as applySteps } from '../../../../../electron/engine/features/pending/apply-review.ts';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import {
  refreshSources,
  type RefreshOptions,
} from '../../../../../electron/engine/features/import/review/refresh-sources.ts';
import { retrySources } from '../../../../../electron/engine/features/import/review/retry-sources.ts';
import { completeOptions } from '../../../../../electron/engine/features/export/export-options.ts';
import { exportInput } from '../../../../../electron/engine/features/export/layout/export-input.ts';
import { exportRows } from '../../../../../electron/engine/features/export/export-rows.ts';
import { createProjectFile } from '../../../../../electron/engine/features/project/open-project-file.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import type { JobControl } from '../../../../../electron/engine/jobs/job-runner.ts';
import type { OpenProject } from '../../../../../electron/engine/project/open-project.ts';
import {
  answer,
  sitemapIndex,
  startSite,
  urlset,
  type Handler,
  type Route,
  type TestSite,
} from '../../../read/sources/archive/test-site.ts';
import { undoAtOnce } from '../../../store/history/at-once.ts';

const SITE = 'http://site.test';
const control: JobControl = { signal: new AbortController().signal, report: () => undefined };
let folder: string;
let project: OpenProject;
let site: TestSite;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-refresh-'));
  project = createProjectFile(join(folder, 'project.mapwright'), false);
  site = await startSite();
});
afterEach(async () => {
  project.store.close();
  await site.close();
  await rm(folder, { recursive: true });
});

const page = (name: string) => `${SITE}/${name}`;
const serve = (routes: Record<string, Route>) => Object.assign(site.routes, routes);
const locs = () => [...project.store.batches()].flatMap((batch) => [...batch.loc]);
const around = () => ({ surroundings: site.surroundings });
const load = (...inputs: string[]) => importSources(project, inputs, control, around());
const refresh = (o: RefreshOptions = {}) => refreshSources(project, null, control, { ...around(), ...o });
const applyReview = () => finish(applySteps(project));
const undo = () => undoAtOnce(project.store);

/** Answers 304 where the tag is known. */
function tagged(etag: string, body: string): Handler {
  return (request, response, nth) => {
    const known = request.headers['if-none-match'] === etag;
    answer(known ? 304 : 200, { etag }, known ? '' : body)(request, response, nth);
  };
}

describe('refreshSources', () => {
  it('reads texts in the encoding that was chosen for them, also after a failure, a refusal and by force', async () => {
    const path = join(folder, 'list.txt');
    const put = (text: string) => writeFile(path, Buffer.from(text, 'latin1'));
    const [a, b, c] = ['https://e.com/\u00e9', 'https://e.com/\u00e8', 'https://e.com/\u00e7'];
    await put(`${a}\n`);
    await importSources(project, [path], control, { encoding: 'windows-1252' });
    expect(await refresh({ force: true })).toMatchObject({ review: null });
    await put(`${a}\n${b}\n`);
    await refresh();
    project.review?.table.accept({ kind: 'added' }, false);
    applyReview();
    await rm(path);
    await refresh();
    await put(`${a}\n${b}\n${c}\n`);
    expect(await refresh()).toMatchObject({ review: { counts: { added: 2, changed: 0, removed: 0 } } });
    applyReview();
    expect(locs()).toEqual([a, b, c]);
    // Another choice is a reason to read what is as it was, and is remembered in its turn.
    expect(await refresh({ encoding: 'windows-1251' })).toMatchObject({
      review: { counts: { added: 3, removed: 3 } },
    });
    applyReview();
    expect(locs()).toEqual(['https://e.com/\u0439', 'https://e.com/\u0438', 'https://e.com/\u0437']);
    expect(await refresh({ force: true })).toMatchObject({ review: null });
  });

  it('leaves out what a list may have cut, and proposes it once the list has its end', async () => {
    const path = join(folder, 'list.txt');
    const included = () =>
      [...project.store.batches()].flatMap((batch) => batch.loc.filter((_, i) => batch.included[i]));
    const a = ['first', 'second', 'third'].map((name) => `https://e.com/articles/${name}`);
    const [b, c] = ['https://e.com/art', 'https://e.com/articles/fourth'];
    await writeFile(path, [...a, b].join('\n'));
    await importSources(project, [path], control, {});
    expect(included()).toEqual(a);
    await writeFile(path, [...a, b, c].join('\n'));
    expect(await refresh()).toMatchObject({
      review: { counts: { added: 1, changed: 1, removed: 0 }, fields: { included: 1 } },
    });
    applyReview();
    expect(included()).toEqual([...a, b, c]);
    expect(locs()).toEqual([...a, b, c]);
    expect(await refresh({ force: true })).toMatchObject({ review: null });
  });

  it('asks conditionally, reads nothing that is as it was, and follows what an unchanged index names', async () => {
    serve({
      '/index.xml': tagged('"i1"', sitemapIndex(page('a.xml'), page('b.xml'))),
      '/a.xml': tagged('"a1"', urlset(page('1'))),
      '/b.xml': answer(200, { 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }, urlset(page('2'))),
    });
    await load(page('index.xml'));
    const calm = await refresh();
    expect(calm).toMatchObject({
      review: null,
      sources: { read: 0, unchanged: 3, failed: 0 },
      problemCount: 0,
    });
    expect(site.headersOf('/b.xml')['if-modified-since']).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
    serve({ '/a.xml': tagged('"a2"', urlset(page('1'), page('3'))) });
    const changed = await refresh();
    expect(changed).toMatchObject({ review: { counts: { added: 1, changed: 0, removed: 0 }, unchanged: 1 } });
    expect(changed.sources).toEqual({ read: 1, unchanged: 2, failed: 0 });
    expect(locs()).toEqual([page('1'), page('2')]);
    applyReview();
    expect(locs()).toEqual([page('1'), page('2'), page('3')]);
    expect((await refresh()).review).toBeNull();
  });

  it('sees files that an index lists no more, and new ones', async () => {
    serve({
      '/index.xml': sitemapIndex(page('a.xml'), page('b.xml')),
      '/a.xml': urlset(page('1')),
      '/b.xml': urlset(page('2'), page('moves')),
    });
    await load(page('index.xml'));
    serve({
      '/index.xml': sitemapIndex(page('a.xml'), page('c.xml')),
      '/c.xml': urlset(page('moves'), page('3')),
    });
    const { review } = await refresh();
    expect(review).toMatchObject({ counts: { added: 1, changed: 1, removed: 1 }, fields: { source: 1 } });
    applyReview();
    expect(locs().sort()).toEqual([page('1'), page('3'), page('moves')]);
    expect(
      project.store.sources().map(({ location, state }) => `${location.slice(SITE.length)} ${state}`),
    ).toEqual(['/index.xml done', '/a.xml done', '/b.xml gone', '/c.xml done']);
    undo();
    expect(locs().sort()).toEqual([page('1'), page('2'), page('moves')]);
    expect(project.store.sources().map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('knows after an undo what it knew before, so that the changes are found again', async () => {
    serve({ '/a.xml': tagged('"1"', urlset(page('1'))) });
    await load(page('a.xml'));
    serve({ '/a.xml': tagged('"2"', urlset(page('2'))) });
    await refresh();
    applyReview();
    undo();
    expect((await refresh()).review?.counts).toEqual({ added: 1, changed: 0, removed: 1 });
  });

  it('shows refused changes again', async () => {
    serve({ '/a.xml': tagged('"1"', urlset(page('1'))) });
    await load(page('a.xml'));
    serve({ '/a.xml': tagged('"2"', urlset(page('2'))) });
    await refresh();
    project.review?.table.accept({ kind: 'removed' }, false);
    applyReview();
    expect(locs().sort()).toEqual([page('1'), page('2')]);
    expect((await refresh()).review?.counts).toEqual({ added: 0, changed: 0, removed: 1 });
  });

  it('never takes rows away because a source could not be had', async () => {
    serve({
      '/index.xml': sitemapIndex(page('a.xml'), page('b.xml')),
      '/a.xml': urlset(page('1')),
      '/b.xml': urlset(page('2')),
    });
    await load(page('index.xml'));
    serve({ '/a.xml': answer(404), '/b.xml': '<!doctype html><html></html>' });
    const result = await refresh();
    expect(result).toMatchObject({ review: null, sources: { failed: 2 } });
    serve({ '/index.xml': answer(500), '/a.xml': urlset(page('1'), page('new')) });
    expect((await refresh()).review?.counts).toEqual({ added: 1, changed: 0, removed: 0 });
  });

  it('compares local files, and skips those with the same size and time', async () => {
    const path = join(folder, 'a.xml');
    await writeFile(path, urlset(page('1'), page('2')));
    await load(path);
    expect((await refresh()).sources).toEqual({ read: 0, unchanged: 1, failed: 0 });
    await writeFile(path, urlset(page('1'), page('3')));
    await utimes(path, 1, 1);
    expect((await refresh()).review?.counts).toEqual({ added: 1, changed: 0, removed: 1 });
    await rm(path);
    expect(await refresh()).toMatchObject({ review: null, sources: { failed: 1 } });
  });

  it('never takes what the project itself exported into a folder of sources for one of them', async () => {
    const put = (name: string, text: string) => writeFile(join(folder, name), text);
    const base = 'https://e.com/';
    await put('robots.txt', `Sitemap: ${base}index.xml\n`);
    await put('index.xml', sitemapIndex(`${base}a.xml`, `${base}sitemap-1.xml`));
    await put('a.xml', urlset(`${base}1`));
    await load(join(folder, 'robots.txt'));
    const options = completeOptions({ out: folder, baseUrl: base, maxUrls: 9, maxBytes: 9_000, gzip: true });
    await exportRows(exportInput(project, options), options);
    project.store.setSettings({ outDir: folder });
    // What was listed and missing is there now, and is the project's own.
    const result = await refresh({ force: true });
    expect(result.review).toBeNull();
    expect(result.problems.map(({ code, file }) => [code, file])).toEqual([
      ['own-output', join(folder, 'sitemap-1.xml.gz')],
    ]);
    // Changed by somebody since, it is none of ours any more.
    await put('sitemap-1.xml.gz', urlset(`${base}theirs`));
    expect((await refresh({ force: true })).review?.counts).toMatchObject({ added: 1 });
  });

  it('leaves no trace when cancelled', async () => {
    serve({ '/a.xml': urlset(page('1')) });
    await load(page('a.xml'));
    const abort = new AbortController();
    serve({ '/a.xml': () => setImmediate(() => abort.abort(new Error('cancelled'))) });
    await expect(
      refreshSources(project, null, { ...control, signal: abort.signal }, around()),
    ).rejects.toThrow('cancelled');
    expect(project.review).toBeNull();
    expect(locs()).toEqual([page('1')]);
  });
});

describe('retrySources', () => {
  it('gets what had failed, with what it lists, and asks for nothing else', async () => {
    serve({
      '/index.xml': sitemapIndex(page('a.xml'), page('sub.xml'), page('b.xml')),
      '/a.xml': urlset(page('1')),
      '/sub.xml': answer(404),
    });
    const first = await load(page('index.xml'));
    expect(first.sources.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'failed']);
    serve({
      '/sub.xml': sitemapIndex(page('c.xml')),
      '/c.xml': urlset(page('3')),
      '/b.xml': urlset(page('2')),
    });
    site.requests.length = 0;
    const result = await retrySources(project, null, control, around());
    expect(result).toMatchObject({ rows: 2, duplicates: 0, problemCount: 0 });
    expect(site.requests.map((request) => request.split(' ')[1])).toEqual(
      expect.not.arrayContaining(['/a.xml', '/index.xml']),
    );
    expect(locs().sort()).toEqual([page('1'), page('2'), page('3')]);
    const sources = project.store.sources();
    expect(sources.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(sources.at(-1)).toMatchObject({ location: page('c.xml'), parent: sources[2]?.id });
    expect(project.store.historyState().undo).toMatchObject({
      label: { code: 'retry', sources: 2 },
      rows: 2,
    });
    undo();
    expect(locs()).toEqual([page('1')]);
    expect(project.store.sources().map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'failed']);
  });

  it('adds only what is missing of a source that came in part', async () => {
    const body = urlset(...Array.from({ length: 3_000 }, (_, i) => page(`p${i}`)));
    serve({
      '/index.xml': sitemapIndex(page('a.xml')),
      '/a.xml': (_, response) => {
        response.writeHead(200, { 'content-length': String(body.length) });
        response.write(body.slice(0, 60_000), () => response.socket?.end());
      },
    });
    const first = await load(page('index.xml'));
    expect(first.rows).toBeGreaterThan(500);
    serve({ '/a.xml': body });
    const second = await retrySources(project, null, control, around());
    expect(first.rows + second.rows).toBe(3_000);
    expect(new Set(locs()).size).toBe(3_000);
    await expect(retrySources(project, null, control, around())).rejects.toMatchObject({ code: 'not-found' });
  });
});
