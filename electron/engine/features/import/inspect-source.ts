// Reads one file completely and tells what is in it and what is wrong with it. It stores and changes nothing.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { isExcluded, type NormalBatch } from '../../rows/entry-batch.ts';
import type { Extensions } from '../../../../shared/model/rows/extensions.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { SourceFormat } from '../../../../shared/model/project.ts';
import type { WebOptions } from '../../../../shared/model/import/web-options.ts';
import { CHANGEFREQS } from '../../../../shared/protocol/changefreq.ts';
import { shownValue, withoutSecrets } from '../../../../shared/model/import/without-secrets.ts';
import { RuleSets } from '../../rows/rule-sets.ts';
import { checkBatch, explainRow, type CheckContext } from '../../check/check-batch.ts';
import { unpackRows } from '../../rows/packed-rows.ts';
import { parseSource } from '../../read/parse/parse-source.ts';
import { readExtensions } from '../../read/parse/xml/read-extensions.ts';
import { FileEnd } from '../../read/sources/file-end.ts';
import { readUnpacked } from '../../read/sources/archive/read-unpacked.ts';
import type { ReadSettings } from './read-source.ts';
import { isWorkbook, readWorkbookItems } from './walk/read-workbook.ts';
import { OpenArchives } from '../../read/sources/archive/open-archives.ts';
import { resolveSources } from '../../read/sources/resolve-sources.ts';
import type { SourceFile } from '../../read/sources/source-file.ts';
import { readNamedAddress } from '../../read/sources/web/web-address.ts';
import { isWebInput } from '../../../../shared/protocol/web-input.ts';
import type { WebSurroundings } from '../../read/sources/web/web-exchange.ts';
import { obtain, webCandidate } from './import-candidates.ts';
import { cutProblem } from './import-visit.ts';
import { systemSurroundings } from './system-surroundings.ts';
import { WebDownloads } from './web-downloads.ts';
import { append } from '../../../../shared/model/large-lists.ts';
import { errorFrom, problemFrom } from '../../read/read-failures.ts';

/** An entry with the values that a project would store. */
export interface InspectedEntry extends Partial<Extensions> {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: string | null;
  /** 0…1, or the invalid text as it came. */
  readonly priority: number | string | null;
  /** False for one that a project would keep without including it; absent for all others. */
  readonly included?: false;
}

export interface Inspection {
  readonly format: SourceFormat | null;
  readonly entries: readonly InspectedEntry[];
  readonly sitemaps: readonly { readonly loc: string; readonly lastmod: string | null }[];
  /** The reader's repairs and the findings of the rules. */
  readonly problems: readonly Problem[];
}

export interface InspectOptions extends Omit<ReadSettings, 'rules'> {
  /** Where the file is, or will be, on the web: its host and folder are what addresses are checked against. */
  readonly sourceUrl?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly web?: WebOptions | undefined;
  readonly surroundings?: WebSurroundings | undefined;
}

/** What a file, or an address, holds; see inspectFile. Throws "unreachable" for an address that can't be read. */
export async function inspectSource(path: string, options: InspectOptions = {}): Promise<Inspection> {
  if (!isWebInput(path)) return inspectLocal(path, options);
  const address = readNamedAddress(path)?.address;
  if (address === undefined) throw new AppError('not-found', reason('import-url-invalid'));
  const downloads = new WebDownloads({
    web: options.web ?? {},
    named: [path],
    surroundings: options.surroundings ?? systemSurroundings(),
    signal: options.signal ?? new AbortController().signal,
    onBytes: () => undefined,
  });
  try {
    const obtained = await obtain(webCandidate(address, { named: true }), downloads);
    if (obtained.kind !== 'file')
      throw obtained.kind === 'failed' ? obtained.error : new Error('Not conditional.');
    const { file, base, problems, cut } = obtained;
    const found = await inspectFile(address, file, { sourceUrl: base, ...options });
    const more = [...problems, ...(cut ? [cutProblem(address, cut)] : [])];
    return { ...found, problems: [...more, ...found.problems].map(shownValue) };
  } finally {
    await downloads.close();
  }
}

/** As inspectFile, for a file of this disk, or the only file of an archive. */
async function inspectLocal(path: string, options: InspectOptions): Promise<Inspection> {
  const named = await namedFile(path);
  const archives = new OpenArchives(options);
  try {
    const { file, problems } = await oneFile(named, archives);
    const found = await inspectFile(path, file, options);
    return { ...found, problems: [...problems, ...found.problems].map(shownValue) };
  } catch (error) {
    if (!(error instanceof AppError) || !CONTENT_ERRORS.has(error.code)) throw error;
    return { format: null, entries: [], sitemaps: [], problems: [problemFrom(error, path)] };
  } finally {
    await archives.dispose();
  }
}

/**
 * What a file holds. Unreadable content comes as format null with an error among the problems. Throws not-found,
 * no-access and other AppErrors for a file that can't be opened, and invalid-request for a bad sourceUrl.
 */
