// The rows of a project as an export takes them: a family for each section, host and kind that has files of its own.
import type { RowBatch } from '../../../rows/entry-batch.ts';
import type { IdRange } from '../../../rows/id-ranges.ts';
import type { ExportOptions, LeftOut } from '../../../../../shared/model/export/planned-set.ts';
import { REST_NAME } from '../../../../../shared/model/section.ts';
import type { FileKind, SeparateKind } from '../../../../../shared/model/export/set-options.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import type { ExportReader } from '../../../store/exports/export-reader.ts';
import type { ExportSet } from '../../../store/exports/export-sets.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { hasPlainLines } from '../lines/file-form.ts';
import { BLOCKING_FLAGS, LeftOutTally } from '../lines/not-written.ts';
import type { ExportInput, HeldRobots, SectionInput } from '../section-input.ts';
import { filterBatches } from '../lines/filter-batches.ts';
import { formFor, formKey, levelOf, separateKinds } from './export-form.ts';
import { sameFamily } from './export-names.ts';
import { siteHostOf } from '../lines/host-of.ts';
import { among } from './id-list.ts';
import { isOldNews } from '../lines/old-news.ts';
import { readFamily, type FamilyRows } from '../lines/read-set.ts';
import type { KnownSet } from '../pack/known-set.ts';
import { TouchedRows } from './touched-since.ts';
import { append } from '../../../../../shared/model/large-lists.ts';

/** Rows that have sitemaps of their own; without ids: all included ones. */
interface RowGroup {
  readonly id: number;
  readonly name: string;
  readonly host: string;
  readonly ids: Uint32Array | null;
  /** The first address; only where hosts are apart. */
  readonly first: string;
}

/** Where rows are read from. */
interface RowSource {
  readonly store: ProjectStore;
  /** For writing them: of the project as it is frozen, or the store's own. */
  readonly reader: ExportReader;
}

/**
 * The rows that an export of the project writes, or has to count as left out. `now` decides which news is too old. `reader`:
 * of the project as it is frozen, if it is.
 */
export function exportInput(
  { store }: Pick<OpenProject, 'store'>,
  options: ExportOptions,
  now: number = Date.now(),
  reader: ExportReader | null = null,
): ExportInput {
  const source: RowSource = { store, reader: reader ?? store.exports };
  const { rows, included } = store.counts();
  const set = store.exports.set(options.out);
  const groups = options.byHost ? byHost(store) : bySection(store);
  const families = groups.map((group) => rowFamily(source, group, set, included, options));
  const fallsOut: LeftOut[] = [];
  for (const kind of separateKinds(options)) {
    const { ids, tooOld } = rowsOfKind(store, kind, now);
    if (tooOld > 0) fallsOut.push({ reason: 'news-too-old', what: 'news', count: tooOld });
    for (const group of groups) append(families, kindFamily(source, group, kind, ids, set, options));
  }
  const order = new Map(groups.map((group, at) => [groupKey(group), at]));
  families.sort((a, b) => (order.get(groupKey(a)) ?? 0) - (order.get(groupKey(b)) ?? 0));
  return {
    sections: families,
    excluded: rows - included,
    fallsOut,
    leftOut: set ? () => (store.breaksAny(BLOCKING_FLAGS) ? blockedRows(store) : []) : undefined,
    known: set?.files,
    wroteAny: (files) => store.exports.wroteAny(files),
    packedAt: set?.gzip ? levelOf(set.form) : undefined,
    robots: (origin) => heldRobots(store, origin),
  };
}

function heldRobots({ robots }: ProjectStore, origin: string): HeldRobots | null {
  const file = robots.files().find((kept) => kept.origin === origin);
  return file ? { content: file.content, versions: () => robots.versions(origin) } : null;
}

/**
 * When what this export changes did change, for the index: with the last edit, so that it does not matter when the set
 * is written; or now, where something else than an edit since the last export makes the difference.
 */
export function changeTime(
  { store }: Pick<OpenProject, 'store'>,
  out: string,
  now: number = Date.now(),
): number {
  const edited = store.exports.lastChangeAt();
  // An edit of the same millisecond is one since then: of an earlier one, the set took longer to write.
  return edited > 0 && edited >= store.exports.writtenAt(out) ? edited : now;
}

function groupKey({ id, host = '' }: Pick<SectionInput, 'id' | 'host'>): string {
  return `${host} ${String(id)}`;
}

/** The sections in their order, then the rows that are in none. Without sections, all rows are read in a single pass. */
function bySection(store: ProjectStore): RowGroup[] {
  const list = store.sections.list();
  if (list.length === 0) return [{ id: 0, name: REST_NAME, host: '', ids: null, first: '' }];
  let found: Map<number, Uint32Array> | null = null;
  const idsOf = (section: number): Uint32Array => {
    found ??= store.sections.idsBySection();
    return found.get(section) ?? new Uint32Array();
  };
  return [...list, { id: 0, name: REST_NAME }].map(({ id, name }) => ({
    id,
    name,
    host: '',
    // Read when they are asked for: a known set seldom needs them.
    get ids() {
      return idsOf(id);
    },
    first: '',
  }));
}

