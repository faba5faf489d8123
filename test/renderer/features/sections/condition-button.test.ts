// @vitest-environment happy-dom
// The button that opens the editor of filters for a condition of a section.
import { expect, it } from 'vitest';
import ConditionButton from '../../../../renderer/features/sections/ConditionButton.vue';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

it('edits a condition about a number where it stands, and gives the focus back', async () => {
  const condition: Condition = { kind: 'range', column: 'priority', to: 0.5 };
  const wrapper = mountWith(ConditionButton, fakeClient(), { modelValue: condition, others: [], only: true });
  await wrapper.get('button').trigger('click');
  const [from, to] = wrapper.findAll<HTMLInputElement>('.bounds input');
  expect([from?.element.value, to?.element.value]).toEqual(['', '0.5']);
  await to?.setValue('0.4');
  await wrapper.get('form').trigger('submit');
  expect(wrapper.emitted('update:modelValue')).toEqual([[{ kind: 'range', column: 'priority', to: 0.4 }]]);
  expect(wrapper.find('form').exists()).toBe(false);
  expect(document.activeElement).toBe(wrapper.get('button').element);
  // The only condition of a section stays.
  await wrapper.get('button').trigger('click');
  await wrapper.findAll('form button').at(0)?.trigger('click');
  expect(wrapper.emitted('remove')).toBeUndefined();
  wrapper.unmount();
});

it('says at the fields that nothing lies between the bounds, and takes them only once something does', async () => {
  const condition: Condition = { kind: 'range', column: 'priority', from: 0.5 };
  const wrapper = mountWith(ConditionButton, fakeClient(), { modelValue: condition, others: [], only: true });
  await wrapper.get('button').trigger('click');
  const [from, to] = wrapper.findAll<HTMLInputElement>('.bounds input');
  const apply = (): HTMLButtonElement => wrapper.get<HTMLButtonElement>('button[type="submit"]').element;
  await to?.setValue('0.2');
  for (const field of [from, to]) {
    expect(field?.attributes('aria-invalid')).toBe('true');
    const told = document.getElementById(field?.attributes('aria-describedby') ?? '');
    expect(told?.textContent).toBe('“From” is greater than “To”, so no row can match.');
  }
  expect(apply().disabled).toBe(true);
  await to?.setValue('0.7');
  expect(to?.attributes('aria-invalid')).toBe('false');
  expect(apply().disabled).toBe(false);
  wrapper.unmount();
});
