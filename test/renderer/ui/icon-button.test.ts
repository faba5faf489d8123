// @vitest-environment happy-dom
// The small button that is an icon only.
import { expect, it } from 'vitest';
import IconButton from '../../../renderer/ui/IconButton.vue';
import { fakeClient } from '../fake-client.ts';
import { mountWith } from '../mount-app.ts';

it('has its label for name and tooltip, or a tooltip of its own', async () => {
  const wrapper = mountWith(IconButton, fakeClient(), { icon: 'close', label: 'Remove Image 1' });
  const button = wrapper.get('button');
  expect(button.attributes()).toMatchObject({ 'aria-label': 'Remove Image 1', title: 'Remove Image 1' });
  await wrapper.setProps({ title: 'Remove' });
  expect(button.attributes()).toMatchObject({ 'aria-label': 'Remove Image 1', title: 'Remove' });
  wrapper.unmount();
});

it('hands on what else it is given, clicks once each', async () => {
  let clicks = 0;
  const wrapper = mountWith(IconButton, fakeClient(), {
    icon: 'up',
    label: 'Down',
    class: 'down',
    'aria-pressed': true,
    onClick: () => clicks++,
  });
  const button = wrapper.get('button');
  expect(button.classes()).toEqual(['button', 'quiet', 'small', 'icon-only', 'down']);
  expect(button.attributes('aria-pressed')).toBe('true');
  await button.trigger('click');
  expect(clicks).toBe(1);
  await wrapper.setProps({ disabled: true });
  await button.trigger('click');
  expect(clicks).toBe(1);
  wrapper.unmount();
});
