import { describe, expect, it } from 'vitest';
import { conditionText } from '../../../../../renderer/features/view/filter/condition-text.ts';
import { createTranslator } from '../../../../../renderer/locales/i18n.ts';

const { global } = createTranslator('en');
const text = {
  t: (key: string, named: Record<string, unknown> = {}) => global.t(key, named),
  plural: (key: string, n: number) => global.t(key, { count: n.toLocaleString('en') }, n),
};

describe('conditionText', () => {
  it('says text conditions with column, operator and value', () => {
    const condition = { kind: 'text', column: 'loc', operator: 'contains', value: 'shop' } as const;
    expect(conditionText(condition, null, text)).toBe('URL contains “shop”');
    expect(conditionText({ ...condition, not: true }, null, text)).toBe('URL does not contain “shop”');
    expect(conditionText({ ...condition, operator: 'empty' }, null, text)).toBe('URL is empty');
  });

  it('says ranges by their bounds', () => {
    const range = { kind: 'range', column: 'priority' } as const;
    expect(conditionText({ ...range, from: 0.5 }, null, text)).toBe('Priority from 0.5');
    expect(conditionText({ ...range, to: 1 }, null, text)).toBe('Priority up to 1');
    expect(conditionText({ ...range, from: 0.5, to: 1 }, null, text)).toBe('Priority 0.5 – 1');
    expect(conditionText({ ...range, from: 0.5, to: 1, not: true }, null, text)).toBe(
      'Not: Priority 0.5 – 1',
    );
  });

  it('names some values of a set and counts the others', () => {
    const set = { kind: 'set', column: 'changefreq', values: ['daily', null] } as const;
    expect(conditionText(set, null, text)).toBe('Change frequency: daily, (empty)');
    const priorities = { kind: 'set', column: 'priority', values: [0, 1, 0.25, 'high'] } as const;
    expect(conditionText(priorities, null, text)).toBe('Priority: 0.0, 1.0, 0.25, 1 more');
    const many = { kind: 'set', column: 'depth', values: [1, 2, 3, 4, 5], not: true } as const;
    expect(conditionText(many, null, text)).toBe('Not: Depth: 1, 2, 3, 2 more');
  });

  it('names rules and other kinds', () => {
    expect(conditionText({ kind: 'problem', rule: 'loc-duplicate' }, null, text)).toBe('Duplicate URL');
    expect(conditionText({ kind: 'problem' }, null, text)).toBe('With any problem');
    expect(conditionText({ kind: 'included', value: false }, null, text)).toBe('Left out by hand');
    expect(conditionText({ kind: 'source', source: 7 }, null, text)).toBe('From 7');
    expect(conditionText({ kind: 'rows', ids: [7] }, null, text)).toBe('1 chosen row');
    const ids = Array.from({ length: 1_000 }, (_, i) => i + 1);
    expect(conditionText({ kind: 'rows', ids }, null, text)).toBe('1,000 chosen rows');
  });

  it('says where rows lie, and why they are left out', () => {
    const folder = { kind: 'folder', host: 'a.example', path: '/item/{n}/', folded: true } as const;
    expect(conditionText(folder, null, text)).toBe('In a.example/item/{n}/');
    expect(conditionText({ kind: 'folder', host: null, path: '' }, null, text)).toBe('Without a host');
    expect(conditionText({ kind: 'language', code: 'de' }, null, text)).toBe('Language version de');
    expect(conditionText({ kind: 'leftOut' }, null, text)).toBe('Left out of the export');
    expect(conditionText({ kind: 'leftOut', reason: 'excluded' }, null, text)).toBe('Left out by hand');
    expect(conditionText({ kind: 'leftOut', reason: 'loc-duplicate' }, null, text)).toBe(
      'Left out: Duplicate URL',
    );
  });

  it('says of a section that is gone, as in a saved view, that it is', () => {
    const set = { kind: 'set', column: 'section', values: [0, 7] } as const;
    expect(conditionText(set, null, text)).toBe('Section: sitemap, (a removed section)');
  });
});
