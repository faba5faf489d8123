// @vitest-environment happy-dom
// The dialog of reports: what it says of the language of what is written.
import { expect, it, onTestFinished } from 'vitest';
import ReportDialog from '../../../../renderer/features/check/ReportDialog.vue';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

it('tells only of files for programs that they are in English', async () => {
  const wrapper = mountWith(ReportDialog, fakeClient());
  onTestFinished(() => {
    wrapper.unmount();
  });
  const told = async (format: string): Promise<boolean> => {
    await wrapper.get(`input[value=${format}]`).setValue();
    return wrapper.text().includes('The messages in this file are in English.');
  };
  expect([await told('html'), await told('csv'), await told('json'), await told('sarif')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
