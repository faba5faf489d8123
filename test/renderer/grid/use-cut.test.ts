// A cut that waits for its paste, and one that is on its way.
import { describe, expect, it } from 'vitest';
import { useCut, type WaitingCut } from '../../../renderer/grid/use-cut.ts';

function cutOf(text: string, log: string[]): WaitingCut {
  const source = { fetch: () => Promise.resolve([]) };
  const held = {
    text: null,
    move: () => Promise.resolve(true),
    drop: () => void log.push(`${text} let go`),
  };
  const cut = { ranges: [], columns: [], rows: 1, wholeRows: false, source };
  return { cut, held, sign: { mark: null, text } };
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
    cuts.begin(cutOf('second', log));
    await Promise.resolve();
    expect(log).toEqual(['over']);
    there.resolve(true);
    await done;
    await Promise.resolve();
    expect(log).toEqual(['over', 'first let go']);
    expect(cuts.on({ html: '', plain: 'second' })?.sign.text).toBe('second');
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
