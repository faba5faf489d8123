// @vitest-environment happy-dom
import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineComponent, ref } from 'vue';
import { useAtRest } from '../../../../renderer/shell/notices/use-at-rest.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

it('waits for the second click of a double click, and not without a press', () => {
  const value = ref<readonly number[]>([]);
  let shown: { readonly value: readonly number[] } = { value: [] };
  const wrapper = mount(
    defineComponent({
      setup: () => {
        shown = useAtRest(() => value.value);
        return () => null;
      },
    }),
  );
  value.value = [1];
  expect(shown.value).toEqual([1]);
  window.dispatchEvent(new Event('pointerdown'));
  value.value = [1, 2];
  vi.advanceTimersByTime(500);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(500);
  expect(shown.value).toEqual([1]);
  vi.advanceTimersByTime(200);
  expect(shown.value).toEqual([1, 2]);
  window.dispatchEvent(new Event('pointerdown'));
  value.value = [];
  expect(shown.value).toEqual([]);
  wrapper.unmount();
});
