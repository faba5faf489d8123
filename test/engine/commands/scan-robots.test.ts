// A look at all addresses gives each row its answer once, with a second thread, without, and where one dies.
import { describe, expect, it } from 'vitest';
import { scanRobots } from '../../../electron/engine/commands/scan-robots.ts';
import type { RobotsQuestion } from '../../../electron/engine/check/robots/address-judge.ts';
import type { ProjectStore } from '../../../electron/engine/store/project-store.ts';
import { finish } from '../../../shared/model/steps.ts';
import { robotsVerdict } from '../../../shared/protocol/robots-verdict.ts';
import { storeWith } from '../store/sample-project.ts';

const ORIGIN = 'https://example.com';
const CONTENT = 'User-agent: *\nDisallow: /a\nDisallow: /*7\nAllow: /*77\n';
const QUESTION: RobotsQuestion = {
  kind: 'mask',
  files: [{ origin: ORIGIN, content: CONTENT }],
  agents: ['Googlebot'],
  changed: null,
};

function answers(store: ProjectStore, threadFrom: number, hints: readonly string[] | null = null) {
  const found = new Map<number, number>();
  let rows = 0;
  finish(
    scanRobots(store.db, {
      hints,
      question: QUESTION,
      threadFrom,
      visit: (value, place, part) => {
        rows++;
        found.set(part.id(place), value);
      },
    }),
  );
  expect(rows).toBe(found.size);
  return [...found].sort(([a], [b]) => a - b);
}

describe('scanRobots', () => {
  const locs = Array.from({ length: 20_000 }, (_, i) => `${ORIGIN}/${i % 3 === 0 ? 'a' : 'b'}/${String(i)}`);
  // Such an address can't be told from two by its end, and rows that are gone leave holes between ids.
  locs[5_000] = `${ORIGIN}/a\n${ORIGIN}/b`;
  const store = storeWith(locs.map((loc) => ({ loc })));
  store.change(
    'delete',
    (writer) => {
      writer.set('deleted', Uint32Array.of(3, 4, 9_000), [1, 1, 1]);
    },
    () => undefined,
  );

  it('answers for each row as the plain matcher does', () => {
    const expected = locs.flatMap((loc, i) =>
      [3, 4, 9_000].includes(i + 1)
        ? []
        : [[i + 1, Number(!robotsVerdict(CONTENT, 'Googlebot', loc).allowed)] as const],
    );
    expect(answers(store, Infinity)).toEqual(expected);
  });

  it('gives the same answers with a second thread', () => {
    expect(answers(store, 0)).toEqual(answers(store, Infinity));
  });

  it('asks only the rows that hold one of the texts', () => {
    const some = answers(store, Infinity, ['/777', 'b/19999']);
    const held = locs.flatMap((loc, i) => (/\/777|b\/19999/.test(loc) ? [i + 1] : []));
    expect(some.map(([id]) => id)).toEqual(held);
  });
});
