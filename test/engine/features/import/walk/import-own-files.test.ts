// What an import makes of files that Mapwright itself wrote: sets with all that stands beside them, and project files.
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixApply } from '../../../../../electron/engine/features/check/requests/fix-apply.ts';
import { inEnglish } from '../../../../../shared/contract/error-texts.ts';
import { recheckTouched } from '../../../../../electron/engine/check/run/recheck.ts';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import { toldOf } from '../../../../../electron/engine/features/import/take-sources.ts';
import { currentProject, takeStep } from '../../../../../electron/engine/project/current-project.ts';
import type { JobControl } from '../../../../../electron/engine/jobs/job-runner.ts';
import { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { zipStream } from '../../../../../electron/engine/features/export/folder/zip-files.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import { options } from '../../export/layout/export-set.ts';
import { exportNow } from '../../export/option-set.ts';
import { makeZip } from '../../../read/sources/archive/make-archives.ts';
import { engineWith } from '../../../test-engine.ts';
import { undoAtOnce } from '../../../store/history/at-once.ts';

let folder: string;
let store: ProjectStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-import-'));
  store = ProjectStore.create(join(folder, 'project.mapwright'));
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

const control: JobControl = { signal: new AbortController().signal, report: () => undefined };

async function put(name: string, content: string): Promise<void> {
  const path = join(folder, 'in', name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function run(...inputs: string[]) {
  return importSources({ store }, inputs, control);
}

function locs(): string[] {
  return [...store.batches()].flatMap((batch) => [...batch.loc]);
}

/** The files of a set in in/set, with all that an export writes beside it. */
async function putSet(manifest: boolean): Promise<string> {
  const { context } = engineWith([{ loc: 'https://e.com/1' }, { loc: 'https://e.com/2' }]);
  const out = join(folder, 'in', 'set');
  const extras = ['robots', 'urllist', 'html', 'csv', 'sha256', 'indexnow'] as const;
  await exportNow(context, options(out, { baseUrl: 'https://e.com/', extras: [...extras] }));
  if (!manifest) await rm(join(out, 'mapwright-manifest.json'));
  return out;
}

describe('a set with sitemaps of images of its own', () => {
  const images = (n: number): string =>
    `<image:image><image:loc>https://e.com/${String(n)}.png</image:loc></image:image>`;
  const rows = Array.from({ length: 9 }, (_, n) => ({
    loc: `https://e.com/${String(n)}`,
    lastmod: n % 2 === 0 ? '2026-01-01' : null,
    ext: n % 3 === 0 ? images(n) : null,
  }));

  async function putApart(): Promise<string> {
    const { context } = engineWith(rows);
    const out = join(folder, 'in', 'set');
    await exportNow(context, options(out, { baseUrl: 'https://e.com/', maxUrls: 4, separate: ['image'] }));
    return out;
  }

  const stored = (of = store) =>
    [...of.batches()].flatMap(({ loc, lastmod, ext }) =>
      loc.map((one, i) => ({ loc: one, lastmod: lastmod[i] ?? null, ext: ext[i] ?? null })),
    );

  it('comes as the rows that it was written from, and told; one undo brings its entries', async () => {
    const result = await run(await putApart());
    expect(result).toMatchObject({ rows: 9, duplicates: 0 });
    expect(result.problems.map(({ code, reason }) => [code, reason.params])).toEqual([
      ['rows-joined', { rows: 3 }],
    ]);
    expect(stored()).toEqual(rows);
    expect(store.ruleCounts().get('loc-duplicate')).toBeUndefined();
    undoAtOnce(store, (touched) => {
      finish(recheckTouched({ store }, touched));
    });
    expect(stored()).toHaveLength(12);
    expect(store.ruleCounts().get('loc-duplicate')).toBe(3);
  });

  it('without its manifest is told, and joined by the fix of duplicates whatever came first', async () => {
    const set = await putApart();
    for (const name of await readdir(set)) if (!name.endsWith('.gz')) await rm(join(set, name));
    // Those of images before the pages.
    const names = (await readdir(set)).toSorted().reverse();
    const { context } = engineWith([]);
    const project = currentProject(context);
    const sources = names.map((name) => join(set, name));
    const result = await importSources(project, sources, control);
    expect(result).toMatchObject({ rows: 12, duplicates: 3 });
    expect(result.problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['rows-apart', 'warning'],
    ]);
    await fixApply({ rule: 'loc-duplicate' }, context);
    expect(stored(project.store).toSorted((a, b) => (a.loc < b.loc ? -1 : 1))).toEqual(rows);
    expect(project.store.ruleCounts().get('loc-duplicate')).toBeUndefined();
    await takeStep(context, 'undo');
    expect(stored(project.store)).toHaveLength(12);
  });
});

describe('what Mapwright wrote itself', () => {
  it.each([true, false])('is left out beside a set, and told (manifest: %s)', async (manifest) => {
    const set = await putSet(manifest);
    const { problems, sources } = await run(set);
    expect(locs().toSorted()).toEqual(['https://e.com/1', 'https://e.com/2']);
    expect(sources.map(({ location }) => basename(location))).toEqual([
      'robots.txt',
      'sitemap-index.xml',
      'sitemap-1.xml.gz',
    ]);
    expect(problems.map(({ code }) => code)).toEqual(['own-beside']);
    expect(problems[0] && inEnglish(problems[0].reason)).toContain('sitemap-files.csv');
  });

  it('is told in parts, for all languages, the first files by their names', () => {
    const files = Array.from({ length: 41 }, (_, i) => join(folder, `list-${String(i)}.txt`));
    const [all] = toldOf(files.slice(0, 2).map((location) => ({ location, why: 'beside' })));
    expect(all?.reason).toEqual({ key: 'own-beside', params: { files: 'list-0.txt, list-1.txt' } });
    const [more] = toldOf(files.map((location) => ({ location, why: 'beside' })));
    expect(more?.reason).toMatchObject({ key: 'own-beside-more', params: { more: 36 } });
    expect(more && inEnglish(more.reason)).toMatch(
      /^Mapwright wrote .* Left out: list-0\.txt, .*, list-4\.txt and 36 more\.$/,
    );
  });

  it('is left out where it is no longer part of the set in its folder, unless somebody changed it', async () => {
    const set = await putSet(true);
    const { context } = engineWith([{ loc: 'https://e.com/3' }]);
    await exportNow(context, options(set, { baseUrl: 'https://e.com/', name: 'map-{n}' }));
    const { problems } = await run(set);
    expect(locs()).toEqual(['https://e.com/3']);
    expect(problems.map(({ code }) => code)).toEqual(['own-beside', 'own-obsolete']);
    expect(problems[1] && inEnglish(problems[1].reason)).toContain('Left out: sitemap-1.xml.gz.');
    await put('set/sitemap-1.xml.gz', 'https://e.com/own\n');
    await run(set);
    expect(locs()).toContain('https://e.com/own');
  });

  it('is taken where the user names it, or gave it other content', async () => {
    const set = await putSet(true);
    await run(join(set, 'urllist.txt'));
    expect(locs()).toHaveLength(2);
    await writeFile(join(set, 'urllist.txt'), 'https://e.com/own\n');
    await put('set/sitemap-files.csv', 'url\nhttps://e.com/table\n');
    await put('set/indexnow.txt', 'https://e.com/list\n');
    await run(set);
    expect(locs()).toEqual(
      expect.arrayContaining(['https://e.com/own', 'https://e.com/table', 'https://e.com/list']),
    );
  });

  it('is no source where it lies in a folder within the one that is read, unless it is all there is', async () => {
    const set = await putSet(true);
    await put('a.txt', 'https://e.com/a\n');
    await importSources({ store }, [join(folder, 'in')], control, { output: set });
    expect(locs()).toEqual(['https://e.com/a']);
    await importSources({ store }, [set], control, { output: set });
    expect(locs().toSorted()).toEqual(['https://e.com/1', 'https://e.com/2', 'https://e.com/a']);
  });

  it('is no source of a later import into the project that exports there', async () => {
    const set = await putSet(true);
    store.setSettings({ outDir: set });
    await put('a.txt', 'https://e.com/a\n');
    const { problems } = await run(join(folder, 'in'));
    expect(locs()).toEqual(['https://e.com/a']);
    expect(problems.map(({ code }) => code)).toEqual(['own-beside', 'own-output']);
  });

  it('is left out of an archive, too, and told, with or without its manifest', async () => {
    for (const manifest of [true, false]) {
      const set = await putSet(manifest);
      const members = (await readdir(set)).map(async (name) => ({
        name: `site/${name}`,
        content: await readFile(join(set, name)),
      }));
      const zip = join(folder, 'set.zip');
      await writeFile(zip, await makeZip(await Promise.all(members)));
      const { problems, sources, duplicates } = await run(zip);
      expect(sources.map(({ location }) => basename(location)).toSorted()).toEqual([
        'robots.txt',
        'sitemap-1.xml.gz',
        'sitemap-index.xml',
      ]);
      expect([...new Set(locs())].toSorted()).toEqual(['https://e.com/1', 'https://e.com/2']);
      expect(problems.map(({ code, file }) => [code, file])).toEqual([['own-beside', zip]]);
      expect(duplicates).toBe(manifest ? 0 : 2);
      await run(`${zip}!/site/urllist.txt`);
      expect(locs()).toHaveLength(manifest ? 4 : 8);
    }
  });

  it('is left out as an archive beside its set, also of a set before, and read by name or elsewhere', async () => {
    const set = await putSet(true);
    const zip = join(set, 'upload.zip');
    await writeFile(zip, await zipStream(set, ['sitemap-1.xml.gz', 'sitemap-index.xml']));
    const { context } = engineWith([{ loc: 'https://e.com/3' }]);
    await exportNow(context, options(set, { baseUrl: 'https://e.com/' }));
    const { problems } = await run(set);
    expect(locs()).toEqual(['https://e.com/3']);
    expect(problems[0] && inEnglish(problems[0].reason)).toContain('upload.zip');
    await run(zip);
    expect(locs().toSorted()).toEqual(['https://e.com/1', 'https://e.com/2', 'https://e.com/3']);
    await put('elsewhere/other.txt', 'https://e.com/4\n');
    await rename(zip, join(folder, 'in/elsewhere/upload.zip'));
    const { sources } = await run(join(folder, 'in/elsewhere'));
    expect(sources.map(({ location }) => basename(location))).toContain('sitemap-1.xml.gz');
    // Somebody else's archive is none of ours.
    await writeFile(zip, await makeZip([{ name: 'more.txt', content: Buffer.from('https://e.com/5\n') }]));
    await run(set);
    expect(locs()).toContain('https://e.com/5');
  });

  // By its name alone: to open and close the file of the open project would end its lock.
  it('is no source as a project file', async () => {
    await put('a.txt', 'https://e.com/a\n');
    await put('list.mapwright', 'https://e.com/b\n');
    const { sources, problems } = await run(folder);
    expect(sources.map(({ location }) => basename(location))).toEqual(['a.txt']);
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['info own-project']);
  });
});
