// Building clusters from patterns and tables: the preview tells what is done, other extensions stay, and undo takes it back.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BuildSource } from '../../../../../shared/contract/requests/cluster-requests.ts';
import {
  clustersBuild,
  clustersPreviewBuild,
} from '../../../../../electron/engine/features/languages/requests/clusters-build.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { dump, temporaryFolder } from '../../../store/rows/sample-project.ts';
import { at, IMAGE, linksOf, PAIR, row } from './cluster-rows.ts';
import { engineWith } from '../../../test-engine.ts';

describe('building clusters', () => {
  const build = async (context: EngineContext, source: BuildSource): Promise<number> => {
    const { store } = currentProject(context);
    const before = dump(store);
    const preview = await clustersPreviewBuild({ source }, context);
    expect(dump(store)).toEqual(before);
    const { changed } = await clustersBuild({ source }, context);
    expect(changed).toBe(preview.changes);
    const again = await clustersPreviewBuild({ source: { ...source, replace: false } }, context);
    expect(again.changes).toBe(0);
    return changed;
  };
  const pattern = (
    text: string,
    more: Partial<Extract<BuildSource, { kind: 'pattern' }>> = {},
  ): BuildSource => ({
    kind: 'pattern',
    pattern: text,
    plain: '',
    fallback: '',
    replace: true,
    ...more,
  });

  it.each([
    ['/{lang}/…', ['/en/a', '/de/a', '/pt-br/a', '/faq/a', '/en/only']],
    ['https://example.com/{lang}/*', ['/en/a', '/de/a', '/pt-br/a', '/faq/a', '/en/only']],
    ['?lang={lang}', ['/a?lang=en', '/a?lang=de', '/a?lang=pt-br', '/a?lang=xx', '/b?lang=en']],
    ['?lang={lang}', ['/a?lang=en&p=1', '/a?p=1&lang=de', '/a?lang=pt-br&p=1', '/a?p=1', '/b?lang=en']],
    ['/shop/{lang}-*', ['/shop/en-a', '/shop/de-a', '/shop/pt-br-a', '/shop/faq-a', '/en-a']],
  ])('from the pattern %s', async (text, paths) => {
    const { context } = engineWith(paths.map((path) => row(path)));
    expect(await build(context, pattern(text))).toBe(3);
    const links = linksOf(context);
    const [en = '', de = '', pt = '', odd = '', lone = ''] = paths;
    const whole = [`en ${en}`, `de ${de}`, `pt-BR ${pt}`];
    expect(links).toMatchObject({ [en]: whole, [de]: whole, [pt]: whole, [odd]: [], [lone]: [] });
    await historyUndo({}, context);
    expect(Object.values(linksOf(context)).flat()).toEqual([]);
  });

  it('by host, pages without a code are of a language of their own, and one is the x-default', async () => {
    const locs = ['https://www.example.com/a', 'https://de.example.com/a', 'https://de.example.com/b'];
    const { context } = engineWith(locs.map((loc) => ({ loc })));
    await build(context, pattern('{lang}.example.com', { plain: 'en', fallback: 'en' }));
    const whole = [`en ${locs[0] ?? ''}`, `de ${locs[1] ?? ''}`, `x-default ${locs[0] ?? ''}`];
    expect(linksOf(context)).toEqual({ [locs[0] ?? '']: whole, [locs[1] ?? '']: whole, [locs[2] ?? '']: [] });
  });

  it('spells codes as the set does', async () => {
    const small = { 'en-gb': '/en-gb/z', 'de-at': '/de-at/z', 'X-Default': '/en-gb/z' };
    const { context } = engineWith([
      row('/en-gb/z', small),
      row('/de-at/z', small),
      ...['/en-gb/a', '/fr-be/a', '/en-gb/b', '/fr-be/b'].map((path) => row(path)),
    ]);
    await build(context, pattern('/{lang}/', { fallback: 'en-GB', replace: false }));
    expect(linksOf(context)['/fr-be/a']).toEqual(['en-gb /en-gb/a', 'fr-be /fr-be/a', 'X-Default /en-gb/a']);
    const text = `en-GB,fr-BE,nl-BE\n${at('/en-gb/b')},${at('/fr-be/b')},${at('/de-at/z')}`;
    await build(context, { kind: 'text', text, fallback: '', replace: false });
    expect(linksOf(context)['/en-gb/b']).toEqual([
      'en-gb /en-gb/b',
      'fr-be /fr-be/b',
      'X-Default /en-gb/b',
      'nl-be /de-at/z',
    ]);
  });

  it('keeps other extensions, and with "replace" no other languages', async () => {
    const { context } = engineWith([row('/en/a', { en: '/en/a', fr: '/x' }, IMAGE), row('/de/a')]);
    await build(context, pattern('/{lang}/', { replace: false }));
    expect(linksOf(context)['/en/a']).toEqual(['en /en/a', 'fr /x', 'de /de/a']);
    await build(context, pattern('/{lang}/'));
    expect(linksOf(context)['/en/a']).toEqual(['en /en/a', 'de /de/a']);
    expect(currentProject(context).store.db.all('SELECT ext FROM url')[0]?.[0]).toContain(IMAGE);
  });

  it.each([
    ['a pattern without a place', pattern('/en/'), /needs \{lang\} once/],
    ['a language that is none', pattern('/{lang}/', { plain: 'english' }), /not a language code/],
    ['a parameter without a name', pattern('?{lang}'), /Name the parameter/],
  ])('refuses %s', async (_, source, message) => {
    const { context } = engineWith([row('/en/a')]);
    await expect(clustersPreviewBuild({ source }, context)).rejects.toThrow(message);
  });

  it('from a table with a column a language, in any common form', async () => {
    const { context } = engineWith([row('/en/a'), row('/de/a'), row('/en/b'), row('/de/b')]);
    const path = join(temporaryFolder(), 'links.csv');
    const lines = [
      'name;en;DE;x-default',
      `Startseite;${at('/en/a')};${at('/de/a')};${at('/en/a')}`,
      `Ü;${at('/en/b')};${at('/de/gone')};`,
      `Ü;de/b;${at('/de/b')};`,
    ];
    writeFileSync(path, Buffer.from(lines.join('\r\n'), 'latin1'));
    const source: BuildSource = { kind: 'file', path, fallback: 'en', replace: true };
    const preview = await clustersPreviewBuild({ source }, context);
    expect(preview).toMatchObject({ clusters: 3, rows: 4, changes: 4, unknown: 1 });
    expect(preview.problems.map(({ line }) => line)).toEqual([1, 4, 3]);
    await build(context, source);
    expect(linksOf(context)).toEqual({
      '/en/a': ['en /en/a', 'de /de/a', 'x-default /en/a'],
      '/de/a': ['en /en/a', 'de /de/a', 'x-default /en/a'],
      '/en/b': ['en /en/b', 'de /de/gone', 'x-default /en/b'],
      '/de/b': ['de /de/b'],
    });
  });

  it('from a table of clusters that was exported', async () => {
    const { context } = engineWith([row('/en/a'), row('/de/a')]);
    const text = `page,rows,issues,x-default,en,de\n${at('/en/a')},2,incomplete one-way,,${at('/en/a')},${at('/de/a')}\n`;
    expect(await build(context, { kind: 'text', text, fallback: '', replace: false })).toBe(2);
    expect(linksOf(context)['/de/a']).toEqual(['en /en/a', 'de /de/a']);
  });

  it('from lines with too few or too many cells', async () => {
    const { context } = engineWith([row('/en/a'), row('/de/a'), row('/en/b'), row('/fr/b')]);
    const text = `en,de,fr\n${at('/en/a')},${at('/de/a')}\n${at('/en/b')},,${at('/fr/b')},,\n`;
    expect(await build(context, { kind: 'text', text, fallback: '', replace: true })).toBe(4);
    expect(linksOf(context)).toMatchObject({
      '/en/a': ['en /en/a', 'de /de/a'],
      '/fr/b': ['en /en/b', 'fr /fr/b'],
    });
  });

  it('from lines of loc, lang and href: only the named page gets the link', async () => {
    const { context } = engineWith([row('/en/a', { fr: '/old' }), row('/de/a', PAIR)]);
    const text = `loc,lang,href\n${at('/en/a')},en,${at('/en/a')}\n${at('/en/a')},de_AT,${at('/de/a')}\n${at('/en/a')},xx-yy,${at('/q')}`;
    const source: BuildSource = { kind: 'text', text, fallback: '', replace: true };
    expect((await clustersPreviewBuild({ source }, context)).problems).toEqual([
      {
        line: 4,
        why: {
          key: 'cell-not-language',
          params: { text: 'xx-yy', fault: { key: 'language-unknown', params: { language: 'xx' } } },
        },
      },
    ]);
    await build(context, source);
    expect(linksOf(context)).toEqual({
      '/en/a': ['en /en/a', 'de-AT /de/a'],
      '/de/a': ['en /en/a', 'de /de/a'],
    });
  });

  it('refuses a table without a language, naming the line', async () => {
    const { context } = engineWith([row('/en/a')]);
    const source: BuildSource = { kind: 'text', text: 'a,b\n1,2', fallback: '', replace: true };
    await expect(clustersPreviewBuild({ source }, context)).rejects.toThrow(/Line 1 names no language/);
  });
});
