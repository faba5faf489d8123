import { describe, expect, it } from 'vitest';
import type { ExtensionKind } from '../../../../shared/model/rows/extension-item.ts';
import { fieldProblems } from '../../../../renderer/features/row/extension-problems.ts';

const PAGE = 'https://e.com/page';

function found(kind: ExtensionKind, values: Readonly<Record<string, string>>): string[] {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value }));
  return fieldProblems(kind, fields, PAGE).map(({ field, code }) => `${field}: ${code}`);
}

const VIDEO = {
  thumbnail_loc: 'https://e.com/t.jpg',
  title: 'T',
  description: 'D',
  content_loc: 'https://e.com/v.mp4',
};

describe('fieldProblems', () => {
  it('takes what the protocol takes', () => {
    expect(found('image', { loc: 'https://e.com/i.png' })).toEqual([]);
    expect(found('alternate', { hreflang: 'zh-Hant-TW', href: 'https://e.com/' })).toEqual([]);
    expect(found('alternate', { hreflang: 'x-default', href: 'http://other.example' })).toEqual([]);
    expect(found('video', { ...VIDEO, duration: '28800', rating: '4.5', live: 'no' })).toEqual([]);
    const news = {
      'publication.name': 'N',
      'publication.language': 'en',
      publication_date: '2026-01-02',
      title: 'T',
    };
    expect(found('news', news)).toEqual([]);
  });

  it('names what is required and missing', () => {
    expect(found('image', {})).toEqual(['loc: required']);
    expect(found('alternate', { hreflang: '' })).toEqual(['hreflang: required', 'href: required']);
    expect(found('news', { title: 'T' })).toEqual([
      'publication.name: required',
      'publication.language: required',
      'publication_date: required',
    ]);
    expect(found('video', { title: 'T', description: 'D', thumbnail_loc: 'https://e.com/t' })).toEqual([
      'content_loc: needsContent',
    ]);
  });

  it.each([
    ['image', { loc: '/i.png' }, 'loc: notUrl'],
    ['image', { loc: 'https://e.com/a b' }, 'loc: notUrl'],
    ['alternate', { hreflang: 'not a language', href: 'https://e.com/' }, 'hreflang: notLanguage'],
    ['video', { ...VIDEO, duration: '0' }, 'duration: tooSmall'],
    ['video', { ...VIDEO, duration: '28801' }, 'duration: tooLarge'],
    ['video', { ...VIDEO, duration: '1.5' }, 'duration: notInteger'],
    ['video', { ...VIDEO, rating: '5.1' }, 'rating: tooLarge'],
    ['video', { ...VIDEO, family_friendly: 'true' }, 'family_friendly: notYesNo'],
    ['video', { ...VIDEO, publication_date: 'yesterday' }, 'publication_date: notDate'],
    ['video', { ...VIDEO, description: 'x'.repeat(2_049) }, 'description: tooLong'],
    ['video', { ...VIDEO, content_loc: PAGE }, 'content_loc: samePage'],
    ['video', { ...VIDEO, category: 'c' }, 'category: deprecated'],
  ] as const)('%s %j: %s', (kind, values, problem) => {
    expect(found(kind, values)).toEqual([problem]);
  });

  it('counts repeated fields, and judges each of them', () => {
    const tags = Array.from({ length: 33 }, () => ({ name: 'tag', value: 't' }));
    const fields = [...Object.entries(VIDEO).map(([name, value]) => ({ name, value })), ...tags];
    expect(fieldProblems('video', fields, PAGE)).toEqual([
      { field: 'tag', nth: 32, severity: 'error', code: 'tooMany', limit: '32' },
    ]);
    const twice = [
      { name: 'loc', value: 'https://e.com/1' },
      { name: 'loc', value: 'two' },
    ];
    expect(fieldProblems('image', twice, PAGE)).toMatchObject([
      { nth: 1, code: 'notUrl' },
      { nth: 1, code: 'tooMany' },
    ]);
  });

  it('judges the attributes of a field', () => {
    const restriction = {
      name: 'restriction',
      value: 'DE',
      attributes: [{ name: 'relationship', value: 'maybe' }],
    };
    const fields = [...Object.entries(VIDEO).map(([name, value]) => ({ name, value })), restriction];
    expect(fieldProblems('video', fields, PAGE)).toMatchObject([
      { code: 'notAllowed', limit: 'allow, deny' },
    ]);
  });

  it.each([
    ['restriction', 'DE at', 'allow', []],
    ['restriction', 'Germany', 'deny', ['notCountries']],
    ['restriction', 'DE', '', ['needsAttribute']],
    ['platform', 'web  tv', 'deny', []],
    ['platform', 'web, tv', 'allow', ['notPlatforms']],
    ['platform', 'desktop', '', ['notPlatforms', 'needsAttribute']],
  ])('%s "%s" with the relationship "%s": %j', (name, value, relationship, codes) => {
    const attributes = [{ name: 'relationship', value: relationship }];
    const given = [
      ...Object.entries(VIDEO).map(([field, text]) => ({ name: field, value: text })),
      { name, value, attributes },
    ];
    expect(fieldProblems('video', given, PAGE).map(({ code }) => code)).toEqual(codes);
  });
});
