// @vitest-environment happy-dom
// What the window makes of an engine that ended and did not come back with the project.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import App from '../../../renderer/App.vue';
import { useDialogs } from '../../../renderer/shell/dialogs/dialogs-store.ts';
import { useNotices } from '../../../renderer/shell/notices/notices-store.ts';
import { useProject } from '../../../renderer/features/project/project-store.ts';
import { useView } from '../../../renderer/features/view/view-store.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { EngineEvent, EventMap } from '../../../shared/contract/events.ts';
import type { Section } from '../../../shared/model/section.ts';
import type { Condition } from '../../../shared/model/rows/view-query.ts';
import { fakeClient, type FakeClient } from '../fake-client.ts';
import { mountWith } from '../mount-app.ts';

let client: FakeClient;
let wrapper: VueWrapper;
beforeEach(async () => {
  client = fakeClient();
  wrapper = mountWith(App, client);
  await flushPromises();
  document.querySelector<HTMLElement>('[role="grid"]')?.focus();
});
afterEach(() => {
  wrapper.unmount();
});

const error = {
  code: 'internal',
  message: 'The engine stopped three times and was not started again.',
} as const;

async function lose(event: EventMap['engine.restarted']): Promise<void> {
  client.events.tell({ event: 'engine.restarted', data: event });
  await flushPromises();
}

function notice(): string {
  return wrapper.get('.notice').text();
}

describe('an engine that is not started again', () => {
  it('is told as such, once', async () => {
    await lose({ reopened: null, error, givenUp: true });
    expect(notice()).toMatch(/three times within half a minute and was not started again/);
    expect(notice()).toMatch(/open it again to continue/);
    expect(notice()).not.toMatch(/was started again/);
  });

  it('leaves the focus on what opens the project again, so that a key for the table makes no new one', async () => {
    await lose({ reopened: null, error, givenUp: true });
    const focused = document.activeElement as HTMLElement;
    expect(focused.textContent).toContain('Open “shop” again');
    focused.click();
    await flushPromises();
    expect(client.calls).toContainEqual({
      name: 'project.open',
      params: { path: '/p/shop.mapwright', readable: true },
    });
    expect(client.calls.map(({ name }) => name)).not.toContain('project.create');
    expect(useProject().isOpen).toBe(true);
  });

  it('is told without a project where none was open', async () => {
    await useProject().close();
    await flushPromises();
    await lose({ reopened: null, error, givenUp: true });
    expect(notice()).toMatch(/Open a project, or make a new one/);
    expect(wrapper.find('.again').exists()).toBe(false);
    expect(document.activeElement).toBe(wrapper.get('input[inputmode=url]').element);
  });
});

it('an engine that was ended because the user cancelled is not spoken of, and the view is opened again', async () => {
  const before = useView().current?.view ?? 0;
  await lose({ reopened: '/p/shop.mapwright', error: null, cancelled: true });
  expect(useView().current?.view).toBeGreaterThan(before);
  expect(wrapper.find('.notice').exists()).toBe(false);
});

it('a project that could not be opened by the new engine stays on offer until another one is open', async () => {
  await lose({ reopened: null, error: { code: 'not-found', message: 'It is gone.' } });
  expect(notice()).toMatch(/was started again.*could not be opened again.*It is gone\./s);
  client.refuse('project.open', AppError.from({ code: 'not-found', message: 'It is gone.' }));
  wrapper.get<HTMLElement>('.again').element.click();
  await flushPromises();
  expect(wrapper.find('.again').exists()).toBe(true);
  await useProject().create('/p/new.mapwright', false);
  await useProject().close();
  await flushPromises();
  expect(wrapper.find('.again').exists()).toBe(false);
});

describe('a dialog that is open while the project goes', () => {
  const givenUp = { event: 'engine.restarted', data: { reopened: null, error, givenUp: true } } as const;
  const closed = { event: 'project.replaced', data: { path: null } } as const;

  async function openThenLose(kind: 'export' | 'import' | 'settings', event: EngineEvent): Promise<boolean> {
    useDialogs().open({ kind });
    await flushPromises();
    client.refuse('project.info', AppError.from({ code: 'no-project', message: 'No project is open.' }));
    client.events.tell(event);
    await flushPromises();
    expect(useProject().isOpen).toBe(false);
    return useDialogs().main?.kind === kind;
  }

  it.each([
    ['an engine that is not started again', givenUp],
    ['another window that closes it', closed],
  ])('closes with %s where it is about a project', async (_, event) => {
    expect(await openThenLose('export', event)).toBe(false);
    expect(wrapper.find('dialog').exists()).toBe(false);
    expect(document.activeElement?.textContent).toContain('Open “shop” again');
  });

  it('closes where it would import into that project', async () => {
    expect(await openThenLose('import', givenUp)).toBe(false);
  });

  it('stays where it needs none', async () => {
    expect(await openThenLose('settings', givenUp)).toBe(true);
  });

  it('stays where it was opened without one', async () => {
    await useProject().close();
    await flushPromises();
    expect(await openThenLose('import', givenUp)).toBe(true);
  });

  it('takes what it asks with it', async () => {
    const picked = useDialogs().pick({ purpose: 'chooseFolder', start: null, suggestedName: '' });
    const answered = useDialogs().ask({
      title: 'close.title',
      text: 'close.text',
      named: {},
      yes: 'close.save',
      no: null,
      danger: false,
    });
    expect(await openThenLose('export', givenUp)).toBe(false);
    expect([await picked, await answered]).toEqual([[], 'cancel']);
    expect(wrapper.find('dialog').exists()).toBe(false);
  });
});

describe('a filter on sections', () => {
  const section = (id: number): Section => ({ id, name: `part-${String(id)}`, conditions: [] });
  const on = (...values: number[]): Condition => ({ kind: 'set', column: 'section', values });
  const others: Condition = { kind: 'included', value: true };

  async function filterThenKeep(conditions: readonly Condition[], kept: readonly number[]): Promise<unknown> {
    client.answer('project.info', { ...useProject().info, sections: [1, 2, 3].map(section) });
    await useProject().refresh();
    await useView().setConditions(conditions);
    client.answer('project.info', { ...useProject().info, sections: kept.map(section) });
    client.events.tell({ event: 'project.changed', data: { revision: 2 } });
    await flushPromises();
    const { params } = client.calls.filter(({ name }) => name === 'view.open').at(-1) ?? {};
    return (params as { filter: unknown }).filter;
  }

  it('loses those that are removed, and the rows are read anew', async () => {
    expect(await filterThenKeep([on(2), others], [1, 3])).toEqual([others]);
    expect(useView().conditions).toEqual([others]);
  });

  it('keeps the others, the rows of none, and what is not known, as in a saved view', async () => {
    expect(await filterThenKeep([on(2, 3, 0), on(9)], [1, 3])).toEqual([on(3, 0), on(9)]);
  });

  it('stays where they are only renamed or in another order', async () => {
    const asked = [on(2)];
    await filterThenKeep(asked, [3, 2, 1]);
    expect(useView().conditions).toBe(asked);
  });
});

it('tells which branches of the history had to go', async () => {
  const label = (text: string) => ({ code: 'text' as const, text });
  client.events.tell({
    event: 'history.removed',
    data: {
      branches: [
        { label: label('One'), states: 2 },
        { label: label('Two'), states: 1 },
      ],
    },
  });
  await flushPromises();
  expect(useNotices().all.at(-1)).toMatchObject({
    kind: 'warning',
    key: 'history.removed',
    count: 2,
    named: { names: '“One”, “Two”' },
  });
});
