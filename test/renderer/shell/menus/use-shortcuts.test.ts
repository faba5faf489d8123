// @vitest-environment happy-dom
// Keys for the whole window: what they may and may not reach.
import { mount } from '@vue/test-utils';
import { defineComponent, h } from 'vue';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useShortcuts } from '../../../../renderer/shell/menus/use-shortcuts.ts';

const run = vi.fn();
const page = defineComponent({
  setup() {
    useShortcuts(run);
    return () => h('main', [h('p', { tabindex: 0 }), h('input')]);
  },
});

afterEach(() => {
  document.body.innerHTML = '';
});

/** Whether Ctrl+A on an element is kept from the browser. */
function isTaken(selector: string): boolean {
  const wrapper = mount(page, { attachTo: document.body });
  const press = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true });
  wrapper.get(selector).element.dispatchEvent(press);
  wrapper.unmount();
  return press.defaultPrevented;
}

describe('Ctrl+A', () => {
  it('marks no text of the page, and stays with text fields', () => {
    expect(isTaken('p')).toBe(true);
    expect(isTaken('input')).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });
});
