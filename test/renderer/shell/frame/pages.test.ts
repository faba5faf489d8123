// @vitest-environment happy-dom
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import App from '../../../../renderer/App.vue';
import { useView } from '../../../../renderer/features/view/view-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

let wrapper: VueWrapper | null = null;
afterEach(() => {
  wrapper?.unmount();
});

describe('the pages of the workspace', () => {
  it('shows a page by its key, keeps the grid, and comes back to it for what belongs to it', async () => {
    const app = mountWith(App, fakeClient());
    wrapper = app;
    await flushPromises();
    const selected = (): string => app.get('[role="tab"][aria-selected="true"]').text();
    const press = async (key: string, held: KeyboardEventInit): Promise<void> => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true, ...held });
      // The test DOM takes Alt for AltGr.
      Object.assign(event, { getModifierState: () => false });
      window.dispatchEvent(event);
      await flushPromises();
    };
    expect(selected()).toBe('Overview');
    await press('3', { altKey: true, code: 'Digit3' });
    expect(selected()).toBe('Robots');
    expect(document.activeElement?.id).toBe('tab-robots');
    expect(app.get('#page-urls').attributes('hidden')).toBeDefined();
    expect(app.find('#page-urls [role="grid"]').exists()).toBe(true);
    for (const [key, name] of [
      ['4', 'Languages'],
      ['5', 'Compare'],
      ['1', 'Overview'],
      ['3', 'Robots'],
    ] as const) {
      await press(key, { altKey: true, code: `Digit${key}` });
      expect(selected()).toBe(name);
      expect(app.find(`#page-${name.toLowerCase()}`).exists()).toBe(true);
    }
    await press('f', { ctrlKey: true });
    expect(selected()).toBe('URLs');
    expect(document.activeElement?.getAttribute('type')).toBe('search');
  });

  it('goes on at its page with a project that was lost and is opened again', async () => {
    const client = fakeClient();
    const app = mountWith(App, client);
    wrapper = app;
    await flushPromises();
    const selected = (): string => app.get('[role="tab"][aria-selected="true"]').text();
    await app.get('#tab-urls').trigger('click');
    const error = { code: 'internal', message: '' } as const;
    client.events.tell({ event: 'engine.restarted', data: { reopened: null, error } });
    await flushPromises();
    expect(app.find('[role="tab"]').exists()).toBe(false);
    await app.get('.again').trigger('click');
    await flushPromises();
    expect(selected()).toBe('URLs');
  });

  it('leads to the rows with issues from any page', async () => {
    const app = mountWith(App, fakeClient());
    wrapper = app;
    await flushPromises();
    const [issues] = app.findAll('footer button').filter((button) => button.text().includes('issues'));
    await issues?.trigger('click');
    await flushPromises();
    expect(app.get('[role="tab"][aria-selected="true"]').text()).toBe('URLs');
    expect(useView().conditions).toEqual([{ kind: 'problem' }]);
  });
});
