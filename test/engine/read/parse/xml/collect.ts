// Runs the parser over a text or bytes, cut into chunks as a test wants them.
import { parseSource, type ParseItem } from '../../../../../electron/engine/read/parse/parse-source.ts';
import { unpackRows, type PackedRows } from '../../../../../electron/engine/rows/packed-rows.ts';
import { CHANGEFREQS } from '../../../../../shared/protocol/changefreq.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import type { SourceFormat } from '../../../../../shared/model/project.ts';

export interface ParsedEntry {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: string | null;
  readonly priority: number | string | null;
  readonly ext: string | null;
  readonly line: number;
}

export interface Parsed {
  readonly format: SourceFormat | null;
  readonly entries: readonly ParsedEntry[];
  readonly sitemaps: readonly { loc: string; lastmod: string | null; line: number }[];
  readonly problems: readonly Problem[];
}

export interface ParseTestOptions {
  /** Sizes of the chunks, repeated; default: one chunk. */
  readonly chunks?: readonly number[];
  readonly fast?: boolean;
  readonly truncated?: boolean;
}

export async function parseAll(content: string | Uint8Array, o: ParseTestOptions = {}): Promise<Parsed> {
  const bytes = Buffer.from(content as string);
  const sizes = o.chunks ?? [bytes.length || 1];
  async function* chunks() {
    await Promise.resolve();
    for (let at = 0, i = 0; at < bytes.length; i++) {
      const size = Math.max(sizes[i % sizes.length] ?? 1, 1);
      yield bytes.subarray(at, (at += size));
    }
  }
  const items: ParseItem[] = [];
  const options = { location: 'test.xml', fast: o.fast ?? true, truncated: () => o.truncated ?? false };
  for await (const item of parseSource(chunks(), { patience: Infinity, ...options })) items.push(item);
  return {
    format: items.find((item) => item.kind === 'format')?.format ?? null,
    entries: items.flatMap((item) => (item.kind === 'rows' ? rowsOf(item.rows) : [])),
    sitemaps: items
      .flatMap((item) => (item.kind === 'sitemap' ? [item] : []))
      .map(({ kind: _, ...rest }) => rest),
    problems: items.flatMap((item) => (item.kind === 'problem' ? [item.problem] : [])),
  };
}

function rowsOf(rows: PackedRows): ParsedEntry[] {
  const batch = unpackRows(rows);
  return Array.from({ length: batch.count }, (_, i) => {
    const code = batch.changefreq[i] ?? null;
    return {
      loc: batch.loc[i] ?? '?',
      lastmod: batch.lastmod[i] ?? null,
      changefreq: typeof code === 'number' ? (CHANGEFREQS[code] ?? null) : code,
      priority: batch.priority[i] ?? null,
      ext: batch.ext[i] ?? null,
      line: batch.line[i] ?? 0,
    };
  });
}
