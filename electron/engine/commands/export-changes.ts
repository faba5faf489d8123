// Which addresses an export changes, as lists for IndexNow. It reads the set that the folder holds, and writes nothing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ExportManifest, ExportOptions } from '../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../shared/model/exported-file.ts';
import { MAX_BYTES_PER_SITEMAP } from '../../../shared/protocol/limits.ts';
import { ChangedEntries } from '../compare/changed-entries.ts';
import { formatIndexNow, IndexNowLists, type IndexNowList } from '../write/index-now.ts';
import type { SetFile } from '../write/stage-files.ts';
import type { ExtraPiece } from './export-extras.ts';
import { siteAddress, type ExportSite } from './export-sites.ts';
import { hostOf } from './host-of.ts';

/** Follows the files of a set while they are written. */
export class ExportChanges {
  readonly #out: string;
  readonly #old: readonly string[];
  readonly #entries = new ChangedEntries();
  readonly #lists = new IndexNowLists();
  readonly #full: IndexNowList[] = [];

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
      if (file.kind === 'url') this.#take(this.#entries.observe(file.xml.toString('utf8')));
      yield file;
    }
  }

  /** The lists, once all files were looked at. */
  async pieces(sites: readonly ExportSite[], { indexNowKey }: ExportOptions): Promise<ExtraPiece[]> {
    for (const name of this.#old) this.#take(this.#entries.gone(await this.#read(name)));
    this.#full.push(...this.#lists.takeRest());
    const numbers = new Map<string, number>();
    const pieces: ExtraPiece[] = [];
    for (const list of this.#full) {
      const site = sites.find(({ host }) => host === list.host) ?? sites[0];
      if (!site) continue;
      const n = (numbers.get(site.folder) ?? 0) + 1;
      numbers.set(site.folder, n);
      const key = indexNowKey?.trim() ? indexNowKey.trim() : null;
      const keyName = `${site.folder}${key ?? ''}.txt`;
      const name = `${site.folder}indexnow-${String(n)}.${key === null ? 'txt' : 'json'}`;
      const content = formatIndexNow(list, key, siteAddress(site, keyName));
      pieces.push({ name, content, urls: list.urls.length });
      if (key !== null && n === 1) pieces.push({ name: keyName, content: Buffer.from(key), urls: 0 });
    }
    return pieces;
  }

  #take(locs: Iterable<string>): void {
    for (const loc of locs) this.#lists.add(hostOf(loc), loc);
    this.#full.push(...this.#lists.takeFull());
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

function isOfKind(name: string): boolean {
  return /-(?:images|videos|news)[^/]*$/.test(name);
}
