// @vitest-environment happy-dom
// The command palette in the window: what it finds, the keys, what can't be used, and what it remembers.
import type { VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import CommandPalette from '../../../../renderer/shell/menus/CommandPalette.vue';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { usePages } from '../../../../renderer/shell/frame/pages-store.ts';
import { usePanes } from '../../../../renderer/shell/frame/panes-store.ts';
import { useBulk } from '../../../../renderer/features/edit/bulk/bulk-store.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { useNotices } from '../../../../renderer/shell/notices/notices-store.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

const NOTHING = { enabled: { value: {} }, run: () => undefined, why: () => undefined };

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

function palette(client: FakeClient, commands: object = NOTHING): VueWrapper {
  mounted = mountWith(CommandPalette, client, { commands });
  return mounted;
}

const labels = (wrapper: VueWrapper): string[] =>
  wrapper.findAll('[role="option"] .label').map((one) => one.text());
const press = (wrapper: VueWrapper, key: string): Promise<void> =>
  wrapper.get('input').trigger('keydown', { key });
const active = (wrapper: VueWrapper): string => wrapper.get('[aria-selected="true"] .label').text();

describe('CommandPalette', () => {
  it('finds themes and languages besides the commands, without the ones that hold', async () => {
    const client = fakeClient();
    const wrapper = palette(client);
    await wrapper.get('input').setValue('dark');
    expect(labels(wrapper)).toEqual(['Appearance: Dark']);
    await press(wrapper, 'Enter');
    await settled();
    expect(client.calls).toContainEqual({ name: 'settings.set', params: { theme: 'dark' } });
    await wrapper.get('input').setValue('appearance');
    expect(wrapper.text()).not.toContain('Dark');
    await wrapper.get('input').setValue('deutsch');
    expect(labels(wrapper)).toEqual(['Language: Deutsch']);
  });

  it('remembers what was used, and lists it first the next time', async () => {
    const client = fakeClient();
    const run: string[] = [];
    const commands = {
      ...NOTHING,
      enabled: { value: { 'file.new': true, 'help.guide': true } },
      run: (id: string) => run.push(id),
    };
    const wrapper = palette(client, commands);
    expect(labels(wrapper).slice(0, 2)).toEqual(['New project', 'Mapwright help']);
    await wrapper.get('input').setValue('manual');
    await press(wrapper, 'Enter');
    await settled();
    expect(run).toEqual(['help.guide']);
    expect(client.calls).toContainEqual({ name: 'settings.set', params: { paletteUsed: ['help.guide'] } });
    await wrapper.get('input').setValue('');
    expect(wrapper.text()).toContain('Recently used');
    expect(labels(wrapper).slice(0, 2)).toEqual(['Mapwright help', 'New project']);
  });

  it('does what is asked for, though it can’t be remembered', async () => {
    const client = fakeClient();
    client.refuse('settings.set', new AppError('io', reason('settings-not-saved', { path: '/home' })));
    const wrapper = palette(client, { ...NOTHING, enabled: { value: { 'help.guide': true } } });
    await wrapper.get('input').setValue('help');
    await press(wrapper, 'Enter');
    await settled();
    expect(wrapper.emitted('close')).toHaveLength(1);
    expect(useNotices().all).toEqual([]);
  });

  it('goes through the list by its keys', async () => {
    const wrapper = palette(fakeClient());
    await settled();
    const all = labels(wrapper);
    await press(wrapper, 'ArrowUp');
    expect(active(wrapper)).toBe(all.at(-1));
    await press(wrapper, 'ArrowDown');
    expect(active(wrapper)).toBe(all[0]);
    await press(wrapper, 'ArrowDown');
    expect(active(wrapper)).toBe(all[1]);
    await press(wrapper, 'End');
    expect(active(wrapper)).toBe(all.at(-1));
    await press(wrapper, 'PageUp');
    expect(active(wrapper)).toBe(all[Math.max(all.length - 9, 0)]);
    await press(wrapper, 'Home');
    await press(wrapper, 'PageDown');
    expect(active(wrapper)).toBe(all[Math.min(8, all.length - 1)]);
    expect(wrapper.get('input').attributes('aria-activedescendant')).toBe(
      wrapper.get('[aria-selected="true"]').attributes('id'),
    );
  });

  it('says why something can’t be used, and stays', async () => {
    const run: string[] = [];
    const commands = {
      enabled: { value: {} },
      run: (id: string) => run.push(id),
      why: (id: string) => (id === 'edit.undo' ? 'Nothing to undo' : undefined),
    };
    const wrapper = palette(fakeClient(), commands);
    expect(labels(wrapper)).not.toContain('Undo');
    await wrapper.get('input').setValue('undo');
    const option = wrapper.get('[role="option"]');
    expect(option.text()).toContain('Nothing to undo');
    expect(option.attributes('aria-disabled')).toBe('true');
    await press(wrapper, 'Enter');
    await option.trigger('click');
    await settled();
    expect(run).toEqual([]);
    expect(wrapper.emitted('close')).toBeUndefined();
  });

  it('says what to do where nothing is found', async () => {
    const wrapper = palette(fakeClient());
    await wrapper.get('input').setValue('  qqq ');
    expect(wrapper.text()).toContain('Nothing found for “qqq”.');
    expect(wrapper.text()).toContain('such as “duplicates”');
    expect(wrapper.get('input').attributes('aria-activedescendant')).toBeUndefined();
    await press(wrapper, 'ArrowDown');
    await press(wrapper, 'Enter');
    expect(wrapper.emitted('close')).toBeUndefined();
  });

  it('opens a transform by what it does, on the page of the URLs', async () => {
    const client = fakeClient();
    const wrapper = palette(client);
    await useProject().open('/p/shop.mapwright');
    usePages().show('robots');
    await wrapper.get('input').setValue('dedupe');
    expect(labels(wrapper)).toContain('Remove duplicates');
    await press(wrapper, 'Enter');
    await settled();
    expect([useBulk().transform, usePanes().dock, usePages().current]).toEqual([
      'remove-duplicates',
      'transform',
      'urls',
    ]);
  });

  it('lists projects that were open last, but not the one that is open', async () => {
    const client = fakeClient();
    client.answer('recent.list', [
      { path: '/p/shop.mapwright', name: 'shop', openedAt: '2026-05-02T10:00:00Z' },
      { path: '/p/blog.mapwright', name: 'blog', openedAt: '2026-05-01T10:00:00Z' },
    ]);
    const wrapper = palette(client);
    await useProject().open('/p/shop.mapwright');
    await settled();
    await wrapper.get('input').setValue('recent');
    expect(labels(wrapper)).toEqual(['blog']);
    await press(wrapper, 'Enter');
    await settled();
    const opened = client.calls.filter(({ name }) => name === 'project.open').at(-1);
    expect(opened?.params).toMatchObject({ path: '/p/blog.mapwright' });
  });
});
