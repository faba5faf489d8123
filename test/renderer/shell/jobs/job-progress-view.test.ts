// @vitest-environment happy-dom
// What a job says of itself before it has a number, and after.
import { expect, it } from 'vitest';
import JobProgressView from '../../../../renderer/shell/jobs/JobProgressView.vue';
import type { RunningJob } from '../../../../renderer/shell/jobs/jobs-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

it('prepares, then tells rows, and names the job where what it does has no name', async () => {
  const job: RunningJob = { id: 1, kind: 'export', progress: null, cancelling: false };
  const wrapper = mountWith(JobProgressView, fakeClient(), { job });
  expect(wrapper.text()).toBe('ExportingPreparing…');
  const sizes = { bytes: 0, bytesTotal: null };
  const begun = { label: '', done: 0, total: 900, ...sizes, rate: 0, secondsLeft: null };
  await wrapper.setProps({ job: { ...job, progress: begun } });
  expect(wrapper.text()).toBe('Exporting0% · 0 rows');
  const half = { ...begun, label: 'sitemap-1.xml.gz', done: 450, rate: 150, secondsLeft: 3 };
  await wrapper.setProps({ job: { ...job, progress: half } });
  expect(wrapper.text()).toBe('sitemap-1.xml.gz50% · 450 rows · 150 rows/s · 3 s left');
  wrapper.unmount();
});
