// When the list of language versions is looked for: while its page is shown, in every project that comes meanwhile.
import { beforeEach, describe, expect, it } from 'vitest';
import { useLanguages } from '../../../../renderer/features/languages/languages-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { usePages } from '../../../../renderer/shell/frame/pages-store.ts';
import { fakeClient, type FakeClient } from '../../fake-client.ts';
import { settled, useStores } from '../../mount-app.ts';

let client: FakeClient;

beforeEach(async () => {
  client = fakeClient();
  useStores(client);
  await useProject().refresh();
});

function searches(): number {
  return client.calls.filter(({ name }) => name === 'clusters.open').length;
}

describe('the list of language versions', () => {
  it('is looked for once its page is shown, and not before', async () => {
    const languages = useLanguages();
    await settled();
    expect(searches()).toBe(0);
    usePages().show('languages');
    await settled();
    expect([searches(), languages.opening, languages.shown === null]).toEqual([1, false, false]);
  });

  it.each(['', 'shop'])('is looked for again, by the same search (“%s”), after Save as', async (search) => {
    const languages = useLanguages();
    usePages().show('languages');
    languages.search = search;
    await settled();
    const before = languages.shown?.list;
    await useProject().saveAs('/p/other.mapwright');
    await settled();
    expect(languages.shown?.list).toBeGreaterThan(before ?? Infinity);
    expect([languages.search, languages.opening]).toEqual([search, false]);
  });

  it.each(['', 'shop'])('is that of another project, without the search (“%s”) of before', async (search) => {
    const languages = useLanguages();
    usePages().show('languages');
    languages.search = search;
    await settled();
    const before = languages.shown?.list;
    await useProject().open('/p/other.mapwright');
    usePages().show('languages');
    await settled();
    expect(languages.shown?.list).toBeGreaterThan(before ?? Infinity);
    expect([languages.search, languages.opening]).toEqual(['', false]);
  });

  it('is looked for in another project though the search in the one before has no answer', async () => {
    const languages = useLanguages();
    client.answer('clusters.open', new Promise(() => undefined));
    usePages().show('languages');
    await settled();
    await useProject().close();
    await settled();
    expect(languages.opening).toBe(false);
    await useProject().open('/p/other.mapwright');
    usePages().show('languages');
    await settled();
    expect([searches(), languages.opening]).toEqual([2, true]);
  });
});
