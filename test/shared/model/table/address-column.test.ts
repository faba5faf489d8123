// Which of several columns with addresses is taken for that of the rows.
import { describe, expect, it } from 'vitest';
import { addressChoice, mapColumns } from '../../../../shared/model/table/field-of-header.ts';

const ROW = (width: number): string[] =>
  Array.from({ length: width }, (_, i) => `https://www.example.com/${String(i)}`);

function taken(...header: string[]): string {
  return header[mapColumns(header, [ROW(header.length)]).indexOf('loc')] ?? '';
}

function isAmbiguous(...header: string[]): boolean {
  const rows = [ROW(header.length)];
  return addressChoice(header, rows, mapColumns(header, rows))?.ambiguous ?? false;
}

describe('the column of addresses', () => {
  it.each([
    [['Sitemap URL', 'URL'], 'URL'],
    [['Image URL', 'Page URL'], 'Page URL'],
    [['Canonical URL', 'Address'], 'Address'],
    [['Redirect URL', 'loc', 'URL'], 'loc'],
    [['Thumbnail', 'Something'], 'Something'],
    [['Referring page URL', 'Target URL'], 'Target URL'],
    [['Source URL', 'Destination URL'], 'Destination URL'],
    [['Alte URL', 'Neue URL'], 'Neue URL'],
    [['Canonical'], 'Canonical'],
    [['Sitemap URL'], 'Sitemap URL'],
  ])('of %j is %s', (header, name) => {
    expect(taken(...header)).toBe(name);
  });

  it.each([
    [['Referring page URL', 'Target URL']],
    [['Source', 'Destination']],
    [['From', 'To']],
    [['URL', 'Target URL']],
    [['Verweisende Seite', 'Ziel-URL']],
    [['First', 'Second']],
  ])('of %j is not sure', (header) => {
    expect(isAmbiguous(...header)).toBe(true);
  });

  it.each([[['Sitemap URL', 'URL']], [['loc', 'source']], [['Page', 'Image']], [['URL']]])(
    'of %j is sure',
    (header) => {
      expect(isAmbiguous(...header)).toBe(false);
    },
  );

  it('is not sure where two columns without names have addresses, unless they are the same', () => {
    const rows = [ROW(2)];
    expect(addressChoice(null, rows, mapColumns(null, rows))?.ambiguous).toBe(true);
    const same = [['https://www.example.com/', 'https://www.example.com/']];
    expect(addressChoice(null, same, mapColumns(null, same))?.ambiguous).toBe(false);
  });
});
