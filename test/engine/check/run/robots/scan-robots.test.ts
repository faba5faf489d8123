// A look at all addresses gives each row its answer once.
import { describe, expect, it } from 'vitest';
import { scanRobots } from '../../../../../electron/engine/check/run/robots/scan-robots.ts';
import type { RobotsQuestion } from '../../../../../electron/engine/check/robots/address-judge.ts';
import type { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import { robotsVerdict } from '../../../../../shared/protocol/robots-verdict.ts';
import { storeWith } from '../../../store/rows/sample-project.ts';
import { changeAtOnce } from '../../../store/history/at-once.ts';

const ORIGIN = 'https://example.com';
const CONTENT = 'User-agent: *\nDisallow: /a\nDisallow: /*7\nAllow: /*77\n';
const QUESTION: RobotsQuestion = {
  kind: 'mask',
  files: [{ origin: ORIGIN, content: CONTENT }],
  agents: ['Googlebot'],
  changed: null,
};

function answers(store: ProjectStore) {
  const found = new Map<number, number>();
  let rows = 0;
  finish(
    scanRobots(store.db, {
      question: QUESTION,
      visit: (value, place, part) => {
        rows++;
        found.set(part.id(place), value);
      },
    }),
  );
  expect(rows).toBe(found.size);
  return [...found].sort(([a], [b]) => a - b);
}

const LOCS = Array.from({ length: 20_000 }, (_, i) => `${ORIGIN}/${i % 3 === 0 ? 'a' : 'b'}/${String(i)}`);
// Such an address can't be told from two by its end, and rows that are gone leave holes between ids.
LOCS[5_000] = `${ORIGIN}/a\n${ORIGIN}/b`;
const GONE = [3, 4, 9_000];

function sample(): ProjectStore {
  const store = storeWith(LOCS.map((loc) => ({ loc })));
  changeAtOnce(
    store,
    'delete',
    (writer) => {
      writer.set('deleted', Uint32Array.from(GONE), [1, 1, 1]);
    },
    () => undefined,
  );
  return store;
}

describe('scanRobots', () => {
  it('answers for each row as the plain matcher does', () => {
    const blocked = (loc: string): number => Number(!robotsVerdict(CONTENT, 'Googlebot', loc).allowed);
    const rows = LOCS.map((loc, i) => [i + 1, blocked(loc)] as const);
    expect(answers(sample())).toEqual(rows.filter(([id]) => !GONE.includes(id)));
  });
});
