// Two exports that are told as one, as nobody was told of the first.
import { expect, it } from 'vitest';
import { withUntold } from '../../../../electron/engine/features/export/untold-result.ts';
import type { ExportResult, WrittenFile } from '../../../../shared/model/export/planned-set.ts';

const file = (name: string, change: WrittenFile['change'], sha256 = name): WrittenFile => ({
  name,
  urls: 1,
  bytes: 1,
  size: 1,
  sha256,
  lastmod: null,
  change,
});

const result = (more: Partial<ExportResult>): ExportResult => ({
  out: '/out',
  files: [],
  index: null,
  moreIndexes: [],
  extras: [],
  urls: 1,
  leftOut: [],
  obsolete: [],
  removed: [],
  moved: [],
  robotsLines: [],
  linesLeft: [],
  bareRobots: [],
  rootLines: [],
  rootRobots: [],
  idleHosts: null,
  othersLeft: null,
  seconds: 1,
  ...more,
});

it('what either changed is to be uploaded, and what the first one made new is new', () => {
  const untold = result({
    files: [file('1.xml', 'changed'), file('2.xml', 'new'), file('3.xml', 'unchanged'), file('4.xml', 'new')],
    index: file('index.xml', 'changed'),
  });
  const now = result({
    files: [
      file('1.xml', 'unchanged'),
      file('2.xml', 'changed', 'other'),
      file('3.xml', 'unchanged'),
      // Somebody put something else there meanwhile.
      file('4.xml', 'unchanged', 'other'),
      file('5.xml', 'new'),
    ],
    index: file('index.xml', 'unchanged'),
  });
  const told = withUntold(now, untold);
  expect(told.files.map(({ name, change }) => `${name} ${change}`)).toEqual([
    '1.xml changed',
    '2.xml new',
    '3.xml unchanged',
    '4.xml unchanged',
    '5.xml new',
  ]);
  expect(told).toMatchObject({ index: { change: 'changed' }, withEarlier: true });
});

it('a list of changes that nobody sent is still to be sent, and what the first one removed is told', () => {
  const untold = result({ extras: [file('indexnow-1.txt', 'new')], removed: ['old.xml', 'back.xml'] });
  const now = result({
    files: [file('back.xml', 'new')],
    obsolete: ['indexnow-1.txt', 'other.xml'],
    removed: ['older.xml'],
  });
  expect(withUntold(now, untold)).toMatchObject({
    extras: [{ name: 'indexnow-1.txt', change: 'new' }],
    obsolete: ['other.xml'],
    removed: ['old.xml', 'older.xml'],
  });
});
