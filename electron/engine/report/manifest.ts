// The manifest that lies beside an exported set, as text and back. It reads and writes no file.
import * as v from 'valibot';
import type { ExportManifest } from '../../../shared/model/export-plan.ts';
import { SET_NAME } from '../../../shared/model/set-name.ts';

export const MANIFEST_NAME = 'mapwright-manifest.json';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Manifests must not lead out of their folder. */
const fileName = v.pipe(v.string(), v.regex(SET_NAME));

const file = v.object({
  name: fileName,
  urls: count,
  bytes: count,
  size: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  lastmod: v.nullable(v.string()),
});

const manifest = v.pipe(
  v.object({
    mapwright: v.literal(1),
    baseUrl: v.string(),
    urls: count,
    files: v.array(file),
    index: v.nullable(file),
    obsolete: v.exactOptional(v.array(fileName)),
  }),
  v.readonly(),
) satisfies v.GenericSchema<unknown, ExportManifest>;

/** The same manifest always gives the same text: fixed key order, one file a line, LF. */
export function formatManifest({ baseUrl, urls, files, index, obsolete }: ExportManifest): string {
  const lines = [
    '"mapwright":1',
    `"baseUrl":${JSON.stringify(baseUrl)}`,
    `"urls":${String(urls)}`,
    `"files":[${files.map((entry) => `\n${formatFile(entry)}`).join(',')}\n]`,
    `"index":${index ? formatFile(index) : 'null'}`,
  ];
  if (obsolete && obsolete.length > 0) lines.push(`"obsolete":${JSON.stringify(obsolete)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The manifest, or null where the text is none. */
export function parseManifest(text: string): ExportManifest | null {
  try {
    const parsed = v.safeParse(manifest, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function formatFile({ name, urls, bytes, size, sha256, lastmod }: ExportManifest['files'][number]): string {
  return JSON.stringify({ name, urls, bytes, size, sha256, lastmod });
}
