// A short run of the fuzzer, always the same, and every input that once failed (pinned/, named for what was wrong).
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkInput } from './check-input.ts';
import { loadCorpus } from './corpus.ts';
import { makeInput, randomFor } from './make-input.ts';
import { minimise } from './minimise.ts';
import { ORDERED, textOf } from './repeat-pieces.ts';
import { MAX_MS, timeInputs } from './time-inputs.ts';
import { READERS } from './time-readers.ts';
import { runInputs } from './run-inputs.ts';

const PINNED = join(import.meta.dirname, 'pinned');

describe('fuzzing', () => {
  it.each(readdirSync(PINNED))('pinned: %s', async (name) => {
    await checkInput(readFileSync(join(PINNED, name)));
  });

  it('finds nothing in a short run', async () => {
    const { inputs, failures } = await runInputs({ seed: 4, first: 0, step: 1, end: 3_000 });
    expect(failures).toEqual([]);
    expect(inputs).toBe(3_000);
  });

  it('finds no reader whose time grows faster than its input, in a short run', async () => {
    // Every 97th, so that all beginnings and pieces have their turn.
    const { failures, inputs } = await timeInputs({ seed: 4, first: 5, step: 97, end: ORDERED + 200 });
    expect(failures).toEqual([]);
    expect(inputs).toBeGreaterThan(500);
  }, 300_000);

  it.each([
    [
      '40 comments beside each other in a page',
      '<!DOCTYPE html>',
      '<!-- note -->',
      '<html><body><p>Not found</p>',
    ],
    ['attributes that never end', '', '<a b="', 'x'],
    ['quotes on lines that nothing separates', '#', '*$/*\uFFFD"\n', '\nhttps://e.test/b\n'],
    ['lines of nothing but a quote', '', '"\n', ''],
    [
      'a declaration that is none and never ends',
      '',
      '<!a<xhtml:link <!DOCTYPE a [0',
      '\nhttps://e.test/b\n',
    ],
  ])('reads %s in no time', async (_, beginning, piece, ending) => {
    const text = textOf({ beginning, pieces: [piece], ending }, 1_000_000);
    for (const [name, read] of Object.entries(READERS)) {
      const start = process.cpuUsage();
      await read(text);
      expect(process.cpuUsage(start).user / 1_000, name).toBeLessThan(MAX_MS);
    }
  });

  it('makes the same input from the same seed', () => {
    const corpus = loadCorpus();
    expect(corpus.length).toBeGreaterThan(250);
    const input = makeInput(corpus, randomFor(7, 42));
    expect(makeInput(corpus, randomFor(7, 42))).toEqual(input);
    expect(makeInput(corpus, randomFor(7, 43))).not.toEqual(input);
  });

  it('makes a failing input smaller', async () => {
    const input = Buffer.from(`${'x'.repeat(500)}bad${'y'.repeat(500)}`);
    expect((await minimise(input, async (bytes) => bytes.includes('bad'))).toString()).toBe('bad');
  });
});
