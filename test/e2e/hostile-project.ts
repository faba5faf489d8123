// A project in which every text that is shown would run, load or link something if it were taken for HTML, a template or an
// address; and the reports of it. Made by the engine, as a stranger's file would be.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createEngine } from '../../electron/engine/create-engine.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { RequestName, RequestParams, RequestResults } from '../../shared/contract/requests/requests.ts';

const SITE = 'https://www.example.com';

/** Nothing may ask this host for anything. */
export const MARKER_HOST = 'hostile.test';

const TURNED = '\u202egnp.\u2066';

/** Ends a quoted attribute, makes elements, is a template, and turns its direction. It has no slash but in addresses and tags. */
export const HOSTILE = `"'><img src="https://${MARKER_HOST}/i" data-hostile onerror="executed('img')"><script data-hostile>executed('script')</script>{{constructor.constructor("executed('template')")()}}${TURNED}`;

/** The same for names, of files too. */
const HOSTILE_NAME = `"'><img src=x data-hostile onerror=executed('name')>{{constructor}}${TURNED}`;

/** No request takes another name for a section, but a file can hold one. */
const SECTION = 'section';

/** Runs where it is taken for a link's address. */
const SCRIPT_LINK = `javascript:executed('link')//`;

export interface HostileProject {
  readonly folder: string;
  readonly reports: readonly string[];
}

/** Makes it in a folder with such a name. */
export async function makeHostileProject(parent: string): Promise<HostileProject> {
  const folder = join(parent, HOSTILE_NAME);
  await mkdir(folder);
  const sources = await writeSources(folder);
  const { ask, job, close } = startEngine();
  try {
    await ask('project.create', { path: join(folder, `${HOSTILE_NAME}.mapwright`) });
    await job(() => ask('import.start', { sources }));
    await nameThings(ask);
    await job(() => ask('export.start', exportOptions(folder)));
    await changeRows(ask);
    const reports = await writeReports(folder, { ask, job });
    return { folder, reports };
  } finally {
    await close();
    renameSection(join(folder, `${HOSTILE_NAME}.mapwright`));
  }
}

function renameSection(path: string): void {
  const db = new DatabaseSync(path);
  const name = JSON.stringify(HOSTILE_NAME).slice(1, -1);
  db.prepare('UPDATE section_list SET sections = replace(sections, ?, ?)').run(`"${SECTION}"`, `"${name}"`);
  db.close();
}

interface Asking {
  readonly ask: <N extends RequestName>(name: N, params: RequestParams<N>) => Promise<RequestResults[N]>;
  /** Waits for the job that the request starts. */
  readonly job: (start: () => Promise<unknown>) => Promise<void>;
}

