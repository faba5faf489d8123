import { expect, it } from 'vitest';
import { CHANGEFREQS } from '../../../shared/protocol/changefreq.ts';
import { readChangefreq, readYesNo } from '../../../shared/protocol/value-words.ts';

it.each([
  CHANGEFREQS,
  ['altijd', 'elk uur', 'dagelijks', 'wekelijks', 'maandelijks', 'jaarlijks', 'nooit'],
  ['immer', 'stündlich', 'täglich', 'wöchentlich', 'monatlich', 'jährlich', 'nie'],
])('%s … are the frequencies of the protocol', (...words) => {
  expect(words.map((word) => readChangefreq(` ${word.toUpperCase()} `))).toEqual(CHANGEFREQS);
});

it('other words say nothing', () => {
  expect([readChangefreq('soms'), readChangefreq(''), readYesNo('misschien'), readYesNo('')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([readYesNo(' JA '), readYesNo('Onwaar')]).toEqual([true, false]);
});
