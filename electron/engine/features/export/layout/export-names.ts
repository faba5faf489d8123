// The names of all files of a set, from the options. Names that a system could not have, or two files share, are refused.
import { createHash } from 'node:crypto';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import type { FilePlace } from '../../../store/exports/exported-file.ts';
import { barePattern, fillPattern, patternProblem } from '../../../../../shared/model/export/file-pattern.ts';
import { REST_NAME } from '../../../../../shared/model/section.ts';
import { setNameProblem } from '../../../../../shared/model/export/set-name.ts';
import {
  DEFAULT_INDEX_NAME,
  DEFAULT_NAME,
  type FileKind,
} from '../../../../../shared/model/export/set-options.ts';
import { siteHostOf } from '../lines/host-of.ts';
import { stripEnds } from '../../../../../shared/protocol/strip-ends.ts';

export const STYLE_SHEET_NAME = 'sitemap.xsl';

const KIND_ENDINGS: Readonly<Record<FileKind, string>> = {
  url: '',
  image: '-images',
  video: '-videos',
  news: '-news',
};

/** Whose files they are, as far as names go. */
export interface NamedFamily {
  readonly id: number;
  /** Of the section. */
  readonly name: string;
  readonly host?: string | undefined;
  readonly kind?: FileKind | undefined;
}

type NameOptions = Pick<
  ExportOptions,
  'baseUrl' | 'name' | 'indexName' | 'format' | 'gzip' | 'sectionIndexes'
>;

/** The name of the nth sitemap of a family, from 1, with the folder of its host. */
export function sitemapName(family: NamedFamily, n: number, options: NameOptions): string {
  const { name, host = '', kind = 'url' } = family;
  const section = name + KIND_ENDINGS[kind];
  const site = hostName(host === '' ? siteHostOf(options.baseUrl) : host);
  const bare = fillPattern(options.name ?? DEFAULT_NAME, { section, host: site, n });
  return `${hostFolder(host)}${bare}.${options.format === 'text' ? 'txt' : 'xml'}${options.gzip ? '.gz' : ''}`;
}

/** The name of the nth index of a host, or of one section of it. */
export function indexName(family: NamedFamily, n: number, options: NameOptions): string {
  const whole = barePattern(options.indexName ?? DEFAULT_INDEX_NAME);
  const bare = options.sectionIndexes && family.name !== REST_NAME ? `${family.name}-index` : whole;
  return `${hostFolder(family.host ?? '')}${bare}${n === 1 ? '' : `-${String(n)}`}.xml`;
}

/** Whether a file beside the sitemaps has its name from that of the index. */
export function isNamedAsIndex(file: string, { indexName: given }: NameOptions): boolean {
  const whole = barePattern(given ?? DEFAULT_INDEX_NAME);
  const bare = file.slice(file.lastIndexOf('/') + 1).replace(/\.xml$/, '');
  return bare === whole || bare.replace(/-\d+$/, '') === whole;
}

/** The folder for a host's files with its final slash; empty where hosts are not apart. */
export function hostFolder(host: string): string {
  return host === '' ? '' : `${hostName(host)}/`;
}

/** Hosts whose names are safe as they stand, with a port behind "_"; those that end as if with a port are not. */
const SAFE_HOST = /^[a-z0-9_-](?:[a-z0-9._-]*[a-z0-9_-])?(?::\d+)?$/;
const LIKE_PORT = /_\d+$/;

const LONGEST_HOST = 100;

/** A name that every system can have, and no other host. */
function hostName(host: string): string {
  const name = host.replaceAll(/[^a-z0-9._-]+/g, '_');
  const safe = SAFE_HOST.test(host) && !LIKE_PORT.test(host) && name.length <= LONGEST_HOST;
  if (safe && setNameProblem(name) === null) return name;
  const digest = createHash('sha256').update(host).digest('hex').slice(0, 8);
  return `_${stripEnds(name.slice(0, LONGEST_HOST), /\./)}_${digest}`;
}

/** Finds the family that a file belongs to. */
export function sameFamily(
  { id, host = '', kind = 'url' }: NamedFamily,
  file: Omit<FilePlace, 'n'>,
): boolean {
  return file.section === id && file.host === host && file.kind === kind;
}

/** The style sheet as a sitemap names it: it lies in the folder of the host, above the sub folders of the pattern. */
export function styleSheetAddress(pattern: string): string {
  return '../../../commands/'.repeat(barePattern(pattern).split('/').length - 1) + STYLE_SHEET_NAME;
}

/** Throws "invalid-export" where the patterns can't be used. */
export function refusePatterns(options: NameOptions, families: readonly NamedFamily[]): void {
  const names = new Set(families.map(({ name, kind = 'url' }) => name + KIND_ENDINGS[kind]));
  const pattern = options.name ?? DEFAULT_NAME;
  const problem = patternProblem(pattern, names.size > 1);
  if (problem) {
    throw new AppError('invalid-export', reason(`pattern-${problem}`, { pattern, ...PATTERN_PLACES }));
  }
  const index = barePattern(options.indexName ?? DEFAULT_INDEX_NAME);
  if (index.includes('/') || setNameProblem(index)) {
    throw new AppError('invalid-export', reason('index-name', { name: index }));
  }
}

/** What the sentences about patterns name, as it is typed. */
const PATTERN_PLACES = { section: '{section}', n: '{n}', digits: '{n:3}', host: '{host}' };

/**
 * Throws "invalid-export" for a name that some system can't have, for two that one system can't tell apart, and for a file
 * that another one needs a folder of its name for.
 */
export function refuseNames(names: readonly string[]): void {
  new NameList(names);
}

/** By what is to be changed. */
const SAME = { index: 'index-taken', names: 'names-same' } as const;
const ALIKE = { index: 'index-alike', names: 'names-alike' } as const;

/** Names of files of a set, as they come; refuses as refuseNames does. */
export class NameList {
  readonly #known = new Map<string, string>();
  /** The folders of these names, each with a name in it. */
  readonly #folders = new Map<string, string>();

  constructor(names: readonly string[]) {
    for (const name of names) this.add(name);
  }

  /** `isIndex`: where the name is taken, that of the index is to be changed. */
  add(name: string, isIndex = false): void {
    const problem = setNameProblem(name);
    if (problem) throw new AppError('invalid-export', reason(`name-${problem}`, { name }));
    const folded = name.toLowerCase();
    const other = this.#known.get(folded);
    if (other !== undefined) {
      const whose = isIndex ? 'index' : 'names';
      const clash = other === name ? SAME[whose] : ALIKE[whose];
      throw new AppError('invalid-export', reason(clash, { name, other }));
    }
    this.#known.set(folded, name);
    const inside = this.#folders.get(folded);
    if (inside !== undefined) throw fileAsFolder(name, inside);
    for (let end = folded.indexOf('/'); end >= 0; end = folded.indexOf('/', end + 1)) {
      const folder = folded.slice(0, end);
      const file = this.#known.get(folder);
      if (file !== undefined) throw fileAsFolder(file, name);
      this.#folders.set(folder, name);
    }
  }
}

function fileAsFolder(file: string, name: string): AppError {
  return new AppError('invalid-export', reason('name-in-file', { file, name }));
}
