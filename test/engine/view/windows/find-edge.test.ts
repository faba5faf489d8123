// Ctrl and an arrow against a plain walk along the column, near and far.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEdge } from '../../../../electron/engine/view/windows/find-edge.ts';
import { engineWith } from '../../test-engine.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';

function walk(filled: readonly boolean[], start: number, step: 1 | -1): number {
  const end = step === 1 ? filled.length - 1 : 0;
  if (start === end) return end;
  const within = filled[start] === true && filled[start + step] === true;
  for (let at = start + step; at >= 0 && at < filled.length; at += step) {
    if (filled[at] !== within) return within ? at - step : at;
  }
  return end;
}

function project(filled: readonly boolean[]) {
  const { context } = engineWith(
    filled.map((is, i) => ({ loc: `https://a.example/${String(i)}`, lastmod: is ? '2026-01-01' : null })),
  );
  return currentProject(context).store.db;
}

describe('an edge', () => {
  it('is where a walk along the column stops, in both directions', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), fc.nat(), (filled, at) => {
        const db = project(filled);
        const ids = Uint32Array.from(filled, (_, i) => i + 1);
        const position = at % filled.length;
        for (const [direction, step] of [
          ['down', 1],
          ['up', -1],
        ] as const) {
          expect(findEdge(db, ids, { position, column: 'lastmod', direction })).toBe(
            walk(filled, position, step),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is found far away as well, also in another order than that of the ids', () => {
    const filled = Array.from({ length: 60_000 }, (_, i) => i < 2 || i === 41_234);
    const db = project(filled);
    const ids = Uint32Array.from(filled, (_, i) => i + 1);
    expect(findEdge(db, ids, { position: 1, column: 'lastmod', direction: 'down' })).toBe(41_234);
    expect(findEdge(db, ids, { position: 0, column: 'loc', direction: 'down' })).toBe(59_999);
    expect(findEdge(db, ids, { position: 59_999, column: 'lastmod', direction: 'up' })).toBe(41_234);
    const turned = ids.toReversed();
    expect(findEdge(db, turned, { position: 0, column: 'lastmod', direction: 'down' })).toBe(59_999 - 41_234);
  });
});
