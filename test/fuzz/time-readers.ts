// All that reads foreign text, each as a function that is to take a time in proportion to its input.
import { ChangedEntries } from '../../electron/engine/features/compare/changed-entries.ts';
import { extensionParts } from '../../electron/engine/features/compare/digest/extension-parts.ts';
import { parseFragment } from '../../electron/engine/features/edit/fragment-nodes.ts';
import { unpackRows } from '../../electron/engine/rows/packed-rows.ts';
import { feedDate } from '../../electron/engine/read/parse/text/feed-date.ts';
import { parseSource } from '../../electron/engine/read/parse/parse-source.ts';
import { readExtensions } from '../../electron/engine/read/parse/xml/read-extensions.ts';
import { applyExtensions } from '../../electron/engine/read/parse/table/table-extensions.ts';
import { countExtensionTags } from '../../electron/engine/store/rows/count-extension-tags.ts';
import { indentExt } from '../../electron/engine/features/export/lines/ext-parts.ts';
import {
  hasNoRules,
  withSitemapLines,
} from '../../electron/engine/features/export/folder/robots-sitemaps.ts';
import { xmlTree } from '../../renderer/features/row/xml-tree.ts';
import { columnsOfHtml } from '../../renderer/grid/clipboard/clipboard-html.ts';
import { htmlRows } from '../../renderer/grid/clipboard/html-rows.ts';
import { fieldOfHeader } from '../../shared/model/table/field-of-header.ts';
import { lastmodForm } from '../../shared/protocol/lastmod.ts';
import { readLocalDate } from '../../shared/protocol/local-date.ts';
import { parsePriority } from '../../shared/protocol/priority.ts';
import { findRobotsProblems } from '../../shared/protocol/robots-findings.ts';
import { robotsVerdict } from '../../shared/protocol/robots-verdict.ts';
import { inSchemaOrder } from '../../electron/engine/read/parse/xml/schema-order.ts';

type Reader = (text: string) => unknown;

const CHUNK = 65_536;

async function parse(text: string, html: boolean, fast: boolean): Promise<void> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
  }
  for await (const item of parseSource(chunks(), { location: 'fuzz', html, fast }))
    if (item.kind === 'rows') unpackRows(item.rows);
}

/** A row's values as long as they may be; the bytes of one in a table or file end there, too. */
const VALUE_CHARACTERS = 65_536;
const ofValue =
  (read: Reader): Reader =>
  (text) =>
    read(text.slice(0, VALUE_CHARACTERS));

export const READERS: Readonly<Record<string, Reader>> = {
  file: (text) => parse(text, false, true),
  'file without the fast path': (text) => parse(text, false, false),
  page: (text) => parse(text, true, true),
  'robots.txt, verdict': (text) =>
    robotsVerdict(text, 'Googlebot', 'https://e.test/aaaaaaaaaaaaaaaaaaaaaaaaaaaab'),
  'robots.txt, address': (text) =>
    robotsVerdict('User-agent: *\nDisallow: /*a*b*a\n', 'x', `https://e.test/${text}`),
  'robots.txt, findings': (text) => findRobotsProblems(text),
  'robots.txt, lines': (text) => [withSitemapLines(Buffer.from(text), []), hasNoRules(Buffer.from(text))],
  'set that was written': (text) => {
    const entries = new ChangedEntries();
    entries.addOld(text);
    return [Array.from(entries.observe(text)), Array.from(entries.gone(text))];
  },
  'extension, read': (text) => readExtensions(text),
  'extension, counted': (text) => countExtensionTags(text),
  'extension, taken apart': (text) => extensionParts(text),
  'extension, indented': (text) => indentExt(text),
  'extension, in order': (text) => inSchemaOrder(`<image:image><image:title>a</image:title>${text}`),
  'extension, edited': (text) => parseFragment(text),
  'extension, shown': (text) => xmlTree(text),
  'cells of images and languages': (text) =>
    applyExtensions(null, { images: text, alternates: text, links: [] }),
  'clipboard, rows': (text) => Array.from(htmlRows(text)),
  'clipboard, columns': (text) => columnsOfHtml(text),
  header: (text) => fieldOfHeader(text),
  'dates and numbers': ofValue((text) => [
    lastmodForm(text),
    readLocalDate(text, 'dmy'),
    feedDate(text),
    parsePriority(text),
  ]),
};
