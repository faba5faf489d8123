// Columns of a table that an import does not read: foreign ones are told, whatever the format; our own ones are no news.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../shared/contract/error-texts.ts';
import { inspectSource } from '../../../../../electron/engine/features/import/inspect-source.ts';
import { robotsSave } from '../../../../../electron/engine/features/robots/requests/robots-save.ts';
import { TABLE_COLUMNS, TABLE_FORMATS } from '../../../../../shared/model/table/tables.ts';
import { textRow, workbookParts, writeWorkbook } from './xlsx-file.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { exportAll } from '../../../features/table/table-project.ts';
import { engineWith } from '../../../test-engine.ts';

const A = 'https://a.example/';

async function ignored(path: string): Promise<string[]> {
  const { problems, entries } = await inspectSource(path);
  expect(entries[0]?.loc).toBe(A);
  return problems
    .filter(({ code }) => code === 'table-columns-ignored')
    .map(({ reason }) => inEnglish(reason));
}

describe.each(TABLE_FORMATS)('a table that was exported as %s', (format) => {
  it('has no column that is told as unknown', async () => {
    const { context } = engineWith([{ loc: A, lastmod: 'soon' }]);
    await robotsSave(
      { origin: 'https://a.example', text: 'User-agent: *\nDisallow: /\n', byteOrderMark: false },
      context,
    );
    const path = join(temporaryFolder(), `own.${format}`);
    await exportAll(context, path, { format, columns: [...TABLE_COLUMNS, 'robots:Googlebot', 'robots:*'] });
    expect(await ignored(path)).toEqual([]);
  });
});

describe('foreign columns are told', () => {
  const names = ['loc', 'Clicks', 'source', 'line', 'Author', 'url'];
  const cells = [A, '7', 'x', '3', 'One', A];
  const told = [expect.stringMatching(/^Skipped columns: “Clicks”, “Author”, “url”\.$/)];

  it.each([',', '\t'])('of a text with %j between its cells', async (delimiter) => {
    const path = join(temporaryFolder(), 'foreign.csv');
    writeFileSync(path, `${names.join(delimiter)}\n${cells.join(delimiter)}\n`);
    expect(await ignored(path)).toEqual(told);
  });

  it('of a workbook', async () => {
    const path = await writeWorkbook(workbookParts(textRow(1, names) + textRow(2, cells)));
    expect(await ignored(path)).toEqual(told);
  });

  it('of a workbook without a header, by their numbers', async () => {
    const path = await writeWorkbook(workbookParts(textRow(1, [A, 'One']) + textRow(2, [`${A}b`, 'Two'])));
    expect(await ignored(path)).toEqual([expect.stringMatching(/^Skipped columns: column 2\.$/)]);
  });
});
