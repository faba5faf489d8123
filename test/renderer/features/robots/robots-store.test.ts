// What is typed in the robots.txt is kept by the project before it is saved, and comes back with it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useRobots } from '../../../../renderer/features/robots/robots-store.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

const ORIGIN = 'https://example.com';
const CONTENT = {
  origin: ORIGIN,
  text: 'User-agent: *\n',
  byteOrderMark: false,
  isUtf8: true,
  isUtf16: false,
  version: 7,
};

let client: FakeClient;

beforeEach(async () => {
  vi.useFakeTimers();
  client = fakeClient();
  const file = { origin: ORIGIN, bytes: 14, location: null, at: 0 };
  client.answer('robots.list', { files: [file], drafts: [], agents: ['Googlebot'], site: ORIGIN });
  client.answer('robots.read', { ...CONTENT, draft: null });
  client.answer('robots.keepDraft', null);
  useStores(client);
  await useProject().refresh();
  return () => {
    vi.useRealTimers();
  };
});

function kept(): unknown[] {
  return client.calls.filter(({ name }) => name === 'robots.keepDraft').map(({ params }) => params);
}

describe('what is typed', () => {
  it('is kept shortly after the last key, and forgotten where it is taken back', async () => {
    const robots = useRobots();
    await robots.refresh();
    robots.text = 'User-agent: *\nDisallow: /a';
    await nextTick();
    robots.text = 'User-agent: *\nDisallow: /ab';
    await nextTick();
    await vi.runAllTimersAsync();
    const draft = { text: 'User-agent: *\nDisallow: /ab', byteOrderMark: false, version: 7 };
    expect(kept()).toEqual([{ origin: ORIGIN, draft }]);
    robots.text = CONTENT.text;
    await nextTick();
    await vi.runAllTimersAsync();
    expect(kept().at(-1)).toEqual({ origin: ORIGIN, draft: null });
  });

  it('comes back, and says so where the saved text is another by now', async () => {
    const robots = useRobots();
    const draft = { text: 'User-agent: *\nDisallow: /c', byteOrderMark: false, version: 6 };
    client.answer('robots.read', { ...CONTENT, draft });
    await robots.refresh();
    expect(robots.error).toBe(null);
    expect([robots.text, robots.dirty, robots.stale]).toEqual([draft.text, true, true]);
    client.answer('robots.read', { ...CONTENT, draft: null });
    await robots.revert();
    expect([robots.text, robots.dirty, robots.stale]).toEqual([CONTENT.text, false, false]);
    expect(kept()).toContainEqual({ origin: ORIGIN, draft: null });
  });
});

describe('a robots.txt in UTF-16', () => {
  it('can be saved as it is shown, and is no draft', async () => {
    const robots = useRobots();
    client.answer('robots.read', { ...CONTENT, isUtf16: true, draft: null });
    await robots.refresh();
    expect([robots.dirty, robots.savable]).toEqual([false, true]);
    await vi.runAllTimersAsync();
    expect(kept().filter((one) => (one as { draft: unknown }).draft !== null)).toEqual([]);
    client.answer('robots.read', { ...CONTENT, version: 8, draft: null });
    await robots.save();
    expect(robots.savable).toBe(false);
  });
});
