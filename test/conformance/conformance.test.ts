// Small files such as the web has them, each with what must be found in it: cases/<file> and cases/<file>.json.
// Expected entries leave out what is null; a problem is "code" or "code:line".
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../shared/contract/error-texts.ts';
import { inspectSource } from '../../electron/engine/features/import/inspect-source.ts';
import type { TextEncoding } from '../../shared/protocol/encodings.ts';
import type { AppError } from '../../shared/contract/errors.ts';
import { parseSource } from '../../electron/engine/read/parse/parse-source.ts';
import { isCut, readUnpacked } from '../../electron/engine/read/sources/archive/read-unpacked.ts';
import { diskFile } from '../../electron/engine/read/sources/source-file.ts';

interface Expected {
  readonly format: string | null;
  readonly entries: readonly Record<string, unknown>[];
  readonly sitemaps?: readonly Record<string, unknown>[];
  readonly problems: readonly string[];
  readonly sourceUrl?: string;
  /** The links of HTML pages are asked for. */
  readonly html?: boolean;
  /** What the text is said to be in. */
  readonly encoding?: TextEncoding;
}

const FOLDER = join(import.meta.dirname, 'cases');
/** Pieces of 7 bytes, longer ones in the few cases of more than 28 KB: one of those took as long as all others. */
const MOST_PIECES = 4_000;
const names = readdirSync(FOLDER).filter((name) => !name.endsWith('.json') || name.endsWith('.json.xml'));

function expectedOf(name: string): Expected {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Expected;
}

async function parsed(name: string, fast: boolean, chunk: number) {
  const path = join(FOLDER, name);
  let truncated = false;
  const unpacked = readUnpacked(diskFile(path, 0, true), {
    onProblem: (p) => (truncated ||= isCut(p)),
  });
  async function* pieces() {
    for await (const bytes of unpacked) {
      for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
    }
  }
  const items: unknown[] = [];
  const { html, encoding } = expectedOf(name);
  const options = { html, encoding, location: path, fast, truncated: () => truncated };
  try {
    for await (const item of parseSource(pieces(), options)) items.push(item);
  } catch (error) {
    items.push((error as AppError).code);
  }
  return items;
}

describe('conformance', () => {
  it('has its cases', () => {
    expect(names.length).toBeGreaterThanOrEqual(540);
  });

  it.each(names)('%s', async (name) => {
    const expected = expectedOf(name);
    const found = await inspectSource(join(FOLDER, name), {
      sourceUrl: expected.sourceUrl,
      html: expected.html,
      encoding: expected.encoding,
    });
    expect(found.format).toBe(expected.format);
    const nothing = { lastmod: null, changefreq: null, priority: null };
    expect(found.entries).toEqual(expected.entries.map((entry) => ({ ...nothing, ...entry })));
    expect(found.sitemaps).toEqual((expected.sitemaps ?? []).map((s) => ({ lastmod: null, ...s })));
    const lines = new Set(expected.problems);
    const problems = found.problems.map(({ code, line }) => {
      const exact = `${code}:${String(line)}`;
      return lines.has(exact) ? exact : code;
    });
    expect(problems.toSorted()).toEqual(expected.problems.toSorted());
    for (const { reason } of found.problems) expect(inEnglish(reason)).toMatch(/\w.*[.!?]$/s);
  });

  it.each(names)('%s gives the same in pieces, and without the fast path', async (name) => {
    const whole = await parsed(name, true, 1_000_000);
    expect(await parsed(name, false, 1_000_000)).toEqual(whole);
    const fewest = Math.ceil(statSync(join(FOLDER, name)).size / MOST_PIECES);
    expect(await parsed(name, true, Math.max(7, fewest))).toEqual(whole);
  });
});
