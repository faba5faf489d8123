// What is typed in the robots.txt is kept by the project before it is saved, and comes back with it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { useRobots } from '../../../../renderer/features/robots/robots-store.ts';
import { usePages } from '../../../../renderer/shell/frame/pages-store.ts';
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

describe('the robots.txt of the project', () => {
  const flush = async (): Promise<void> => {
    await nextTick();
    await vi.runAllTimersAsync();
  };
  const OTHER = { ...CONTENT, origin: 'https://other.example', text: 'Disallow: /other\n', draft: null };
  const otherComes = (): void => {
    const file = { origin: OTHER.origin, bytes: 17, location: null, at: 0 };
    client.answer('robots.list', { files: [file], drafts: [], agents: [], site: OTHER.origin });
    client.answer('robots.read', OTHER);
  };

  it('is read when the page is shown, and stays, with what is typed, where the project is saved as', async () => {
    const robots = useRobots();
    usePages().show('robots');
    await flush();
    expect(robots.text).toBe(CONTENT.text);
    robots.text = 'User-agent: *\nDisallow: /b';
    await nextTick();
    await useProject().saveAs('/p/other.mapwright');
    await flush();
    expect([robots.saved?.origin, robots.text]).toEqual([ORIGIN, 'User-agent: *\nDisallow: /b']);
    expect(kept()).toContainEqual(expect.objectContaining({ origin: ORIGIN }));
  });

  it('is that of another project that is opened on the same page', async () => {
    const robots = useRobots();
    usePages().show('robots');
    await flush();
    otherComes();
    await useProject().open('/p/other.mapwright');
    usePages().show('robots');
    await flush();
    expect([robots.saved?.origin, robots.text]).toEqual([OTHER.origin, OTHER.text]);
  });

  it('is missed only where that is known', async () => {
    const robots = useRobots();
    expect(robots.none).toBe(false);
    usePages().show('robots');
    await nextTick();
    expect(robots.none).toBe(false);
    await flush();
    expect(robots.none).toBe(false);
    client.answer('robots.list', { files: [], drafts: [], agents: [], site: null });
    await useProject().open('/p/other.mapwright');
    expect(robots.none).toBe(false);
    usePages().show('robots');
    await flush();
    expect(robots.none).toBe(true);
  });

  it('is not that of the project before, whose answer comes late', async () => {
    const robots = useRobots();
    let answer: (content: unknown) => void = () => undefined;
    client.answer('robots.read', new Promise((resolve) => (answer = resolve)));
    usePages().show('robots');
    await flush();
    otherComes();
    await useProject().open('/p/other.mapwright');
    usePages().show('robots');
    await flush();
    expect(robots.saved?.origin).toBe(OTHER.origin);
    answer({ ...CONTENT, draft: null });
    await flush();
    expect(robots.saved?.origin).toBe(OTHER.origin);
  });

  it('is the one that the user goes to, although the page reads the list meanwhile', async () => {
    const robots = useRobots();
    const files = [ORIGIN, OTHER.origin].map((origin) => ({ origin, bytes: 14, location: null, at: 0 }));
    client.answer('robots.list', { files, drafts: [], agents: [], site: ORIGIN });
    let answer: (content: unknown) => void = () => undefined;
    client.answer('robots.read', new Promise((resolve) => (answer = resolve)));
    void robots.show(OTHER.origin);
    usePages().show('robots');
    await flush();
    client.answer('robots.read', { ...CONTENT, draft: null });
    answer(OTHER);
    await flush();
    expect(robots.saved?.origin).toBe(OTHER.origin);
  });
});
