// The settings in the window: what the user chose last is what counts, whenever the answers arrive.
import { expect, it } from 'vitest';
import { useSettings } from '../../../../renderer/shell/settings/settings-store.ts';
import { DEFAULT_SETTINGS, type AppSettings } from '../../../../shared/contract/settings-schemas.ts';
import { fakeClient } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

/** A store whose changes are answered when the test says so. */
function slowSettings() {
  const client = fakeClient();
  useStores(client);
  const settings = useSettings();
  function change(part: Partial<AppSettings>) {
    const answer = Promise.withResolvers<AppSettings>();
    client.answer('settings.set', answer.promise);
    return { answer, changed: settings.change(part) };
  }
  return { settings, change };
}

it('keeps a later choice while the answer to an earlier one arrives', async () => {
  const { settings, change } = slowSettings();
  const first = change({ proxy: 'none' });
  const second = change({ proxy: 'own' });
  const none = { ...DEFAULT_SETTINGS, proxy: 'none' } as const;
  settings.hear(none);
  first.answer.resolve(none);
  await first.changed;
  expect(settings.all.proxy).toBe('own');
  second.answer.resolve({ ...DEFAULT_SETTINGS, proxy: 'own', fontSize: 'large' });
  await second.changed;
  expect(settings.all).toMatchObject({ proxy: 'own', fontSize: 'large' });
});

it('hears other windows again after a change that failed', async () => {
  const { settings, change } = slowSettings();
  const { answer, changed } = change({ theme: 'dark' });
  answer.reject(new Error('The disk is full.'));
  await expect(changed).rejects.toThrow('The disk is full.');
  settings.hear({ ...DEFAULT_SETTINGS, density: 'compact' });
  expect(settings.all.density).toBe('compact');
});
