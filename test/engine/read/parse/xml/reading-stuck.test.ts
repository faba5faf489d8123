// A reader that never comes to its end is ended, and what it leaves out is told.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inEnglish, reason } from '../../../../../shared/contract/error-texts.ts';
import { inLimitedTime } from '../../../../../electron/engine/read/parse/limited-time.ts';
import { parseSource } from '../../../../../electron/engine/read/parse/parse-source.ts';

async function read(parts: readonly string[]) {
  async function* chunks() {
    for (const part of parts) yield Buffer.from(part);
  }
  const items = [];
  for await (const item of parseSource(chunks(), { location: 'a.txt', patience: 100 })) items.push(item);
  return items;
}

/** Has the reader hang as soon as a text holds a mark. */
function hangAt(mark: string): void {
  const { search } = String.prototype;
  vi.spyOn(String.prototype, 'search').mockImplementation(function (this: string, pattern) {
    if (this.includes(mark)) for (;;);
    return search.call(this, pattern as RegExp);
  });
}

afterEach(() => vi.restoreAllMocks());

describe('a reader that hangs', () => {
  it('is ended, and says so, in the first part of a file', async () => {
    hangAt('hang-here');
    const stuck = reason('reading-stuck', { seconds: 0.1 });
    expect(inEnglish(stuck)).toBe('Reading made no progress for 0.1 s. The rest of the file was left out.');
    expect(await read(['https://www.example.com/hang-here\n'])).toEqual([
      { kind: 'format', format: null },
      {
        kind: 'problem',
        problem: { severity: 'error', code: 'reading-stuck', reason: stuck, file: 'a.txt' },
      },
    ]);
  });

  it('leaves other files alone', async () => {
    hangAt('hang-here');
    expect(await read(['https://www.example.com/a\n'])).toContainEqual(
      expect.objectContaining({ kind: 'rows' }),
    );
  });
});

describe('limited time', () => {
  it('ends a regular expression', async () => {
    // A pattern that is slow on purpose.
    const slow = new RegExp('^(?:a|aa)+$');
    expect(await inLimitedTime(() => void slow.test(`${'a'.repeat(80)}b`), 50)).toBe(false);
  });

  it('lets errors through', async () => {
    const failing = inLimitedTime(() => {
      throw new RangeError('x');
    }, 50);
    await expect(failing).rejects.toThrow(RangeError);
  });

  it('ends one of several that are asked for together, and does the others', async () => {
    const done: number[] = [];
    const together = [0, 1, 2, 3].map((i) =>
      inLimitedTime(() => {
        if (i === 1) for (;;);
        done.push(i);
      }, 50),
    );
    expect(await Promise.all(together)).toEqual([true, false, true, true]);
    expect(done).toEqual([0, 2, 3]);
  });
});
