// All files of a set but its sitemaps, in the order in which they are written: lists, indexes, robots.txt, tables of
// files. The same for a plan and for an export; where the bytes go is up to the caller.
import { join } from 'node:path';
import {
  isForServer,
  type ExportManifest,
  type ExportOptions,
  type ExportResult,
  type FileChange,
  type LinesLeft,
} from '../../../../../shared/model/export/planned-set.ts';
import type { FilePlace } from '../../../store/exports/exported-file.ts';
import { REST_NAME } from '../../../../../shared/model/section.ts';
import { checksums, FILE_TABLE_NAME, fileTable, SUMS_NAME } from '../file-lists.ts';
import { nullIfMissing } from '../../../../files/file-error.ts';
import type { ExportInput } from '../section-input.ts';
import type { ExportChanges } from '../layout/export-changes.ts';
import { extraPieces, type ExtraPiece } from '../export-extras.ts';
import { indexPieces } from '../export-indexes.ts';
import { indexName, isNamedAsIndex, NameList } from '../layout/export-names.ts';
import { indexAddresses, siteAddress, type ExportSite } from '../layout/export-sites.ts';
import { addressOf } from '../lines/index-xml.ts';
import { hasNoRules, keyOf, namedSitemaps, otherSitemaps } from '../folder/robots-sitemaps.ts';
import { readPresent } from '../open-present.ts';
import { decodeRobots, utf16Order } from '../../../read/parse/text/decode-robots.ts';
import { robotsToWrite } from '../robots-to-write.ts';
import { append } from '../../../../../shared/model/large-lists.ts';

/** A file as it was written or planned. */
export interface PutFile {
  readonly name: string;
  readonly urls: number;
  readonly bytes: number;
  /** On disk; as `bytes` while only planned, unless it lies there already. */
  readonly size: number;
  /** Nought while only planned, unless it lies there already. */
  readonly sha256: string;
  readonly lastmod: string | null;
  readonly change: FileChange;
}

export type PutSitemap = PutFile & FilePlace;

export interface PieceInput {
  readonly input: Pick<ExportInput, 'robots'>;
  readonly sites: readonly ExportSite[];
  readonly options: ExportOptions;
  readonly previous: ExportManifest | null;
  /** In the order of the indexes. */
  readonly files: readonly PutSitemap[];
  /** Where lists of changes are wanted. */
  readonly changes: ExportChanges | null;
  readonly signal: AbortSignal;
  /** Takes a file. */
  readonly put: (piece: ExtraPiece) => Promise<PutFile>;
}

export interface PutPieces {
  readonly indexes: readonly PutFile[];
  readonly extras: readonly PutFile[];
  /** Not among the extras: it is the user's, and only its Sitemap lines are ours. */
  readonly robots: readonly PutFile[];
  /** What to have in robots.txt, and what stays there. */
  readonly lines: Pick<
    ExportResult,
    'robotsLines' | 'linesThere' | 'linesLeft' | 'bareRobots' | 'rootLines' | 'rootRobots' | 'keysApart'
  >;
}

/** Makes all of them. Throws "invalid-export" before one would take the name of another file of the set. */
export async function putPieces(given: PieceInput): Promise<PutPieces> {
  const input = { ...given, put: putApart(given) };
  const { sites, options, files, changes, signal, put } = input;
  const extras: PutFile[] = [];
  const indexes: PutFile[] = [];
  const addresses = new Map<ExportSite, string[]>();
  for (const site of sites) {
    // Of a host all of whose rows are left out, there is nothing to list.
    if (!files.some(({ host }) => host === site.host)) continue;
    for await (const piece of extraPieces(site, options, signal)) extras.push(await put(piece));
  }
  if (changes) {
    for await (const piece of changes.pieces(sites, options)) extras.push(await put(piece));
  }
  for (const site of sites) {
    const own: string[] = [];
    for (const { name, xml, sitemaps } of indexPieces(site, files, options)) {
      indexes.push(await put({ name, content: xml, urls: sitemaps }));
      own.push(siteAddress(site, name));
    }
    addresses.set(site, own);
  }
  const hasRobots = options.extras?.includes('robots') ?? false;
  const robots = hasRobots ? await putRobots(input, addresses) : [];
  // Lists of changes come and go with each export: who compares checksums wants to know what lies on the server.
  const listed = extras.filter(({ name }) => isForServer(name));
  append(extras, await putTables(input, [...files, ...listed, ...indexes]));
  const keysApart = changes?.keysApart() ?? [];
  const there = hasRobots ? [...addresses.values()].flat() : await namedAlready(input, addresses);
  const lines = {
    robotsLines: [...addresses.values()].flat().map(sitemapLine),
    ...(there.length > 0 && { linesThere: there.map(sitemapLine) }),
    linesLeft: robots.flatMap(({ name, others }): LinesLeft[] =>
      others.length > 0 ? [{ robots: name, addresses: others }] : [],
    ),
    bareRobots: robots
      .filter(({ isBare, change }) => isBare && change !== 'unchanged')
      .map(({ name }) => name),
    rootRobots: robots.flatMap(({ name, root }) => (root === null ? [] : [{ name, address: root }])),
    ...(keysApart.length > 0 && { keysApart }),
    rootLines: hasRobots && options.byHost ? await rootLines(input, [...addresses.values()].flat()) : [],
  };
  return { indexes, extras, robots, lines };
}

