// The manifest that lies beside an exported set, as text and back. It reads and writes no file.
import * as v from 'valibot';
import type { ExportManifest } from '../../../../shared/model/export/planned-set.ts';
import { SET_NAME } from '../../../../shared/model/export/set-name.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Manifests must not lead out of their folder. */
const fileName = v.pipe(v.string(), v.regex(SET_NAME));

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const file = v.object({
  name: fileName,
  urls: count,
  bytes: count,
  size: count,
  sha256,
  lastmod: v.nullable(v.string()),
});

const manifest = v.pipe(
  v.object({
    mapwright: v.literal(1),
    baseUrl: v.string(),
    urls: count,
    files: v.array(file),
    index: v.nullable(file),
    moreIndexes: v.exactOptional(v.array(file)),
    extras: v.exactOptional(v.array(file)),
    hosts: v.exactOptional(
      v.array(v.object({ folder: v.pipe(v.string(), v.regex(/^[\w.-]+\/$/)), baseUrl: v.string() })),
    ),
    obsolete: v.exactOptional(v.array(fileName)),
    obsoleteHashes: v.exactOptional(v.record(fileName, sha256)),
    obsoleteAddresses: v.exactOptional(v.record(fileName, v.string())),
    othersHashes: v.exactOptional(v.record(fileName, sha256)),
  }),
  v.readonly(),
) satisfies v.GenericSchema<unknown, ExportManifest>;

/** The same manifest always gives the same text: fixed key order, one file a line, LF. What is empty is not there. */
export function formatManifest(manifest: ExportManifest): string {
  const { baseUrl, urls, files, index, hosts = [], obsolete = [] } = manifest;
  const list = (entries: ExportManifest['files']): string =>
    `[${entries.map((entry) => `\n${formatFile(entry)}`).join(',')}\n]`;
  const lines = [
    '"mapwright":1',
    `"baseUrl":${JSON.stringify(baseUrl)}`,
    `"urls":${String(urls)}`,
    `"files":${list(files)}`,
    `"index":${index ? formatFile(index) : 'null'}`,
  ];
  const { moreIndexes = [], extras = [] } = manifest;
  if (moreIndexes.length > 0) lines.push(`"moreIndexes":${list(moreIndexes)}`);
  if (extras.length > 0) lines.push(`"extras":${list(extras)}`);
  if (hosts.length > 0) {
    lines.push(
      `"hosts":${JSON.stringify(hosts.map(({ folder, baseUrl: url }) => ({ folder, baseUrl: url })))}`,
    );
  }
  if (obsolete.length > 0) lines.push(`"obsolete":${JSON.stringify(obsolete)}`);
  for (const key of ['obsoleteHashes', 'obsoleteAddresses', 'othersHashes'] as const) {
    const known = manifest[key] ?? {};
    if (Object.keys(known).length > 0) lines.push(`"${key}":${JSON.stringify(known)}`);
  }
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
