// @vitest-environment happy-dom
// Dialogs in which something may be lost ask before they close.
import type { VueWrapper } from '@vue/test-utils';
import { defineComponent, h, ref, type Component } from 'vue';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import IgnoreDialog from '../../../../renderer/features/check/IgnoreDialog.vue';
import AddRowsDialog from '../../../../renderer/features/edit/AddRowsDialog.vue';
import ExportDialog from '../../../../renderer/features/export/ExportDialog.vue';
import SectionsDialog from '../../../../renderer/features/sections/SectionsDialog.vue';
import { useDialogs, type ConfirmAnswer } from '../../../../renderer/shell/dialogs/dialogs-store.ts';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useSections } from '../../../../renderer/features/sections/sections-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import type { Section } from '../../../../shared/model/section.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

const SHOP: Section = {
  id: 1,
  name: 'shop',
  conditions: [{ kind: 'text', column: 'path', operator: 'startsWith', value: '/shop/' }],
};
const OPTIONS: ExportOptions = {
  out: '/out',
  baseUrl: 'https://example.com/',
  maxUrls: 50_000,
  maxBytes: 52_428_800,
  gzip: true,
};

let client: FakeClient;

beforeEach(async () => {
  client = fakeClient();
  const run = { at: '2026-05-02T10:00:00Z', urls: 3, files: 2, changed: 0, seconds: 1 };
  const profiles = [{ id: 1, name: 'Live', options: OPTIONS, last: run }];
  client.answer('project.info', {
    ...(await client.engine['project.info']({})),
    sections: [SHOP],
    exports: { profiles, last: { profile: 1, options: OPTIONS, run } },
  });
});

async function open(dialog: Component, props = {}): Promise<VueWrapper> {
  const isShown = ref(false);
  const wrapper = mountWith(
    defineComponent(() => () => (isShown.value ? h(dialog, props) : null)),
    client,
  );
  onTestFinished(() => {
    wrapper.unmount();
  });
  await useProject().refresh();
  isShown.value = true;
  await settled();
  return wrapper.findComponent(dialog);
}

/** Escape, and the answer where something is asked; whether it was asked, and whether the dialog is closed. */
async function escape(
  wrapper: VueWrapper,
  answer: ConfirmAnswer,
): Promise<[asked: boolean, closed: boolean]> {
  const closedBefore = wrapper.emitted('close')?.length ?? 0;
  await wrapper.get('dialog').trigger('cancel');
  await settled();
  const { confirmation } = useDialogs();
  confirmation?.answer(answer);
  await settled();
  return [confirmation !== null, (wrapper.emitted('close')?.length ?? 0) > closedBefore];
}

describe('the dialog of sections', () => {
  it('closes at once where nothing was changed, or was changed back', async () => {
    const wrapper = await open(SectionsDialog);
    expect(await escape(wrapper, 'cancel')).toEqual([false, true]);
    const [key = 0] = useSections().drafts.map((draft) => draft.key);
    useSections().change(key, { name: 'other' });
    useSections().change(key, { name: 'shop' });
    expect(await escape(wrapper, 'cancel')).toEqual([false, true]);
  });

  it('asks where its list is another than the project has', async () => {
    const wrapper = await open(SectionsDialog);
    useSections().add('blog', []);
    expect(await escape(wrapper, 'cancel')).toEqual([true, false]);
    useSections().move(useSections().drafts[1]?.key ?? 0, 0);
    expect(await escape(wrapper, 'yes')).toEqual([true, true]);
  });
});

describe('a dialog with something typed in it', () => {
  const rows = { set: { kind: 'ids', ids: [1] }, count: 1 };
  it.each([
    ['URLs to add', AddRowsDialog, {}, 'textarea'],
    ['the note of an exception', IgnoreDialog, { rule: 'loc-invalid', rows }, 'input'],
  ])('asks before that is discarded: %s', async (_name, dialog, props, field) => {
    const wrapper = await open(dialog, props);
    await wrapper.get(field).setValue('half-ty');
    expect(await escape(wrapper, 'cancel')).toEqual([true, false]);
    expect((wrapper.get(field).element as HTMLInputElement).value).toBe('half-ty');
    const cancel = wrapper.findAll('footer button').find((one) => one.text() === 'Cancel');
    for (const button of [cancel, wrapper.find('header button')]) {
      await button?.trigger('click');
      await settled();
      expect(useDialogs().confirmation).toMatchObject({ title: 'discard.title' });
      useDialogs().confirmation?.answer('cancel');
      await settled();
    }
    expect(wrapper.emitted('close')).toBeUndefined();
    expect(await escape(wrapper, 'yes')).toEqual([true, true]);
    await wrapper.get(field).setValue('');
    expect(await escape(wrapper, 'cancel')).toEqual([false, true]);
  });
});

describe('the dialog of exports', () => {
  const saved = (): unknown[] => client.calls.filter(({ name }) => name === 'profile.save');

  it('closes at once where the profile keeps the options', async () => {
    const wrapper = await open(ExportDialog);
    expect(await escape(wrapper, 'cancel')).toEqual([false, true]);
  });

  it('asks what becomes of changes that the profile does not keep', async () => {
    const wrapper = await open(ExportDialog);
    useExporting().change({ maxUrls: 10 });
    expect(await escape(wrapper, 'cancel')).toEqual([true, false]);
    expect(await escape(wrapper, 'no')).toEqual([true, true]);
    expect(saved()).toEqual([]);
    expect(await escape(wrapper, 'yes')).toEqual([true, true]);
    expect(saved()).toMatchObject([{ params: { id: 1, name: 'Live', options: { maxUrls: 10 } } }]);
  });

  it('stays where the changes can’t be kept', async () => {
    const wrapper = await open(ExportDialog);
    useExporting().change({ maxUrls: 10 });
    client.refuse('profile.save', AppError.from({ code: 'io', message: 'The disk failed.' }));
    expect(await escape(wrapper, 'yes')).toEqual([true, false]);
    expect(useNotices().staying).toHaveLength(1);
  });
});