/** The sections of each host, by host name. */
function byHost(store: ProjectStore): RowGroup[] {
  const groups = new Map<string, Omit<RowGroup, 'ids'> & { readonly ids: number[] }>();
  for (const { id, name, ids } of bySection(store)) {
    const batches = ids ? store.exports.rowsIn(ids) : store.batches({ includedOnly: true });
    for (const batch of batches) {
      for (let i = 0; i < batch.count; i++) {
        const loc = batch.loc[i] ?? '';
        const host = siteHostOf(loc);
        const key = `${host} ${String(id)}`;
        let group = groups.get(key);
        if (!group) groups.set(key, (group = { id, name, host, ids: [], first: loc }));
        group.ids.push(batch.id[i] ?? 0);
      }
    }
  }
  // Rows without a host are no addresses: they are left out, and counted where the others are.
  const hostless = [...groups.values()].filter(({ host }) => host === '');
  const found = [...groups.values()].filter(({ host }) => host !== '');
  const first = found[0];
  for (const { ids } of hostless) for (const id of ids) first?.ids.push(id);
  const sorted = found.toSorted((a, b) => (a.host < b.host ? -1 : a.host > b.host ? 1 : 0));
  return sorted.map((group) => ({ ...group, ids: Uint32Array.from(group.ids).sort() }));
}

function rowFamily(
  source: RowSource,
  group: RowGroup,
  set: ExportSet | null,
  included: number,
  options: ExportOptions,
): SectionInput {
  const { id, name, host } = group;
  const { store, reader } = source;
  const lines = haveLines('url', options);
  const rows = (): FamilyRows => ({ ids: group.ids, lines });
  const read = (): Iterable<RowBatch> =>
    group.ids ? store.exports.rowsIn(group.ids) : store.batches({ includedOnly: true });
  return {
    id,
    name,
    host,
    kind: 'url',
    baseUrl: baseUrlOf(group, options),
    batches: { [Symbol.iterator]: () => read()[Symbol.iterator]() },
    lines: () => readFamily(reader, rows()),
    rows,
    get total() {
      return group.ids?.length ?? included;
    },
    known: set && knownFiles(source, set, group, 'url', options),
  };
}

/** The group's files of a kind; none where no row has it. */
function kindFamily(
  source: RowSource,
  group: RowGroup,
  kind: SeparateKind,
  rows: Uint32Array,
  set: ExportSet | null,
  options: ExportOptions,
): SectionInput[] {
  const ids = among(rows, group.ids);
  if (ids.length === 0) return [];
  const some = { ...group, ids };
  const lines = haveLines(kind, options);
  return [
    {
      ...rowFamily(source, some, null, ids.length, options),
      kind,
      lines: () => readFamily(source.reader, { ids, lines }),
      rows: () => ({ ids, lines }),
      known: set && knownFiles(source, set, some, kind, options),
    },
  ];
}

/** Whether lines of such files can be made of whole batches; a balanced set asks of each where it goes. */
function haveLines(kind: FileKind, options: ExportOptions): boolean {
  return options.strategy !== 'balanced' && hasPlainLines(formFor(kind, options));
}

/** The files that the family's URLs are in already. */
function knownFiles(
  { store: { exports }, reader }: RowSource,
  set: ExportSet,
  group: RowGroup,
  kind: FileKind,
  options: ExportOptions,
): KnownSet | null {
  const files = set.files.filter((file) => sameFamily({ ...group, kind }, file));
  // A family that has no files yet takes all its rows, changed or not.
  if (files.length === 0) return null;
  const lines = haveLines(kind, options);
  // Where rows of a family share more than their section, it is known of each whether it is one of them.
  const own = group.host === '' && kind === 'url' ? null : group.ids;
  const rowsOf: KnownSet['rowsOf'] = (asked) => {
    const rows = { ids: among(asked, own), lines, section: group.id };
    return { rows, read: () => readFamily(reader, rows) };
  };
  const isOwn = (batch: RowBatch): Uint32Array | null => own && among(Uint32Array.from(batch.id), own);
  return {
    // News that is too old never comes back.
    files: kind === 'news' ? files.map((file) => ({ ...file, waiting: new Uint32Array() })) : files,
    touched: new TouchedRows(exports.touchedSince(set.generation)),
    sameForm: set.form === formKey(options),
    ages: kind === 'news',
    rowsOf,
    rowsIn: (ids) => exports.rowsIn(among(ids, own), group.id),
    rowsBetween: (range: IdRange) => filterBatches(exports.rowsBetween(range, group.id), isOwn),
  };
}

/** Where a host's files will be reachable; undefined where hosts are not apart. */
function baseUrlOf({ host, first }: RowGroup, { baseUrl, hostUrls = [] }: ExportOptions): string | undefined {
  if (host === '') return undefined;
  const given = hostUrls.find((one) => siteHostOf(`https://${one.host}`) === host)?.baseUrl;
  if (given !== undefined) return given;
  return siteHostOf(baseUrl) === host ? baseUrl : `${/^https:/i.test(first) ? 'https' : 'http'}://${host}/`;
}

/** The included rows that have something of a kind; of news only what is new enough. */
function rowsOfKind(
  { exports }: ProjectStore,
  kind: SeparateKind,
  now: number,
): { readonly ids: Uint32Array; readonly tooOld: number } {
  const ids = exports.idsWith(kind);
  if (kind !== 'news') return { ids, tooOld: 0 };
  const fresh: number[] = [];
  for (const batch of exports.rowsIn(ids)) {
    for (let i = 0; i < batch.count; i++) {
      if (!isOldNews(batch.ext[i] ?? '', now)) fresh.push(batch.id[i] ?? 0);
    }
  }
  return { ids: Uint32Array.from(fresh), tooOld: ids.length - fresh.length };
}

function blockedRows({ exports }: ProjectStore): LeftOut[] {
  const tally = new LeftOutTally();
  for (const { flags, rows } of exports.countsByFlags(BLOCKING_FLAGS)) tally.addBlocked(flags, rows);
  return tally.list();
}
