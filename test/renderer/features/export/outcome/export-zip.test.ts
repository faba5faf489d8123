// @vitest-environment happy-dom
// The form that packs the changed files of an export.
import { expect, it, onTestFinished } from 'vitest';
import ExportZip from '../../../../../renderer/features/export/outcome/ExportZip.vue';
import { useJobs } from '../../../../../renderer/shell/jobs/jobs-store.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { fakeClient } from '../../../fake-client.ts';
import { button } from '../../../find-button.ts';
import { mountWith, settled } from '../../../mount-app.ts';

const opened = async () => {
  const client = fakeClient();
  const wrapper = mountWith(ExportZip, client, { out: '/out', names: ['a.xml'] });
  onTestFinished(() => {
    wrapper.unmount();
  });
  await button(wrapper, 'Zip changed files…').trigger('click');
  return { client, wrapper };
};

it('tells at the field that a folder leaves the archive without a name, until something else is typed', async () => {
  const { client, wrapper } = await opened();
  const refused = reason('zip-no-name', { path: '/tmp/x/', example: '/tmp/x/upload.zip' });
  client.refuse('export.zip', new AppError('invalid-export', refused));
  const field = wrapper.get('label input');
  expect(wrapper.get('label').text()).toBe('Archive to write');
  await field.setValue('/tmp/x/');
  await wrapper.get('form').trigger('submit');
  await settled();
  expect(client.calls).toContainEqual({
    name: 'export.zip',
    params: { out: '/out', names: ['a.xml'], path: '/tmp/x/', ending: true, overwrite: false },
  });
  expect(field.attributes('aria-invalid')).toBe('true');
  const told = wrapper.get(`[id="${field.attributes('aria-describedby') ?? ''}"]`);
  expect(told.text()).toMatch(/name for the archive is missing. Add one, for example \/tmp\/x\/upload.zip/);
  await field.setValue('/tmp/x/a');
  expect(field.attributes('aria-invalid')).toBe('false');
});

it('can be left, by button and key', async () => {
  const { wrapper } = await opened();
  await button(wrapper, 'Cancel').trigger('click');
  await settled();
  expect(wrapper.find('form').exists()).toBe(false);
  await button(wrapper, 'Zip changed files…').trigger('click');
  await wrapper.get('input').trigger('keydown', { key: 'Escape' });
  await settled();
  expect(wrapper.find('form').exists()).toBe(false);
});

it('writes another archive after the first', async () => {
  const { wrapper } = await opened();
  await wrapper.get('form').trigger('submit');
  await settled();
  const result = { path: '/out-upload.zip', files: 1, size: 100 };
  useJobs().done({ job: 1, kind: 'zip', result });
  await settled();
  expect(wrapper.get('[role="status"]').text()).toContain('/out-upload.zip: 1 file');
  await button(wrapper, 'Zip changed files…').trigger('click');
  expect((wrapper.get('input').element as HTMLInputElement).value).toBe('/out-upload.zip');
});
