// Which addresses an export changes, as lists for IndexNow. It reads the set that the folder holds, and writes nothing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ExportManifest, ExportOptions } from '../../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { MAX_BYTES_PER_SITEMAP } from '../../../../shared/protocol/limits.ts';
import { ChangedEntries } from '../../compare/changed-entries.ts';
import { formatIndexNow, IndexNowLists, type IndexNowList } from '../../write/index-now.ts';
import { plainBytes } from '../../write/file-content.ts';
import type { SetFile } from '../../write/set-file.ts';
import type { ExtraPiece } from './export-extras.ts';
import { siteAddress, type ExportSite } from './export-sites.ts';
import { siteHostOf } from './host-of.ts';

/** Follows the files of a set while they are written. */
export class ExportChanges {
  readonly #out: string;
  readonly #old: readonly string[];
  readonly #entries = new ChangedEntries();
  readonly #lists = new IndexNowLists();
  readonly #full: PackedList[] = [];

  private constructor(out: string, old: readonly string[]) {
    this.#out = out;
    this.#old = old;
  }

  /** Reads what the folder holds of the files that are not kept. Files of images, videos and news say nothing new. */
  static async begin(
    out: string,
    previous: ExportManifest | null,
    kept: readonly ExportedFile[],
  ): Promise<ExportChanges> {
    const names = new Set(kept.map(({ name }) => name));
    const old = (previous?.files ?? []).flatMap(({ name }) =>
      names.has(name) || isOfKind(name) ? [] : [name],
    );
    const changes = new ExportChanges(out, old);
    for (const name of old) changes.#entries.addOld(await changes.#read(name));
    return changes;
  }

  /** The same files, looked at on their way. */
  async *watch(files: AsyncIterable<SetFile>): AsyncGenerator<SetFile> {
    for await (const file of files) {
      if (file.kind === 'url') this.#take(this.#entries.observe(plainBytes(file.content).toString('utf8')));
      yield file;
    }
  }

  /** The lists, once all files were looked at, one at a time. */
  async *pieces(sites: readonly ExportSite[], { indexNowKey }: ExportOptions): AsyncGenerator<ExtraPiece> {
    for (const name of this.#old) this.#take(this.#entries.gone(await this.#read(name)));
    this.#full.push(...this.#lists.takeRest().map(packList));
    const numbers = new Map<string, number>();
    for (const packed of this.#full) {
      const list = unpackList(packed);
      const site = sites.find(({ host }) => host === list.host) ?? sites[0];
      if (!site) continue;
      const n = (numbers.get(site.folder) ?? 0) + 1;
      numbers.set(site.folder, n);
      const key = indexNowKey?.trim() ? indexNowKey.trim() : null;
      const keyName = `${site.folder}${key ?? ''}.txt`;
      const name = `${site.folder}indexnow-${String(n)}.${key === null ? 'txt' : 'json'}`;
      const content = formatIndexNow(list, key, siteAddress(site, keyName));
      yield { name, content, urls: list.urls.length };
      if (key !== null && n === 1) yield { name: keyName, content: Buffer.from(key), urls: 0 };
    }
  }

  #take(locs: Iterable<string>): void {
    // Texts of their own: parts of the text of a file would keep all of it in memory.
    const own = JSON.parse(JSON.stringify([...locs])) as readonly string[];
    for (const loc of own) this.#lists.add(siteHostOf(loc), loc);
    this.#full.push(...this.#lists.takeFull().map(packList));
  }

  async #read(name: string): Promise<string> {
    const content = await readFile(join(this.#out, name)).catch(() => Buffer.alloc(0));
    try {
      const text = name.endsWith('.gz')
        ? gunzipSync(content, { maxOutputLength: MAX_BYTES_PER_SITEMAP })
        : content;
      return text.toString('utf8');
    } catch {
      // A damaged file tells nothing: its addresses count as new.
      return '';
    }
  }
}

/** A list while it waits, as bytes: a text takes twice the memory of one and is looked at by each collection. */
interface PackedList {
  readonly host: string;
  readonly urls: Buffer;
}

function packList({ host, urls }: IndexNowList): PackedList {
  return { host, urls: Buffer.from(JSON.stringify(urls)) };
}

function unpackList({ host, urls }: PackedList): IndexNowList {
  return { host, urls: JSON.parse(urls.toString()) as readonly string[] };
}

function isOfKind(name: string): boolean {
  return /-(?:images|videos|news)[^/]*$/.test(name);
}
