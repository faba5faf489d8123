// Answers keep the parts of the answer before that they repeat, and are equal to what came.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withSameParts } from '../../../renderer/engine/with-same-parts.ts';

it('is the value of before where nothing changed, and keeps the parts that did not', () => {
  const before = { rows: 3, sources: [{ id: 1 }, { id: 2 }], settings: { gzip: true, url: null } };
  expect(withSameParts(before, structuredClone(before))).toBe(before);
  const changed = { ...structuredClone(before), sources: [{ id: 1 }, { id: 5 }, { id: 6 }] };
  const now = withSameParts(before, changed);
  expect(now).toEqual(changed);
  expect(now.settings).toBe(before.settings);
  expect(now.sources).not.toBe(before.sources);
  expect(now.sources[0]).toBe(before.sources[0]);
});

it('tells a field that is undefined from one that is not there', () => {
  const before: Record<string, unknown> = { a: undefined };
  expect(Object.keys(withSameParts(before, { b: undefined }))).toEqual(['b']);
});

it('is equal to the later answer whatever the earlier one was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      const copy = structuredClone(now);
      expect(withSameParts(before, now)).toEqual(copy);
      expect(withSameParts(now, copy)).toBe(now);
    }),
  );
});
