// @vitest-environment happy-dom
// Ways to another project: one at a time, however often they are asked for.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import App from '../../../../renderer/App.vue';
import { useDialogs } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useImporting } from '../../../../renderer/features/import/importing-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

let client: FakeClient;
let wrapper: VueWrapper;
beforeEach(async () => {
  client = fakeClient({ open: false });
  wrapper = mountWith(App, client);
  await flushPromises();
});
afterEach(() => {
  wrapper.unmount();
});

function doubleClick(name: string): void {
  const { element } =
    wrapper.findAll('button').find((one) => one.text().startsWith(name)) ?? expect.fail(`no button ${name}`);
  element.click();
  element.click();
}

function times(name: string): number {
  return client.calls.filter((call) => call.name === name).length;
}

function dropFiles(): void {
  window.dispatchEvent(
    Object.assign(new Event('drop', { cancelable: true }), {
      dataTransfer: { types: ['Files'], items: [], files: [] },
    }),
  );
}

describe('a double click', () => {
  it('makes one new project', async () => {
    doubleClick('New project');
    await flushPromises();
    expect(times('project.create')).toBe(1);
    expect(useProject().isOpen).toBe(true);
  });

  it('opens one sample and imports it once', async () => {
    doubleClick('Try the sample');
    await flushPromises();
    expect([times('project.create'), times('import.start')]).toEqual([1, 1]);
  });

  it('shows the picker for another project, and opens what it gives once', async () => {
    doubleClick('Open');
    await flushPromises();
    const { picker } = useDialogs();
    expect(picker?.purpose).toBe('openProject');
    picker?.answer(['/p/other.mapwright']);
    await flushPromises();
    expect(client.calls.filter(({ name }) => name === 'project.open' || name === 'files.choose')).toEqual([
      { name: 'files.choose', params: { paths: ['/p/other.mapwright'] } },
      { name: 'project.open', params: { path: '/p/other.mapwright', readable: true } },
    ]);
  });
});

it('what is dropped while a project is made comes into it, and what fails keeps nothing from coming after it', async () => {
  client.refuse('files.samplePath', AppError.from({ code: 'not-found', message: 'There is no sample.' }));
  doubleClick('Try the sample');
  doubleClick('New project');
  dropFiles();
  await flushPromises();
  expect(useNotices().all.map(({ error }) => error?.message)).toEqual(['There is no sample.']);
  expect(times('project.create')).toBe(1);
  expect(useImporting().phase).toBe('running');
});

it('what is dropped onto a read-only project is refused, as all is that would open a dialog only to change it', async () => {
  doubleClick('New project');
  await flushPromises();
  const project = useProject();
  project.info = { ...(project.info ?? expect.fail('no project')), readOnly: 'no-access' };
  dropFiles();
  await flushPromises();
  for (const kind of ['import', 'importTable', 'compact'] as const) useDialogs().open({ kind });
  useDialogs().open({ kind: 'fix', rule: 'loc-duplicate' });
  expect([useDialogs().main, times('import.start')]).toEqual([null, 0]);
  expect(useNotices().all.map(({ key, times }) => [key, times])).toEqual([['status.readOnlyHint', 1]]);
  useDialogs().open({ kind: 'rules' });
  expect(useDialogs().main).toEqual({ kind: 'rules' });
});

describe('a project that another window has open', () => {
  it('is not opened here where that window comes to the front', async () => {
    client.answer('window.show', true);
    client.events.tell({ event: 'project.requested', data: { path: '/p/other.mapwright' } });
    await flushPromises();
    expect(client.calls).toContainEqual({ name: 'window.show', params: { path: '/p/other.mapwright' } });
    expect(times('project.open')).toBe(0);
  });

  it('is opened here, too, where it does not', async () => {
    client.events.tell({ event: 'project.requested', data: { path: '/p/other.mapwright' } });
    await flushPromises();
    expect(times('project.open')).toBe(1);
  });
});
