// A map that is computed anew stays the same object until its entries change.
import { expect, it } from 'vitest';
import { shallowRef } from 'vue';
import { steadyMap } from '../../../renderer/ui/steady-map.ts';

it('is another object only where entries came, went or changed', () => {
  const list = shallowRef<readonly (readonly [number, string])[]>([
    [1, 'a'],
    [2, 'b'],
  ]);
  const map = steadyMap(() => new Map(list.value));
  const first = map.value;
  list.value = [...list.value];
  expect(map.value).toBe(first);
  for (const other of [[[1, 'a']], [[1, 'b']], [[2, 'b']], []] as const) {
    const before = map.value;
    list.value = other;
    expect(map.value).not.toBe(before);
    expect([...map.value]).toEqual(other);
  }
});
