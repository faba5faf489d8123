import { expect, it } from 'vitest';
import { ImportTree } from '../../../electron/engine/project/running-import.ts';

it('tells thousands of sources in parts, and when it has told all', () => {
  const tree = new ImportTree();
  for (let i = 0; i < 4_500; i++) tree.add(`/site/${String(i)}.xml`, null);
  const told: string[] = [];
  const ends: boolean[] = [];
  for (let since = 0, more = true; more;) {
    const part = tree.since(since);
    expect(part.nodes.length).toBeLessThanOrEqual(2_000);
    told.push(...part.nodes.map(({ location }) => location));
    ends.push(!part.more);
    ({ revision: since, more } = part);
  }
  expect(told).toEqual(Array.from({ length: 4_500 }, (_, i) => `/site/${String(i)}.xml`));
  expect(ends).toEqual([false, false, true]);
});
