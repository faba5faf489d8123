// Codes are written as most links of the set write them.
import { describe, expect, it } from 'vitest';
import { codeSpelling } from '../../../../electron/engine/check/languages/code-spelling.ts';

describe('codeSpelling', () => {
  const spell = (links: Readonly<Record<string, number>>, ...codes: readonly string[]): string[] =>
    codes.map(codeSpelling(new Map(Object.entries(links))));

  it('writes a code of the set as it is written most often', () => {
    expect(spell({ 'en-gb': 3, 'en-GB': 2, de: 5 }, 'EN-GB', 'en-gb')).toEqual(['en-gb', 'en-gb']);
  });

  it('writes other codes in the way that most valid codes are written', () => {
    expect(spell({ 'en-gb': 3, 'de-AT': 2, 'xx-YY': 9 }, 'pt-BR', 'zh-Hant')).toEqual(['pt-br', 'zh-hant']);
    expect(spell({ EN: 3, 'DE-AT': 2 }, 'fr', 'x-default')).toEqual(['FR', 'X-DEFAULT']);
  });

  it('writes them as usual where numbers are even, where no code tells, and where there is none', () => {
    expect(spell({ 'en-gb': 2, 'en-GB': 2 }, 'en-gb', 'de-at')).toEqual(['en-GB', 'de-AT']);
    expect(spell({ en: 4, de: 4 }, 'pt-br')).toEqual(['pt-BR']);
    expect(spell({}, 'ZH-HANT', 'X-Default')).toEqual(['zh-Hant', 'x-default']);
  });
});