function sitemapLine(address: string): string {
  return `Sitemap: ${address}`;
}

/** Of the addresses of the indexes those that a robots.txt names as crawlers read it: the project's, or that of the folder. */
async function namedAlready(
  { input, options }: PieceInput,
  addresses: ReadonlyMap<ExportSite, readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [site, own] of addresses) {
    const held = input.robots?.(URL.parse(site.baseUrl)?.origin ?? '')?.content ?? null;
    // Only at the root of its host is it one to crawlers.
    const isRoot = addressAbove(site) === null;
    const path = join(options.out, `${site.folder}${ROBOTS_NAME}`);
    const there = isRoot ? await readPresent(path).catch(nullIfMissing) : null;
    const files = [held, there].flatMap((bytes) => (bytes ? Buffer.from(decodeRobots(bytes)) : []));
    const named = new Set(files.flatMap((robots) => namedSitemaps(robots, own)).map(keyOf));
    append(
      found,
      own.filter((address) => named.has(keyOf(address))),
    );
  }
  return found;
}

/** A robots.txt with what there is to say of it. */
interface PutRobots extends PutFile {
  /** The addresses of Sitemap lines that are not of this set. */
  readonly others: readonly string[];
  /** It has no rules. */
  readonly isBare: boolean;
  /** Where it belongs, where that is not beside its sitemaps. */
  readonly root: string | null;
}

function putApart({ files, options, put }: PieceInput): PieceInput['put'] {
  const names = new NameList(files.map(({ name }) => name));
  return (piece) => {
    names.add(piece.name, isNamedAsIndex(piece.name, options));
    return put(piece);
  };
}

const ROBOTS_NAME = 'robots.txt';

/**
 * The robots.txt of each place, with the lines of its indexes; lines that name other sitemaps are not ours, and told. The
 * one in the folder itself was for the base address, so that of its host begins with it.
 */
async function putRobots(
  { input, options, previous, put }: PieceInput,
  addresses: ReadonlyMap<ExportSite, readonly string[]>,
): Promise<PutRobots[]> {
  const earlier = new Set(indexAddresses(previous));
  const written: PutRobots[] = [];
  const read = (name: string): Promise<Buffer | null> =>
    readPresent(join(options.out, name)).catch(nullIfMissing);
  for (const [site, own] of addresses) {
    const name = `${site.folder}${ROBOTS_NAME}`;
    const there = await read(name);
    // A host without sitemaps needs none; one that is there loses the lines of earlier exports.
    if (!there && own.length === 0) continue;
    const present = there ?? (site.baseUrl === options.baseUrl ? await read(ROBOTS_NAME) : null);
    const held = input.robots?.(URL.parse(site.baseUrl)?.origin ?? '') ?? null;
    const content = robotsToWrite(present, held, { own, isEarlier: (address) => earlier.has(address) });
    const file = await put({ name, content: Buffer.from(content), urls: own.length });
    written.push({
      ...file,
      others: otherSitemaps(content, own),
      // In UTF-16 crawlers find none.
      isBare: hasNoRules(content) || utf16Order(content) !== null,
      root: addressAbove(site),
    });
  }
  return written;
}

/** Where crawlers look for the robots.txt of a place that is not the root of its host; null for one that is. */
function addressAbove({ baseUrl }: ExportSite): string | null {
  const url = URL.parse(baseUrl);
  return url === null || url.pathname === '/' ? null : `${url.origin}/${ROBOTS_NAME}`;
}

/** Lines of this set and earlier ones in the robots.txt of the folder itself, which hosts with folders leave as it is. */
async function rootLines(
  { options, previous }: PieceInput,
  own: readonly string[],
): Promise<readonly string[]> {
  const robots = await readPresent(join(options.out, ROBOTS_NAME)).catch(nullIfMissing);
  const atRoot = addressOf(options.baseUrl, indexName({ id: 0, name: REST_NAME }, 1, options));
  return robots ? namedSitemaps(robots, [...indexAddresses(previous), ...own, atRoot]) : [];
}

/** The tables of files, of which the checksums come last. */
async function putTables({ sites, options, put }: PieceInput, files: readonly PutFile[]): Promise<PutFile[]> {
  const wanted = options.extras ?? [];
  const listed = files.map((file) => {
    const site = sites.find(({ folder }) => folder !== '' && file.name.startsWith(folder)) ?? sites[0];
    return { ...file, address: site ? siteAddress(site, file.name) : '' };
  });
  const tables: PutFile[] = [];
  if (wanted.includes('csv')) {
    tables.push(await put({ name: FILE_TABLE_NAME, content: fileTable(listed), urls: 0 }));
  }
  if (wanted.includes('sha256')) {
    tables.push(await put({ name: SUMS_NAME, content: checksums([...listed, ...tables]), urls: 0 }));
  }
  return tables;
}
