// @vitest-environment happy-dom
// Number fields of an export: what is wrong stands beneath, and is no part of the name.
import { expect, it } from 'vitest';
import { settled } from '../../mount-app.ts';
import { openExportDialog } from './open-export-dialog.ts';

it('tells beneath the field what numbers it takes, as its description', async () => {
  const wrapper = await openExportDialog();
  const field = wrapper.get('.limits input[type="number"]');
  await field.setValue('0');
  await settled();
  expect(field.attributes('aria-invalid')).toBe('true');
  const told = wrapper.get(`[id="${field.attributes('aria-describedby') ?? ''}"]`);
  expect(told.text()).toBe('Enter a whole number from 1 to 50,000.');
  expect(told.attributes('hidden')).toBeUndefined();
  expect(field.element.closest('label')?.textContent.trim()).toBe('URLs');
  await field.setValue('40');
  expect([told.text(), told.attributes('hidden')]).toEqual(['', '']);
});