async function inspectFile(path: string, file: SourceFile, options: InspectOptions): Promise<Inspection> {
  const context = checkContext(options.sourceUrl ?? null);
  const result = {
    format: null as SourceFormat | null,
    entries: [] as InspectedEntry[],
    sitemaps: [] as { loc: string; lastmod: string | null }[],
    problems: [] as Problem[],
  };
  const seen = new Set<string>();
  const end = new FileEnd(file);
  const { onPacked, truncated, stopped, sealed } = end;
  const onProblem = (problem: Problem) => {
    end.note(problem);
    result.problems.push(problem);
  };
  const { signal, maxBytes } = options;
  const bytes = readUnpacked(file, { signal, maxBytes, onPacked, onProblem, endAtCap: true });
  try {
    const items = (await isWorkbook(file))
      ? readWorkbookItems(file, { signal: options.signal }, options.dates)
      : parseSource(bytes, {
          location: path,
          base: options.sourceUrl,
          html: options.html,
          encoding: file.encoding ?? options.encoding,
          dates: options.dates,
          signal: options.signal,
          truncated,
          stopped,
          sealed,
        });
    for await (const item of items) {
      if (item.kind === 'format') result.format = item.format;
      else if (item.kind === 'problem') result.problems.push(item.problem);
      else if (item.kind === 'sitemap')
        result.sitemaps.push({ loc: withoutSecrets(item.loc), lastmod: item.lastmod });
      else {
        const batch = unpackRows(item.rows);
        append(result.problems, findings(batch, result.entries.length, seen, context));
        for (let i = 0; i < batch.count; i++) result.entries.push(entryOf(batch, i));
      }
    }
  } catch (error) {
    if (!(error instanceof AppError) || !CONTENT_ERRORS.has(error.code)) throw error;
    result.problems.push(problemFrom(error, path));
  }
  return result;
}

/** Errors about what is in the file, not about opening it. */
const CONTENT_ERRORS: ReadonlySet<string> = new Set(['too-large', 'unreadable-source']);

async function namedFile(path: string): Promise<SourceFile> {
  for await (const { file } of resolveSources([path])) {
    if (file.named) return file;
    break;
  }
  throw new AppError('unreadable-source', reason('source-not-one-file', { path }));
}

/** The file, or the only file of an archive, with what is odd about that. */
async function oneFile(
  named: SourceFile,
  archives: OpenArchives,
): Promise<{ file: SourceFile; problems: readonly Problem[] }> {
  const all = await archives.expand(named);
  const files = all.filter(({ report }) => !report);
  const problems = all.flatMap(({ report }) => report ?? []);
  const [file] = files;
  if (files.length === 1 && file) return { file, problems };
  const path = named.location;
  if (!file && problems[0]) throw errorFrom(problems[0], 'unreadable-source');
  throw new AppError(
    'unreadable-source',
    file
      ? reason('archive-of-many', { path, files: files.length, example: file.location })
      : reason('archive-nothing', { path }),
  );
}

function checkContext(sourceUrl: string | null): CheckContext {
  const now = Date.now();
  if (sourceUrl === null) return { site: null, scope: null, now, readExtensions };
  if (!/^https?:\/\//i.test(sourceUrl) || !URL.canParse(sourceUrl)) {
    throw new AppError('invalid-request', reason('source-url-relative', { text: sourceUrl }));
  }
  return { site: new URL(sourceUrl).origin, scope: sourceUrl, now, readExtensions };
}

function findings(batch: NormalBatch, first: number, seen: Set<string>, context: CheckContext): Problem[] {
  const flags = checkBatch(batch, context, new RuleSets());
  const problems: Problem[] = [];
  for (let i = 0; i < batch.count; i++) {
    const loc = batch.loc[i] ?? '';
    const duplicate = loc !== '' && seen.has(loc);
    seen.add(loc);
    if (flags[i] === 0 && !duplicate) continue;
    const { lastmod, changefreq, priority, line } = rowOf(batch, i);
    const row = {
      loc,
      lastmod,
      changefreq,
      priority,
      line,
      ext: batch.ext[i] ?? null,
      problems: duplicate ? (['loc-duplicate'] as const) : [],
    };
    for (const problem of explainRow(row, context)) problems.push({ ...problem, entry: first + i });
  }
  return problems;
}

function rowOf(batch: NormalBatch, i: number) {
  return {
    lastmod: batch.lastmod[i] ?? null,
    changefreq: batch.changefreq[i] ?? null,
    priority: batch.priority[i] ?? null,
    line: batch.line[i] ?? 0,
  };
}

function entryOf(batch: NormalBatch, i: number): InspectedEntry {
  const { lastmod, changefreq, priority } = rowOf(batch, i);
  const frequency = typeof changefreq === 'number' ? (CHANGEFREQS[changefreq] ?? null) : changefreq;
  const held = isExcluded(batch, i) && ({ included: false } as const);
  const entry: InspectedEntry = {
    ...{ loc: batch.loc[i] ?? '', lastmod, changefreq: frequency, priority },
    ...held,
  };
  const ext = batch.ext[i] ?? null;
  if (ext === null) return entry;
  const some = Object.entries(readExtensions(ext)).filter(([, list]) => (list as unknown[]).length > 0);
  return { ...entry, ...(Object.fromEntries(some) as Partial<Extensions>) };
}
