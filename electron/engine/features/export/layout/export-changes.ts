// Which addresses an export changes, as lists for IndexNow. It reads the set that the folder holds, and writes nothing.
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type {
  ExportManifest,
  ExportOptions,
  FileApart,
} from '../../../../../shared/model/export/planned-set.ts';
import type { ExportedFile } from '../../../store/exports/exported-file.ts';
import { MAX_BYTES_PER_SITEMAP } from '../../../../../shared/protocol/limits.ts';
import { ChangedEntries } from '../../compare/changed-entries.ts';
import { diskFile } from '../../../read/sources/source-file.ts';
import { readUnpacked } from '../../../read/sources/archive/read-unpacked.ts';
import { SharedFolders } from '../folder/index-now-keys.ts';
import { formatIndexNow, IndexNowLists, type IndexNowList } from '../folder/index-now.ts';
import { readPresent } from '../open-present.ts';
import type { SetFile } from '../pack/set-file.ts';
import type { ExtraPiece } from '../export-extras.ts';
import { siteAddress, type ExportSite } from './export-sites.ts';
import { siteHostOf } from '../lines/host-of.ts';
import { append } from '../../../../../shared/model/large-lists.ts';

/** Follows the files of a set while they are written. */
export class ExportChanges {
  readonly #out: string;
  readonly #old: readonly string[];
  readonly #entries = new ChangedEntries();
  readonly #lists = new IndexNowLists();
  readonly #full: PackedList[] = [];
  readonly #folders = new SharedFolders();
  readonly #apart: FileApart[] = [];
  /** Files that the folder no longer holds as a whole. */
  readonly #broken = new Set<string>();

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
      if (file.kind === 'url') {
        if (!file.xml) throw new Error(`${file.name} was made in a thread.`);
        const found = [...this.#entries.observe(file.xml.toString('utf8'))];
        // Where somebody broke a file that is to be as it was, its rows are no news.
        if (!file.isAsBefore || !this.#broken.has(file.name)) this.#take(found);
      }
      yield file;
    }
  }

  /** The lists, once all files were looked at, one at a time. */
  async *pieces(sites: readonly ExportSite[], { indexNowKey }: ExportOptions): AsyncGenerator<ExtraPiece> {
    for (const name of this.#old) this.#take(this.#entries.gone(await this.#read(name)));
    append(this.#full, this.#lists.takeRest().map(packList));
    const numbers = new Map<string, number>();
    const key = indexNowKey?.trim() ? indexNowKey.trim() : null;
    for (const packed of this.#full) {
      const list = unpackList(packed);
      const site = sites.find(({ host }) => host === list.host) ?? sites[0];
      if (!site) continue;
      const n = (numbers.get(site.folder) ?? 0) + 1;
      numbers.set(site.folder, n);
      const name = `${site.folder}indexnow-${String(n)}.${key === null ? 'txt' : 'json'}`;
      const content = formatIndexNow(list, key, key === null ? '' : this.#keyLocation(list, site, key));
      yield { name, content, urls: list.urls.length };
    }
    // Also where nothing changed: the key stays on the server.
    if (key !== null)
      for (const site of sites) yield { name: keyFile(site, key), content: Buffer.from(key), urls: 0 };
  }

  /** Where the key belongs besides the address of its file in the set, once the lists were given; for hosts that are elsewhere. */
  keysApart(): readonly FileApart[] {
    return this.#apart;
  }

  #keyLocation({ host }: IndexNowList, site: ExportSite, key: string): string {
    const name = keyFile(site, key);
    const address = this.#folders.keyLocation(host, `${key}.txt`, site.baseUrl);
    const isKnown = this.#apart.some((one) => one.address === address);
    if (address !== siteAddress(site, name) && !isKnown) this.#apart.push({ name, address });
    return address;
  }

  #take(locs: Iterable<string>): void {
    // Texts of their own: parts of the text of a file would keep all of it in memory.
    const own = JSON.parse(JSON.stringify([...locs])) as readonly string[];
    for (const loc of own) {
      const host = siteHostOf(loc);
      this.#lists.add(host, loc);
      this.#folders.add(host, loc);
    }
    append(this.#full, this.#lists.takeFull().map(packList));
  }

  async #read(name: string): Promise<string> {
    const path = join(this.#out, name);
    const content = await readPresent(path).catch(() => null);
    if (content) {
      try {
        const text = name.endsWith('.gz')
          ? gunzipSync(content, { maxOutputLength: MAX_BYTES_PER_SITEMAP })
          : content;
        const tail = text.toString('latin1', Math.max(0, text.length - TAIL)).trimEnd();
        if (tail.endsWith('</urlset>') || !tail.includes('<')) return text.toString('utf8');
      } catch {
        // What came before the damage is of use all the same.
      }
    }
    this.#broken.add(name);
    return content ? readWhatIsLeft(path, content.length) : '';
  }
}

/** Bytes at the end of a text, in which it shows whether that is all of it. */
const TAIL = 1_024;

/** Somebody changed the file: what can be read of it. */
async function readWhatIsLeft(path: string, size: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  try {
    const options = { maxBytes: MAX_BYTES_PER_SITEMAP, endAtCap: true };
    for await (const chunk of readUnpacked(diskFile(path, size, false), options)) chunks.push(chunk);
  } catch {
    // What came until then is all there is.
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A list while it waits, as bytes: a text takes twice the memory of one and is looked at by each collection. */
interface PackedList {
  readonly host: string;
  readonly urls: Buffer;
}

function keyFile({ folder }: ExportSite, key: string | null): string {
  return `${folder}${key ?? ''}.txt`;
}

function packList({ host, urls }: IndexNowList): PackedList {
  return { host, urls: Buffer.from(JSON.stringify(urls)) };
}

function unpackList({ host, urls }: PackedList): IndexNowList {
  return { host, urls: JSON.parse(urls.toString()) as readonly string[] };
}

function isOfKind(name: string): boolean {
  return /-(?:images|videos|news)/.test(name.slice(name.lastIndexOf('/') + 1));
}
