// @vitest-environment happy-dom
// The floating card: what closes it, and where the focus goes.
import { mount } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import PopoverDetails from '../../../renderer/ui/PopoverDetails.vue';

const outside = document.createElement('button');
const dialog = document.createElement('div');
dialog.setAttribute('role', 'dialog');

afterEach(() => {
  document.body.replaceChildren();
});

function opened() {
  document.body.append(outside, dialog);
  const wrapper = mount(PopoverDetails, {
    attachTo: document.body,
    slots: { button: 'More', default: '<input />' },
  });
  const box = wrapper.get('details').element;
  box.open = true;
  wrapper.get('input').element.focus();
  return { wrapper, box };
}

it('closes with Escape, and its button has the focus then', async () => {
  const { wrapper, box } = opened();
  await wrapper.get('input').trigger('keydown', { key: 'Escape' });
  expect(box.open).toBe(false);
  expect(document.activeElement).toBe(wrapper.get('summary').element);
});

it('closes where something else is pressed or gets the focus, but not for a dialog of its own', () => {
  const { wrapper, box } = opened();
  dialog.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  wrapper.get('input').element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(box.open).toBe(true);
  outside.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(box.open).toBe(false);
  box.open = true;
  outside.focus();
  expect(box.open).toBe(false);
});
