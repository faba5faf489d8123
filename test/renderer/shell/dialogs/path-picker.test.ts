// @vitest-environment happy-dom
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import PathPicker from '../../../../renderer/shell/dialogs/PathPicker.vue';
import { useDialogs, type PickerPurpose } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

async function open(
  purpose: PickerPurpose,
  suggestedName = '',
  client = fakeClient(),
  start: string | null = null,
) {
  const answers: (readonly string[])[] = [];
  const request = {
    purpose,
    start,
    suggestedName,
    answer: (paths: readonly string[]) => answers.push(paths),
  };
  mounted = mountWith(PathPicker, client, { request });
  await flushPromises();
  const wrapper = mounted;
  const names = (): string[] => wrapper.findAll('[role="option"] .grow').map((one) => one.text());
  const press = async (name: string): Promise<void> => {
    const found =
      wrapper.findAll('button').find((one) => one.text() === name) ?? expect.fail(`no button ${name}`);
    await found.trigger('click');
    await flushPromises();
  };
  return { wrapper, answers, names, press };
}

describe('PathPicker', () => {
  it('keeps a path that was typed before the first listing came', async () => {
    const opening = open('openProject');
    await mounted?.get('input').setValue('/typed');
    const { wrapper } = await opening;
    expect((wrapper.get('input').element as HTMLInputElement).value).toBe('/typed');
  });

  it('has what is written next replace a path that came after the field was entered', async () => {
    const opening = open('openProject');
    const field = mounted?.get('input').element as HTMLInputElement;
    field.focus();
    field.select();
    await opening;
    expect(field.value).toBe('/home/me');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, '/home/me'.length]);
  });

  it('lists folders first and chooses several files', async () => {
    const { wrapper, answers, names, press } = await open('chooseSources');
    expect(names()).toEqual(['site', 'shop.mapwright', 'sitemap.xml']);
    const options = wrapper.findAll('[role="option"]');
    await options[1]?.trigger('click');
    await options[2]?.trigger('click', { ctrlKey: true });
    expect(wrapper.text()).toContain('2 chosen');
    await press('Choose');
    expect(answers).toEqual([['/home/me/shop.mapwright', '/home/me/sitemap.xml']]);
  });

  it('shows only projects for opening, and opens by keyboard', async () => {
    const { wrapper, answers, names } = await open('openProject');
    expect(names()).toEqual(['site', 'shop.mapwright']);
    const list = wrapper.get('[role="listbox"]');
    await list.trigger('keydown', { key: 'ArrowDown' });
    await list.trigger('keydown', { key: 'Enter' });
    await flushPromises();
    expect(answers).toEqual([['/home/me/shop.mapwright']]);
  });

  it('adds the ending to a new name', async () => {
    const { wrapper, answers, press } = await open('saveProject', 'Untitled.mapwright');
    await wrapper.findAll('input').at(-1)?.setValue('summer');
    await press('Save');
    expect(answers).toEqual([['/home/me/summer.mapwright']]);
  });

  it.each(['.', '..', '.mapwright', '/elsewhere/.', '..mapwright'])('refuses the name %s', async (name) => {
    const { wrapper, answers, press } = await open('saveProject', 'Untitled.mapwright');
    const field = wrapper.findAll('input').at(-1) ?? expect.fail('no field');
    await field.setValue(name);
    expect(wrapper.find('[role="alert"]').exists()).toBe(false);
    await press('Save');
    expect(answers).toEqual([]);
    expect(wrapper.get('[role="alert"]').text()).toBe('Enter a file name that isn’t only dots.');
    expect(field.attributes('aria-invalid')).toBe('true');
    await field.setValue('summer');
    expect(wrapper.find('[role="alert"]').exists()).toBe(false);
    await press('Save');
    expect(answers).toEqual([['/home/me/summer.mapwright']]);
  });

  it.each([
    ['openProject', 'No projects or folders here.'],
    ['saveProject', 'No projects or folders here.'],
    ['chooseFolder', 'No folders here.'],
    ['chooseSources', 'This folder is empty.'],
  ] as const)('says what there is none of: %s', async (purpose, text) => {
    const client = fakeClient();
    const entry = { name: 'sitemap.xml', path: '/in/sitemap.xml', folder: false, size: 1 };
    const entries = purpose === 'chooseSources' ? [] : [entry];
    client.answer('files.list', { path: '/in', parent: '/', entries, places: [] });
    const { wrapper } = await open(purpose, '', client);
    expect(wrapper.text()).toContain(text);
  });

  it('takes a whole path as it was typed', async () => {
    const { wrapper, answers, press } = await open('saveProject', 'Untitled.mapwright');
    await wrapper.findAll('input').at(-1)?.setValue('/elsewhere/summer');
    await press('Save');
    expect(answers).toEqual([['/elsewhere/summer.mapwright']]);
  });

  it('saves where the field of the path says, also if nobody pressed Go', async () => {
    const { wrapper, answers, press } = await open('saveProject', 'Untitled.mapwright');
    await wrapper.get('input').setValue('/elsewhere');
    await wrapper.findAll('input').at(-1)?.setValue('summer');
    await press('Save');
    expect(answers).toEqual([['/elsewhere/summer.mapwright']]);
  });

  it('saves and chooses nothing where the typed path can’t be read', async () => {
    const client = fakeClient();
    const { wrapper, answers, press } = await open('chooseFolder', '', client);
    await wrapper.get('input').setValue('/rooot');
    client.refuse('files.list', AppError.from({ code: 'not-found', message: 'There is no "/rooot".' }));
    await press('Choose this folder');
    expect(answers).toEqual([]);
    expect(wrapper.get('[role="alert"]').text()).toContain('There is no "/rooot".');
  });

  it('chooses no other folder where Go told that the typed one is not there', async () => {
    const client = fakeClient();
    const { wrapper, answers, press } = await open('chooseFolder', '', client);
    await wrapper.get('input').setValue('/missing');
    client.refuse('files.list', AppError.from({ code: 'not-found', message: 'There is no "/missing".' }));
    await wrapper.get('form').trigger('submit');
    await flushPromises();
    await press('Choose this folder');
    expect(answers).toEqual([]);
  });

  it('opens a file whose whole path was typed', async () => {
    const { wrapper, answers } = await open('openProject');
    await wrapper.get('input').setValue('/home/me/shop.mapwright');
    await wrapper.get('form').trigger('submit');
    await flushPromises();
    expect(answers).toEqual([['/home/me/shop.mapwright']]);
  });

  it('asks before it replaces a file by its whole path', async () => {
    const { wrapper, answers, press } = await open('saveProject', 'Untitled.mapwright');
    await wrapper.findAll('input').at(-1)?.setValue('/elsewhere/shop');
    await press('Save');
    expect(answers).toEqual([]);
    expect(useDialogs().confirmation).toMatchObject({ named: { name: 'shop.mapwright' } });
    useDialogs().confirmation?.answer('no');
  });

  it('asks before it replaces a file', async () => {
    const { answers, press } = await open('saveProject', 'shop.mapwright');
    await press('Save');
    expect(answers).toEqual([]);
    expect(useDialogs().confirmation).toMatchObject({
      title: 'picker.replace',
      named: { name: 'shop.mapwright' },
    });
    useDialogs().confirmation?.answer('yes');
    await flushPromises();
    expect(answers).toEqual([['/home/me/shop.mapwright']]);
  });

  it('goes into a new folder and chooses it', async () => {
    const { wrapper, answers, press } = await open('chooseFolder');
    await press('New folder');
    expect(document.activeElement).toBe(wrapper.findAll('input').at(-1)?.element);
    await wrapper.findAll('input').at(-1)?.setValue('export');
    await wrapper.findAll('form').at(-1)?.trigger('submit');
    await flushPromises();
    expect(document.activeElement).toBe(wrapper.get('ul').element);
    await press('Choose this folder');
    expect(answers).toEqual([['/home/me/export']]);
  });

  it('keeps the name of a folder that can’t be made, and goes back where none is wanted', async () => {
    const client = fakeClient();
    const { wrapper, press } = await open('saveProject', 'Untitled.mapwright', client);
    await press('New folder');
    const field = wrapper.findAll('input').at(-1);
    await field?.setValue('a/b');
    client.refuse('files.makeFolder', AppError.from({ code: 'invalid-value', message: 'No folder name.' }));
    await wrapper.findAll('form').at(-1)?.trigger('submit');
    await flushPromises();
    expect(wrapper.get('[role="alert"]').text()).toContain('No folder name.');
    expect(document.activeElement).toBe(field?.element);
    await field?.trigger('keydown', { key: 'Escape' });
    await flushPromises();
    expect(document.activeElement?.textContent).toContain('New folder');
    client.refuse('files.makeFolder', null);
    await press('New folder');
    await wrapper.findAll('input').at(-1)?.setValue('export');
    await wrapper.findAll('form').at(-1)?.trigger('submit');
    await flushPromises();
    expect((document.activeElement as HTMLInputElement).value).toBe('Untitled.mapwright');
  });

  it('begins elsewhere where the folder to begin in is gone', async () => {
    const client = fakeClient();
    let asked = 0;
    const list = client.host['files.list'];
    Object.assign(client.host, {
      'files.list': (params: { path: string | null }) => {
        asked++;
        return params.path === '/gone'
          ? Promise.reject(AppError.from({ code: 'not-found', message: 'There is no "/gone".' }))
          : list(params);
      },
    });
    const { wrapper } = await open('chooseFolder', '', client, '/gone');
    expect(asked).toBe(2);
    expect(wrapper.find('[role="alert"]').exists()).toBe(false);
    expect((wrapper.get('input').element as HTMLInputElement).value).toBe('/home/me');
  });

  it('says why a folder can’t be read and keeps the list', async () => {
    const client = fakeClient();
    const { wrapper, names } = await open('chooseSources', '', client);
    client.refuse('files.list', AppError.from({ code: 'no-access', message: 'You may not read /root.' }));
    await wrapper.get('form').trigger('submit');
    await flushPromises();
    expect(wrapper.get('[role="alert"]').text()).toContain('You may not read /root.');
    expect(names()).toHaveLength(3);
  });
});
