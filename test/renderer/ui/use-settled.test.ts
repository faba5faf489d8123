// A text that settles: short ones at once, long ones when nobody types any more.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { effectScope, ref } from 'vue';
import { useSettled } from '../../../renderer/ui/use-settled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('follows short texts and other texts at once, and long ones after the last key', () => {
  const scope = effectScope();
  const text = ref('a');
  const settled = scope.run(() => useSettled(() => text.value));
  text.value = 'ab';
  expect(settled?.value).toBe('ab');
  const long = 'x'.repeat(100_000);
  text.value = long;
  expect(settled?.value).toBe(long);
  text.value = `${long}y`;
  vi.advanceTimersByTime(200);
  text.value = `${long}yz`;
  vi.advanceTimersByTime(200);
  expect(settled?.value).toBe(long);
  vi.advanceTimersByTime(100);
  expect(settled?.value).toBe(`${long}yz`);
  text.value = `${long}yz!`;
  scope.stop();
  vi.advanceTimersByTime(1_000);
  expect(settled?.value).toBe(`${long}yz`);
});
