// What a new set changes in a folder.
import { describe, expect, it } from 'vitest';
import {
  fileChange,
  namesOf,
  obsoleteNames,
} from '../../../../electron/engine/features/compare/compare-files.ts';
import type { ExportManifest } from '../../../../shared/model/export/planned-set.ts';

const file = (name: string): ExportManifest['files'][number] => ({
  name,
  urls: 1,
  bytes: 1,
  size: 1,
  sha256: '',
  lastmod: null,
});
const previous: ExportManifest = {
  mapwright: 1,
  baseUrl: 'https://example.com/',
  urls: 2,
  files: [file('a'), file('b')],
  index: file('index'),
  obsolete: ['old', 'b'],
};

describe('comparing a set with its folder', () => {
  it('tells new, changed and unchanged files by their hash', () => {
    expect(fileChange('1', null)).toBe('new');
    expect(fileChange('1', '2')).toBe('changed');
    expect(fileChange('1', '1')).toBe('unchanged');
  });

  it('knows all names of earlier exports, also those that were obsolete before', () => {
    expect(namesOf(previous)).toEqual(['a', 'b', 'index', 'old', 'b']);
    expect(namesOf(null)).toEqual([]);
  });

  it('lists once each name that the new set no longer has', () => {
    expect(obsoleteNames(previous, ['a', 'index'])).toEqual(['b', 'old']);
    expect(obsoleteNames(null, ['a'])).toEqual([]);
  });
});