function startEngine(): Asking & { readonly close: () => Promise<void> } {
  let hear: (event: EngineEvent) => void = () => undefined;
  const engine = createEngine((event) => {
    hear(event);
  });
  const ask: Asking['ask'] = async (name, params) => {
    const response = await engine.handle({ id: 1, name, params });
    if (!response.ok) throw AppError.from(response.error);
    return response.result as never;
  };
  const job: Asking['job'] = async (start) => {
    const end = new Promise<void>((resolve, reject) => {
      hear = (event) => {
        if (event.event === 'job.done') resolve();
        if (event.event === 'job.failed') reject(AppError.from(event.data.error));
      };
    });
    await start();
    await end;
  };
  return { ask, job, close: engine.close };
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function entry(loc: string, inner = ''): string {
  return `<url><loc>${xml(loc)}</loc>${inner}</url>`;
}

async function writeSources(folder: string): Promise<string[]> {
  const [text, link] = [xml(HOSTILE), xml(SCRIPT_LINK)];
  const values = `<lastmod>${text}</lastmod><changefreq>${text}</changefreq><priority>${text}</priority>`;
  const image = `<image:image><image:loc>${link}</image:loc><image:title>${text}</image:title><image:caption>${text}</image:caption><image:license>${link}</image:license></image:image>`;
  const video = `<video:video><video:thumbnail_loc>${link}</video:thumbnail_loc><video:title>${text}</video:title><video:description>${text}</video:description><video:content_loc>${link}</video:content_loc><video:player_loc>${link}</video:player_loc><video:tag>${text}</video:tag></video:video>`;
  const news = `<news:news><news:publication><news:name>${text}</news:name><news:language>${text}</news:language></news:publication><news:publication_date>${text}</news:publication_date><news:title>${text}</news:title></news:news>`;
  const links = ['de', HOSTILE].map(
    (code) => `<xhtml:link rel="alternate" hreflang="${xml(code)}" href="${link}"/>`,
  );
  const pair = ['de', 'en'].map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${xml(`${SITE}/${code}/${HOSTILE}`)}"/>`,
  );
  const all = `${values}${image}${video}${news}${links.join('')}<my:thing title="${text}">${text}</my:thing>`;
  const rows = [
    entry(`${SITE}/${HOSTILE}`, all),
    entry(`${SITE}/${HOSTILE}`),
    entry(SCRIPT_LINK),
    entry(HOSTILE),
    entry(`${SITE}/de/${HOSTILE}`, pair.join('')),
    entry(`${SITE}/en/${HOSTILE}`, pair.join('')),
    entry(`${SITE}/fine`),
  ];
  const names = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:my="${text}"`;
  const sitemap = join(folder, `${HOSTILE_NAME}.xml`);
  const robots = join(folder, 'robots.txt');
  await writeFile(sitemap, `<urlset ${names}>\n${rows.join('\n')}\n</urlset>\n`);
  await writeFile(
    robots,
    `# ${HOSTILE}\nUser-agent: ${HOSTILE}\nDisallow: /${HOSTILE}\n${HOSTILE}: x\nUser-agent: *\nDisallow: /fine?${HOSTILE}\nSitemap: ${SCRIPT_LINK}\nSitemap: https://${MARKER_HOST}/${HOSTILE}\n`,
  );
  return [sitemap, robots];
}

async function nameThings(ask: Asking['ask']): Promise<void> {
  const conditions = [{ kind: 'text', column: 'path', operator: 'contains', value: HOSTILE }] as const;
  await ask('section.define', { sections: [{ id: 0, name: SECTION, conditions: [...conditions] }] });
  await ask('view.save', { name: HOSTILE_NAME, filter: [...conditions], sort: [] });
  await ask('history.mark', { name: HOSTILE_NAME });
  const rows = { kind: 'ids' as const, ids: [1] };
  await ask('exception.set', { rows, rule: 'image-deprecated', reason: HOSTILE });
}

async function changeRows(ask: Asking['ask']): Promise<void> {
  const rows = { kind: 'ids' as const, ids: [7] };
  await ask('edit.set', { rows, column: 'loc', value: `${SITE}/fine?${HOSTILE}`, force: true });
  const edit: RequestParams<'edit.apply'>['edit'] = {
    kind: 'replace',
    find: 'constructor',
    replacement: `constructor${HOSTILE_NAME}`,
    regex: false,
    matchCase: false,
    wholeCell: false,
    columns: ['loc'],
  };
  await ask('edit.apply', { scope: { kind: 'all' }, edit, invalid: 'keep' });
}

function exportOptions(folder: string): RequestParams<'export.start'> {
  const bounds = { maxUrls: 50_000, maxBytes: 52_428_800, gzip: false };
  return { ...bounds, out: join(folder, 'out'), baseUrl: `${SITE}/` };
}

async function writeReports(folder: string, { ask, job }: Asking): Promise<readonly string[]> {
  const report = join(folder, 'report.html');
  await job(() => ask('report.write', { path: report, format: 'html', view: null, overwrite: false }));
  const compared = join(folder, 'compared.html');
  const before = { kind: 'export' as const, out: join(folder, 'out') };
  await job(() => ask('compare.start', { before, after: { kind: 'project' } }));
  await job(() => ask('compare.export', { path: compared, format: 'html', overwrite: false }));
  return [report, compared];
}
