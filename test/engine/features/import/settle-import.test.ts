// The end of an import, in steps: whoever reads between two of them sees the project as it was, and so it is again
// where the import ends early, at whichever step.
import { describe, expect, it } from 'vitest';
import { settleImport } from '../../../../electron/engine/features/import/settle-import.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { dump, storeWith, toBatch } from '../../store/rows/sample-project.ts';

const link = '<xhtml:link rel="alternate" hreflang="nl" href="https://a.example/2"/>';
const OLD = [{ loc: 'https://a.example/1', ext: link }, { loc: 'https://b.example/x' }];
const NEW = [
  { loc: 'https://a.example/2' },
  { loc: 'https://a.example/1/' },
  { loc: 'https://b.example/x' },
  { loc: 'https://b.example/y' },
  { loc: 'https://b.example/z', ext: link },
];

function state(store: ProjectStore): unknown {
  return [dump(store), store.counts(), [...store.ruleCounts()], store.site(), store.sources()];
}

function begin(store: ProjectStore) {
  const writer = store.beginImport('x');
  const source = writer.addSource('/in/b.xml', 'urlset');
  writer.add(
    source,
    toBatch(NEW),
    NEW.map(() => 0),
  );
  return writer.commitSteps((imported) => settleImport(store, imported, 'https://a.example'));
}

describe('settleImport', () => {
  it('shows nothing before the end, and leaves nothing where it is ended before', () => {
    let steps = 0;
    for (let end = 1, done = false; !done; end++) {
      const store = storeWith(OLD);
      const before = state(store);
      const committing = begin(store);
      for (let n = 0; n < end && !done; n++) {
        done = committing.next().done === true;
        if (!done) expect([store.counts(), [...store.ruleCounts()]]).toEqual([{ rows: 2, included: 2 }, []]);
      }
      if (!done) {
        expect(() => committing.throw(new Error('cancelled'))).toThrow('cancelled');
        expect(state(store)).toEqual(before);
        expect(store.db.get('PRAGMA journal_mode')).toEqual(['wal']);
        steps++;
        continue;
      }
      const { rows, included } = store.counts();
      const flags = [...store.ruleCounts()];
      const known = [rows, included, new Map(flags), store.flaggedRows()];
      // Forgets the numbers, so that they are counted.
      store.db.rollback();
      const { rows: found, included: among } = store.counts();
      expect([found, among, store.ruleCounts(), store.flaggedRows()]).toEqual(known);
      expect([rows, included, store.site()]).toEqual([7, 7, 'https://b.example']);
      expect(flags.map(([rule]) => rule)).toContain('loc-duplicate');
      expect(flags.map(([rule]) => rule)).toContain('hreflang-no-return');
    }
    expect(steps).toBeGreaterThan(5);
  });
});
