// A cut that waits for its paste, and one that is on its way.
import { describe, expect, it } from 'vitest';
import { printOf, useCut, type WaitingCut } from '../../../../renderer/grid/clipboard/use-cut.ts';

function cutOf(text: string, log: string[]): WaitingCut {
  const held = {
    text: null,
    move: () => Promise.resolve(true),
    drop: () => void log.push(`${text} let go`),
  };
  const sign = { mark: null, print: printOf(text) };
  return { cut: { columns: [], rows: 1, wholeRows: false, filled: true, sign }, held };
}

describe('a cut that is on its way', () => {
  it('is let go only once it is there, also where another cut took its place', async () => {
    const log: string[] = [];
    const cuts = useCut(() => void log.push('over'));
    const first = cutOf('first', log);
    cuts.begin(first);
    const there = Promise.withResolvers<boolean>();
    const done = cuts.move(first, () => there.promise);
    expect(cuts.underWay(first)).toBe(done);
    const second = cutOf('second', log);
    cuts.begin(second);
    await Promise.resolve();
    expect(log).toEqual(['over']);
    there.resolve(true);
    await done;
    await Promise.resolve();
    expect(log).toEqual(['over', 'first let go']);
    expect(cuts.on({ html: '', plain: 'second' })).toBe(second);
  });

  it('is known by its text, however the system ends lines, and by no other text', () => {
    const cuts = useCut(() => undefined);
    const cut = cutOf('one\ttwo\nthree', []);
    cuts.begin(cut);
    expect(cuts.on({ html: '', plain: 'one\ttwo\r\nthree' })).toBe(cut);
    expect(cuts.on({ html: '', plain: 'one\ttwo\nthre' })).toBeNull();
    expect(cuts.on({ html: '<p>one</p>', plain: 'one\ttwo\nthree' })).toBeNull();
  });

  it('is waited for by who pastes before it is known that the clipboard has it', async () => {
    const cuts = useCut(() => undefined);
    const cut = cutOf('many rows', []);
    const written = Promise.withResolvers<undefined>();
    const done = cuts.come(
      written.promise.then(() => {
        cuts.begin(cut);
      }),
    );
    const pasted = cuts.coming();
    expect(cuts.on({ html: '', plain: 'many rows' })).toBeNull();
    written.resolve(undefined);
    await pasted;
    expect(cuts.on({ html: '', plain: 'many rows' })).toBe(cut);
    await done;
    expect(cuts.coming()).toBeNull();
  });

  it('can be moved again where it was refused', async () => {
    const log: string[] = [];
    const cuts = useCut(() => void log.push('over'));
    const cut = cutOf('cells', log);
    cuts.begin(cut);
    await cuts.move(cut, () => Promise.resolve(false));
    expect(cuts.on({ html: '', plain: 'cells' })).toBe(cut);
    await cuts.move(cut, () => Promise.resolve(true));
    expect(cuts.on({ html: '', plain: 'cells' })).toBeNull();
    expect(log).toEqual(['cells let go', 'over']);
  });
});
