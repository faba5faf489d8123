// @vitest-environment happy-dom
// The dialog that compacts: what would go is asked for as limits are typed, nothing goes before the button, and a cancel
// shows what is left.
import { describe, expect, it, vi } from 'vitest';
import CompactDialog from '../../../../renderer/features/history/CompactDialog.vue';
import { useCompacting } from '../../../../renderer/features/history/compacting-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

const WOULD = { steps: 12, branchStates: 3, rows: 40, left: 5, before: 8_000_000, after: 3_000_000 };

async function dialog(result: object = WOULD) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const client = fakeClient();
  client.answer('project.compact', result);
  const wrapper = mountWith(CompactDialog, client);
  await useProject().refresh();
  const asked = () =>
    client.calls.filter(({ name }) => name === 'project.compact').map((call) => call.params);
  const wait = async (): Promise<void> => {
    vi.advanceTimersByTime(1_000);
    await settled();
  };
  await wait();
  const [steps, days, megabytes] = wrapper.findAll('input');
  const button = () => wrapper.findAll('footer button').at(-1);
  return { client, wrapper, asked, wait, steps, days, megabytes, button };
}

const bounds = (steps: number | null, days: number | null, bytes: number | null) => ({ steps, days, bytes });

describe('CompactDialog', () => {
  it('says what would go and how much room that gives, and deletes only on the button', async () => {
    const { wrapper, asked, wait, steps, megabytes, button } = await dialog();
    expect(asked()).toEqual([{ bounds: bounds(null, null, null), dryRun: true }]);
    await steps?.setValue(5);
    await megabytes?.setValue(2.5);
    expect(button()?.attributes('disabled')).toBeDefined();
    await wait();
    expect(asked().at(-1)).toEqual({ bounds: bounds(5, null, 2_500_000), dryRun: true });
    expect(wrapper.text()).toContain('12 steps will be deleted.');
    expect(wrapper.text()).toContain('40 deleted rows can no longer be restored.');
    expect(wrapper.text()).toContain('Frees about 5 MB of 8 MB.');
    expect(button()?.text()).toBe('Delete 12 steps');
    expect(button()?.classes()).toContain('danger');
    await button()?.trigger('click');
    await settled();
    expect(asked().at(-1)).toEqual({ bounds: bounds(5, null, 2_500_000), dryRun: false });
    expect(wrapper.text()).toContain('12 steps deleted');
    wrapper.unmount();
  });

  it('asks nothing of a number that is none', async () => {
    const { wrapper, asked, wait, days, button } = await dialog();
    await days?.setValue(-1);
    await wait();
    expect(asked()).toHaveLength(1);
    expect(button()?.attributes('disabled')).toBeDefined();
    expect(days?.attributes('aria-invalid')).toBe('true');
    expect(wrapper.text()).toContain('Enter a number from 0');
    wrapper.unmount();
  });

  it('shows after a cancel what can still go', async () => {
    const { client, wrapper, asked, wait, button } = await dialog();
    client.refuse('project.compact', new AppError('cancelled', reason('job-cancelled')));
    await button()?.trigger('click');
    await settled();
    client.refuse('project.compact', null);
    expect(useCompacting().error?.code).toBe('cancelled');
    expect(wrapper.text()).toContain('Cancelled.');
    await wait();
    expect(asked().at(-1)).toMatchObject({ dryRun: true });
    expect(button()?.text()).toBe('Delete 12 steps');
    wrapper.unmount();
  });
});
