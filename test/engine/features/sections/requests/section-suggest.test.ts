import { expect, it } from 'vitest';
import { sectionSuggest } from '../../../../../electron/engine/features/sections/requests/section-suggest.ts';
import { sectionNameProblem } from '../../../../../shared/model/section.ts';
import { engineWith } from '../../../test-engine.ts';

async function namesFor(folders: readonly string[]): Promise<string[]> {
  const rows = folders.map((folder) => ({ loc: `https://www.example.com/${folder}/a` }));
  const found = await sectionSuggest({ by: 'folder' }, engineWith(rows).context);
  return found.map(({ name }) => name);
}

it('names folders apart that begin alike for longer than a name can be', async () => {
  const table = 'how-to-choose-the-right-size-of-a-handmade-wooden-dining-table-for-';
  expect(await namesFor([`${table}4`, `${table}6`])).toEqual([
    'how-to-choose-the-right-size-of-a-handmade-wooden-dining-tab',
    'how-to-choose-the-right-size-of-a-handmade-wooden-dining-t-2',
  ]);
});

it('names a hundred such folders apart, and those without a letter', async () => {
  const long = Array.from({ length: 98 }, (_, i) => `${'abcdefghi-'.repeat(7)}${String(i)}`);
  const names = await namesFor([...long, '---', '%E2%98%83']);
  expect(names).toHaveLength(100);
  names.forEach((name, at) => {
    expect([name, sectionNameProblem(name, names.slice(0, at))]).toEqual([name, null]);
  });
});
