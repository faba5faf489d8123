// What a table file is told to be by its content: encoding, delimiter, columns.
import { describe, expect, it } from 'vitest';
import { tableInspect } from '../../../../../electron/engine/features/table/requests/table-inspect.ts';
import type { TablePreview } from '../../../../../shared/model/table/tables.ts';
import { tableFile } from '../table-project.ts';
import { testEngine } from '../../../test-engine.ts';

const A = 'https://a.example/';

describe('the preview of a table', () => {
  const inspect = (content: string | Uint8Array): Promise<TablePreview> =>
    Promise.resolve(tableInspect({ path: tableFile(content), options: {} }, testEngine().context));

  it.each([
    ['UTF-8 with a mark', `\uFEFFloc;ä\n${A};1\n`, 'utf-8'],
    ['UTF-8 without', `loc;ä\n${A};1\n`, 'utf-8'],
    ['windows-1252', Buffer.from(`loc;ä\n${A};1\n`, 'latin1'), 'windows-1252'],
    ['UTF-16', Buffer.from(`\uFEFFloc;ä\n${A};1\n`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without a mark', Buffer.from(`loc;ä\n${A};1\n`, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way', Buffer.from(`\uFEFFloc;ä\n${A};1\n`, 'utf16le').swap16(), 'utf-16be'],
  ])('tells %s', async (_, content, encoding) => {
    const found = await inspect(content);
    expect(found).toMatchObject({
      encoding,
      delimiter: ';',
      header: true,
      names: ['loc', 'ä'],
      rows: [[A, '1']],
    });
  });

  it('tells the delimiter, whatever the cells hold', async () => {
    for (const [name, delimiter] of [
      ['comma', ','],
      ['semicolon', ';'],
      ['tab', '\t'],
      ['pipe', '|'],
    ] as const) {
      const cells = [',', ';', '\t', '|'].filter((other) => other !== delimiter).join('x');
      const found = await inspect(`url${delimiter}note\r\n${A}1${delimiter}"${cells}"\r\n`);
      expect([name, found.delimiter]).toEqual([name, delimiter]);
      expect(found.mapping).toEqual(['loc', null]);
    }
  });

  it('asks what only the user can know, until it is chosen', async () => {
    const path = tableFile(`Source,Target,lastmod\n${A}x,${A}y,01/03/2025 14:05\n`);
    const codes = async (options: Parameters<typeof tableInspect>[0]['options']) => {
      const { problems } = await tableInspect({ path, options }, testEngine().context);
      return problems.map(({ code }) => code);
    };
    expect(await codes({})).toEqual(['table-url-ambiguous', 'table-dates-question']);
    expect(await codes({ dates: 'dmy' })).toEqual(['table-url-ambiguous']);
    expect(await codes({ mapping: ['loc', null, null], dates: 'dmy' })).toEqual([]);
  });

  it.each(['<?xml version="1.0"?>\n<urlset>', '\uFEFF\n<sitemapindex xmlns="x">', '<rss version="2.0">'])(
    'refuses XML (%s) with the way to read it',
    async (content) => {
      const path = tableFile(`${content}\n<loc>${A}</loc>\n`);
      const asked = Promise.resolve(tableInspect({ path, options: {} }, testEngine().context));
      await expect(asked).rejects.toMatchObject({ code: 'unreadable-source', reason: { key: 'table-xml' } });
    },
  );

  it('reads any encoding of the standard', async () => {
    const bytes = Buffer.from('URL;\x93\xfa\x96\x7b\nhttps://a.example/;1\n', 'latin1');
    const options = { encoding: 'shift_jis' } as const;
    const found = await tableInspect({ path: tableFile(bytes), options }, testEngine().context);
    expect(found.names).toEqual(['URL', '日本']);
  });
});
