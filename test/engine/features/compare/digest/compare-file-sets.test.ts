// What to upload and what to delete, by name and content.
import { describe, expect, it } from 'vitest';
import {
  compareFileSets,
  type SetFileFacts,
} from '../../../../../electron/engine/features/compare/digest/compare-file-sets.ts';

const file = (name: string, sha256: string | null = name): SetFileFacts => ({
  name,
  size: 1,
  sha256,
  urls: 1,
  isRobots: name.endsWith('robots.txt'),
});

const fates = (before: readonly SetFileFacts[], after: readonly SetFileFacts[]): string[] =>
  compareFileSets(before, after).map(({ name, fate, replaces }) => `${fate} ${name}${replaces ? '!' : ''}`);

describe('the files of two sets', () => {
  it('are to upload, to delete, or stay', () => {
    const before = [file('a'), file('b'), file('c', null), file('d')];
    expect(fates(before, [file('b', '2'), file('c', null), file('d'), file('e')])).toEqual([
      'upload b!',
      'upload c!',
      'upload e',
      'delete a',
      'unchanged d',
    ]);
  });

  it('have no robots.txt among them that only one set has', () => {
    const [robots, changed] = [file('robots.txt'), file('robots.txt', '2')];
    expect(fates([file('a'), robots], [file('a')])).toEqual(['unchanged a']);
    expect(fates([file('a')], [file('a'), file('host/robots.txt')])).toEqual(['unchanged a']);
    expect(fates([robots], [changed])).toEqual(['upload robots.txt!']);
    expect(fates([robots], [robots])).toEqual(['unchanged robots.txt']);
  });
});
