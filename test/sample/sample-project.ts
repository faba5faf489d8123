// A project file full of sample rows, made without writing and reading any sitemap: for benches and tests at any size.
// It goes through the engine's own stages from normalise on, so that rows and flags are what an import gives.
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { checkBatch, type CheckContext } from '../../electron/engine/check/check-batch.ts';
import { RULES_SIGNATURE } from '../../electron/engine/check/rule-registry.ts';
import { checkContext } from '../../electron/engine/check/run/check-context.ts';
import { settleImport } from '../../electron/engine/features/import/settle-import.ts';
import { RowPacker } from '../../electron/engine/read/row-packer.ts';
import { unpackRows } from '../../electron/engine/rows/packed-rows.ts';
import { ProjectStore, type ImportWriter } from '../../electron/engine/store/store.ts';
import { BATCH_ROWS, type NormalBatch } from '../../electron/engine/rows/entry-batch.ts';
import { extensionsXml } from './entry-xml.ts';
import { fillOptions, sampleEntries, type SampleOptions } from './generate-sample.ts';
import type { SampleEntry } from './sample-entry.ts';

export interface SampleProjectOptions extends Pick<SampleOptions, 'seed' | 'site' | 'perFile' | 'faults'> {
  /** The project file, which must not exist yet. */
  readonly path: string;
  readonly rows: number;
  /** Told after each file's worth of rows. */
  readonly onRows?: (done: number) => void;
}

/** The first entry of a plain sitemap stands below the XML declaration and the root's start tag. */
const FIRST_LINE = 3;

/**
 * Writes the project and closes it: the rows of `sampleEntries` with the same options, in sources of `perFile` rows.
 * The same options give the same rows. Memory: one batch, and what finding duplicates needs.
 * Errors: those of ProjectStore.create; nothing is left of a project that could not be completed.
 */
export function makeSampleProject({ path, rows, onRows, ...rest }: SampleProjectOptions): void {
  const options = fillOptions({ ...rest, urls: rows, out: '' });
  const store = ProjectStore.create(path);
  try {
    store.setUntitled(false);
    store.noteChecked(RULES_SIGNATURE);
    const writer = store.beginImport(`Import ${basename(path)}`);
    try {
      addRows(store, writer, options, onRows);
      writer.commit((imported) => settleImport(store, imported, options.site));
    } catch (error) {
      writer.rollback();
      throw error;
    }
    // As a window leaves it that had it open: whoever opens it next counts nothing.
    store.facts.read(store.counts().rows);
    store.sections.counts();
    store.close(Uint32Array.of(1, rows + 1));
  } catch (error) {
    store.close();
    rmSync(path, { force: true });
    throw error;
  }
}

function addRows(
  store: ProjectStore,
  writer: ImportWriter,
  options: Required<SampleOptions>,
  onRows: (done: number) => void = () => undefined,
): void {
  const context: CheckContext = { ...checkContext({ store }), site: options.site };
  const entries = sampleEntries(options);
  for (let done = 0, n = 1; done < options.urls; n++) {
    const source = writer.addSource(`/sample/sitemap-${String(n)}.xml`, 'urlset');
    const end = Math.min(done + options.perFile, options.urls);
    let bytes = 0;
    let line = FIRST_LINE;
    while (done < end) {
      const taken = takeBatch(entries, Math.min(BATCH_ROWS, end - done), line);
      line = taken.nextLine;
      bytes += taken.bytes;
      done += taken.batch.count;
      writer.add(source, taken.batch, checkBatch(taken.batch, context, store.ruleSets));
    }
    writer.finishSource(source, { bytes, problems: [] });
    onRows(done);
  }
}

/** The next entries as a reader would hand them over; `bytes` counts their values only. */
function takeBatch(
  entries: Iterator<SampleEntry>,
  count: number,
  firstLine: number,
): { readonly batch: NormalBatch; readonly nextLine: number; readonly bytes: number } {
  const rows = new RowPacker();
  let bytes = 0;
  let line = firstLine;
  for (let i = 0; i < count; i++) {
    const { value } = entries.next() as IteratorYieldResult<SampleEntry>;
    const { lastmod, changefreq, priority } = value;
    const rest = extensionsXml(value);
    // As the parser keeps it: without white space between elements, and quotes in texts as they are.
    const ext = rest === '' ? null : rest.replaceAll('\n', '').replaceAll('&quot;', '"');
    rows.add({ loc: value.loc ?? '', lastmod, changefreq, priority, ext, line });
    line += linesOf(value, rest);
    bytes += (value.loc?.length ?? 0) + (value.lastmod?.length ?? 0) + rest.length;
  }
  return { batch: unpackRows(rows.take()), nextLine: line, bytes };
}

/** Lines of an entry in a plain file: its two tags, an element a value, and its extensions. */
function linesOf(entry: SampleEntry, extensions: string): number {
  let lines = 2;
  for (const value of [entry.loc, entry.lastmod, entry.changefreq, entry.priority])
    if (value !== null) lines++;
  for (let at = extensions.indexOf('\n'); at >= 0; at = extensions.indexOf('\n', at + 1)) lines++;
  return lines;
}
