// @vitest-environment happy-dom
// The history panel on the fake client: branches beside the way that undo and redo go, a click that leads to one, the
// room for them.
import { mount } from '@vue/test-utils';
import { getActivePinia } from 'pinia';
import { describe, expect, it } from 'vitest';
import HistoryPanel from '../../../../renderer/features/history/HistoryPanel.vue';
import { appClientKey } from '../../../../renderer/engine/app-client.ts';
import { createTranslator } from '../../../../renderer/locales/i18n.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import type { HistoryEntry } from '../../../../shared/model/edit/change.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

function state(id: number, parent: number | null, branch: number, undone = branch > 0): HistoryEntry {
  const label = id === 0 ? null : ({ code: 'text', text: `Step ${String(id)}` } as const);
  return { id, parent, branch, undone, label, rows: 1, at: id === 0 ? null : 1, checkpoints: [] };
}

/** Steps 2 and 3, and 4 and 5, each once began from step 1; 6 is where the project is, 7 is what redo leads to. */
const entries = [
  state(7, 6, 0, true),
  state(6, 1, 0),
  state(5, 4, 2),
  state(4, 1, 2),
  state(3, 2, 1),
  state(2, 1, 1),
  state(1, 0, 0),
  state(0, null, 0),
];

async function panel() {
  const client = fakeClient();
  const wrapper = mountWith(HistoryPanel, client);
  client.answer('history.list', { total: 8, current: 6, start: 0, entries });
  await useProject().refresh();
  await settled();
  return { client, wrapper };
}

describe('HistoryPanel', () => {
  it('sets branches in, says where each begins, and leads to their states', async () => {
    const { client, wrapper } = await panel();
    const items = wrapper.findAll('li');
    expect(items.map((item) => item.classes('branch'))).toEqual(entries.map(({ branch }) => branch > 0));
    expect(items.map((item) => item.get('.state-word').text())).toEqual([
      'undone',
      'Now',
      'branch 2',
      'branch 2',
      'branch 1',
      'branch 1',
      '',
      '',
    ]);
    const begins = items.map((item) => item.text().includes('Branches off from: Step 1'));
    expect(begins).toEqual([3, 5].reduce((all, at) => all.with(at, true), Array<boolean>(8).fill(false)));
    await wrapper.get('[data-state="5"]').trigger('click');
    expect(client.calls.at(-1)).toMatchObject({ name: 'history.goTo', params: { change: 5 } });
    wrapper.unmount();
  });

  it('leads to the state that is the present one by now, also where it was shown before', async () => {
    const { client, wrapper } = await panel();
    expect(document.activeElement?.getAttribute('data-state')).toBe('6');
    wrapper.unmount();
    client.answer('history.list', { total: 8, current: 7, start: 0, entries });
    const again = mount(HistoryPanel, {
      attachTo: document.body,
      global: {
        plugins: [getActivePinia()!, createTranslator('en')],
        provide: { [appClientKey as symbol]: client },
      },
    });
    await settled();
    expect(document.activeElement?.getAttribute('data-state')).toBe('7');
    again.unmount();
  });

  it('has the room for branches chosen', async () => {
    const { client, wrapper } = await panel();
    await wrapper.get('select').setValue('2000000000');
    await settled();
    expect(client.calls).toContainEqual(
      expect.objectContaining({ name: 'project.setSettings', params: { historyBytes: 2_000_000_000 } }),
    );
    wrapper.unmount();
  });
});
