// What changed between two sets, from their texts: compared with a plain comparison of maps.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChangedEntries } from '../../../../electron/engine/features/compare/changed-entries.ts';

type Set = Readonly<Record<string, number>>;

function xml(set: Set, indent: string): string {
  const urls = Object.entries(set).map(
    ([name, value]) =>
      `<url>${indent}<loc>https://e.com/${name}?&amp;</loc>${indent}<priority>${value}</priority></url>`,
  );
  return `<?xml version="1.0"?>\n<urlset>${urls.join('\n')}</urlset>`;
}

const set = fc.dictionary(fc.stringMatching(/^[a-z]{1,2}$/), fc.integer({ min: 0, max: 2 }), { maxKeys: 40 });

describe('ChangedEntries', () => {
  it('finds what is new, changed and gone, whatever the white space between elements', () => {
    fc.assert(
      fc.property(set, set, (before, after) => {
        const entries = new ChangedEntries();
        entries.addOld(xml(before, ''));
        const changed = [...entries.observe(xml(after, '\n  '))];
        const gone = [...entries.gone(xml(before, ''))];
        const address = (name: string): string => `https://e.com/${name}?&`;
        expect(changed.toSorted()).toEqual(
          Object.keys(after)
            .filter((name) => before[name] !== after[name])
            .map(address)
            .toSorted(),
        );
        expect(gone.toSorted()).toEqual(
          Object.keys(before)
            .filter((name) => !(name in after))
            .map(address)
            .toSorted(),
        );
      }),
    );
  });

  it('takes another spelling of an address or of an instant for no change', () => {
    const entry = (loc: string, lastmod: string): string =>
      `<urlset><url><loc>${loc}</loc><lastmod>${lastmod}</lastmod></url></urlset>`;
    const entries = new ChangedEntries();
    const old = entry('https://e.com/%c3%a4', '2024-01-01T10:00:00+02:00');
    entries.addOld(old);
    expect([...entries.observe(entry('https://e.com/%C3%A4', '2024-01-01T08:00:00Z'))]).toEqual([]);
    expect([...entries.gone(old)]).toEqual([]);
    expect([...entries.observe(entry('https://e.com/%C3%A4', '2024-01-01T08:00:01Z'))]).toHaveLength(1);
  });

  it('reads lists of addresses, too, and more of them than it began with room for', () => {
    const list = Array.from({ length: 10_000 }, (_, i) => `https://e.com/?a=${i}&b\n`).join('');
    const entries = new ChangedEntries();
    entries.addOld(list);
    expect([...entries.observe(`${list}https://e.com/new\n`)]).toEqual(['https://e.com/new']);
    expect([...entries.gone(list)]).toEqual([]);
  });
});
