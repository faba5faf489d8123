// Which language codes search engines read, and which code a wrong one stands for.
import { describe, expect, it } from 'vitest';
import {
  certainLanguage,
  isNewsLanguage,
  languageFault,
  meantLanguage,
} from '../../../shared/protocol/languages.ts';

describe('a language code', () => {
  it.each(['en', 'de-AT', 'zh-Hant', 'zh-hant-tw', 'es-419', 'x-default', 'fil', 'haw-US'])(
    '%s is one',
    (code) => {
      expect(languageFault(code)).toBeNull();
      expect(certainLanguage(code)).toBeNull();
    },
  );

  it.each([
    ['eng', 'en'],
    ['deu', 'de'],
    ['ger', 'de'],
    ['FRA-CA', 'fr-CA'],
    ['zho-Hant', 'zh-Hant'],
    ['en_us', 'en-US'],
    ['en-UK', 'en-GB'],
    ['en-USA', 'en-US'],
    ['us-en', 'en-US'],
    ['jp', 'ja'],
    ['cz', 'cs'],
    ['en-US-nonsense-words', 'en-US'],
    ['ca-valencia', 'ca'],
    ['de-1996', 'de'],
    ['zh-Hant-TW-x-y', 'zh-Hant-TW'],
    ['english', null],
    ['fr-EU', null],
    ['qq', null],
    ['', null],
  ])('%s is none, and %s is meant', (code, meant) => {
    expect(languageFault(code)).not.toBeNull();
    expect(meantLanguage(code)).toBe(meant);
  });

  it.each([
    ['eng', 'en'],
    ['deu-AT', 'de-AT'],
    ['en_uk', 'en-GB'],
    ['jp', null],
    ['en-US-x', null],
  ])('%s is surely %s', (code, right) => {
    expect(certainLanguage(code)).toBe(right);
  });
});

describe('a language of news', () => {
  it.each(['en', 'zh-cn', 'zh-TW', 'fil', 'eng'])('%s is one', (code) => {
    expect(isNewsLanguage(code)).toBe(true);
  });

  it.each(['zh', 'zho', 'chi', 'zh-Hans', 'zh-hk', 'en-GB', 'qq'])('%s is none', (code) => {
    expect(isNewsLanguage(code)).toBe(false);
  });
});
