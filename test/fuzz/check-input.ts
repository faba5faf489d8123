// What must hold for any bytes whatever: the readers end, agree with each other, and hide nothing.
import assert from 'node:assert/strict';
import { AppError } from '../../shared/contract/errors.ts';
import { EXTENSION_NAMESPACES, SITEMAP_NS } from '../../shared/protocol/namespaces.ts';
import { checkArchive, isArchive } from './check-archive.ts';
import { unpackRows } from '../../electron/engine/rows/packed-rows.ts';
import type { NormalBatch } from '../../electron/engine/rows/entry-batch.ts';
import { parseSource, type ParseItem } from '../../electron/engine/read/parse/parse-source.ts';
import { readExtensions } from '../../electron/engine/read/parse/xml/read-extensions.ts';
import { robotsLines } from '../../shared/protocol/robots-lines.ts';
import { robotsVerdict } from '../../shared/protocol/robots-verdict.ts';
import { isCut, readUnpacked } from '../../electron/engine/read/sources/archive/read-unpacked.ts';

const MAX_UNPACKED_BYTES = 33_554_432;
const ROOT = `<urlset xmlns="${SITEMAP_NS}"${Object.entries(EXTENSION_NAMESPACES)
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('')}>`;

/** Throws where something does not hold. */
export async function checkInput(input: Buffer): Promise<void> {
  const { bytes, cut } = await unpack(input);
  if (isArchive(input, bytes)) await checkArchive(input);
  const whole = await parse(bytes, { fast: true, cut, chunk: 1 << 20 });
  const slow = await parse(bytes, { fast: false, cut, chunk: 1 << 20 });
  same(whole, slow, 'the fast path and the XML parser differ');
  if (bytes.length % 3 === 0) {
    const chunk = 1 + (bytes.length % 37);
    same(await parse(bytes, { fast: true, cut, chunk }), whole, `chunks of ${chunk} differ`);
  }
  checkItems(whole, bytes);
  if (bytes.length % 4 === 0 && bytes.includes('href')) await checkPage(bytes, cut);
  await checkExtensions(whole);
  checkRobots(bytes);
}

/** The same bytes as a page whose links are wanted. */
async function checkPage(bytes: Buffer, cut: boolean): Promise<void> {
  const page = await parse(bytes, { fast: true, cut, chunk: 1 << 20, html: true });
  const chunk = 1 + (bytes.length % 41);
  same(
    await parse(bytes, { fast: true, cut, chunk, html: true }),
    page,
    `a page in chunks of ${chunk} differs`,
  );
  checkItems(page, bytes);
}

/** As assert.deepEqual, but fast where nothing is wrong. */
function same(found: readonly Item[], expected: readonly Item[], what: string): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) assert.deepEqual(found, expected, what);
}

async function unpack(input: Buffer): Promise<{ bytes: Buffer; cut: boolean }> {
  const parts: Uint8Array[] = [];
  let cut = false;
  async function* open() {
    for (let at = 0; at < input.length; at += 1_000) yield input.subarray(at, at + 1_000);
  }
  const file = { location: 'fuzz', size: input.length, named: true, open };
  const onProblem = (problem: Parameters<typeof isCut>[0]) => (cut ||= isCut(problem));
  try {
    for await (const part of readUnpacked(file, { maxBytes: MAX_UNPACKED_BYTES, onProblem }))
      parts.push(part);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return { bytes: Buffer.concat(parts), cut };
}

type Item = Exclude<ParseItem, { kind: 'rows' }> | { readonly kind: 'rows'; readonly batch: NormalBatch };

interface Way {
  readonly fast: boolean;
  readonly cut: boolean;
  readonly chunk: number;
  readonly html?: boolean;
}

async function parse(bytes: Buffer, { fast, cut, chunk, html }: Way): Promise<Item[]> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const items: Item[] = [];
  for await (const item of parseSource(chunks(), {
    ...{ location: 'fuzz', fast, html, truncated: () => cut },
    // Pieces of a few bytes would take longer to watch than to read.
    patience: Infinity,
  }))
    items.push(item.kind === 'rows' ? { kind: 'rows', batch: unpackRows(item.rows) } : item);
  return items;
}

function checkItems(items: readonly Item[], bytes: Buffer): void {
  assert.equal(items.filter(({ kind }) => kind === 'format').length, 1, 'one format');
  const problems = items.flatMap((item) => (item.kind === 'problem' ? [item.problem] : []));
  const values: (string | null)[] = [];
  for (const item of items) {
    if (item.kind === 'sitemap') values.push(item.loc, item.lastmod);
    if (item.kind !== 'rows') continue;
    const { count, loc, lastmod, changefreq, priority, ext, line, hash } = item.batch;
    for (const column of [loc, lastmod, changefreq, priority, ext, line, hash])
      assert.equal(column.length, count);
    assert.ok(line.every((number) => Number.isInteger(number) && number >= 1));
    values.push(...loc, ...lastmod, ...[...changefreq, ...priority].map(String), ...ext);
  }
  for (const value of values) {
    assert.ok(value?.includes('\uffff') !== true, 'the mark of undecodable bytes got out');
    if (value?.includes('\ufffd') !== true || hasReplacement(bytes)) continue;
    assert.ok(
      problems.some(({ code }) => code === 'encoding-invalid'),
      'a silent U+FFFD',
    );
  }
}

/** True where the bytes hold the letter U+FFFD itself, in one way or another. */
function hasReplacement(bytes: Buffer): boolean {
  const ways = [Buffer.from('\ufffd'), Buffer.from([0xff, 0xfd]), Buffer.from([0xfd, 0xff])];
  return ways.some((way) => bytes.includes(way)) || /&#(?:x0*fffd|0*65533);/i.test(bytes.toString('latin1'));
}

const STAYS_TRUE: ReadonlySet<string> = new Set([
  'xml-extension-namespace',
  'xml-unknown-element',
  'hreflang-half-link',
]);

/** What was kept of unknown elements is the same after another writing and reading. */
async function checkExtensions(items: readonly Item[]): Promise<void> {
  // Without its control characters an element may become another; that is told.
  if (items.some((item) => item.kind === 'problem' && item.problem.code === 'control-character')) return;
  for (const item of items) {
    if (item.kind !== 'rows') continue;
    for (const ext of item.batch.ext.filter((text) => text !== null).slice(0, 3)) {
      readExtensions(ext);
      const text = Buffer.from(`${ROOT}<url><loc>https://e/</loc>${ext}</url></urlset>`);
      const again = await parse(text, { fast: false, cut: false, chunk: 1 << 20 });
      const found = again.flatMap((other) => (other.kind === 'rows' ? other.batch.ext : []));
      assert.deepEqual(found, [ext], 'an extension changes when it is read again');
      // That an element is unknown, or a link a half one, stays true, however well it is written.
      const codes = again.flatMap((other) => (other.kind === 'problem' ? other.problem.code : []));
      const faults = codes.filter((code) => !STAYS_TRUE.has(code));
      assert.deepEqual(faults, [], 'an extension was not written well');
    }
  }
}

function checkRobots(bytes: Buffer): void {
  const content = bytes.toString('utf8');
  const lines = content.split(/\r\n|\r|\n/).length;
  for (const { line, text } of robotsLines(content)) assert.ok(line >= 1 && line <= lines && text !== '');
  for (const url of ['https://example.com/', '/a/b.html?c=%c3%a9#d', content.slice(-200)]) {
    const verdict = robotsVerdict(content, 'Googlebot', url);
    assert.ok(verdict.line === null ? verdict.rule === null : verdict.line >= 1 && verdict.rule !== '');
  }
}
