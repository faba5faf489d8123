// Lists of addresses, one a line, within the limits of a sitemap. It takes addresses and writes no file.
import { MAX_BYTES_PER_SITEMAP, MAX_URLS_PER_SITEMAP } from '../../../../../shared/protocol/limits.ts';

export interface ListPart {
  readonly content: Buffer;
  readonly urls: number;
}

/** One list after the other. Memory: one list. Source: sitemaps.org/protocol.html, "Text file". */
export async function* urlLists(
  locs: AsyncIterable<readonly string[]>,
  limits = { urls: MAX_URLS_PER_SITEMAP, bytes: MAX_BYTES_PER_SITEMAP },
): AsyncGenerator<ListPart> {
  let lines: string[] = [];
  let bytes = 0;
  const cut = (): ListPart => {
    const part = { content: Buffer.from(lines.join('')), urls: lines.length };
    lines = [];
    bytes = 0;
    return part;
  };
  for await (const batch of locs) {
    for (const loc of batch) {
      const line = `${loc}\n`;
      const size = Buffer.byteLength(line);
      if (lines.length === limits.urls || (lines.length > 0 && bytes + size > limits.bytes)) yield cut();
      lines.push(line);
      bytes += size;
    }
  }
  if (lines.length > 0) yield cut();
}
