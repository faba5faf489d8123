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
    // Fewer bytes are not watched: see QUICK_BYTES.
    const lines = 'https://www.example.com/hang-here\n'.repeat(1_000);
    expect(await read([lines])).toEqual([
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
  it('ends a regular expression', () => {
    // A pattern that is slow on purpose.
    const slow = new RegExp('^(?:a|aa)+$');
    expect(inLimitedTime(() => void slow.test(`${'a'.repeat(80)}b`), 50)).toBe(false);
  });

  it('lets errors through, and work within work', () => {
    expect(() =>
      inLimitedTime(() => {
        throw new RangeError('x');
      }, 50),
    ).toThrow(RangeError);
    const done: boolean[] = [];
    expect(inLimitedTime(() => void done.push(inLimitedTime(() => undefined, 50)), 50)).toBe(true);
    expect(done).toEqual([true]);
  });
});
