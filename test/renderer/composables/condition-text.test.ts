import { describe, expect, it } from 'vitest';
import { conditionText } from '../../../renderer/composables/condition-text.ts';
import { createTranslator } from '../../../renderer/locales/i18n.ts';

const { global } = createTranslator('en');
const text = { t: (key: string, named: Record<string, unknown> = {}) => global.t(key, named) };

describe('conditionText', () => {
  it('says text conditions with column, operator and value', () => {
    const condition = { kind: 'text', column: 'loc', operator: 'contains', value: 'shop' } as const;
    expect(conditionText(condition, null, text)).toBe('URL contains “shop”');
    expect(conditionText({ ...condition, not: true }, null, text)).toBe('URL does not contain “shop”');
    expect(conditionText({ ...condition, operator: 'empty' }, null, text)).toBe('URL is empty');
  });

  it('marks an open bound of a range', () => {
    expect(conditionText({ kind: 'range', column: 'priority', from: 0.5 }, null, text)).toBe(
      'Priority 0.5 – …',
    );
  });

  it('names rules and other kinds', () => {
    expect(conditionText({ kind: 'problem', rule: 'loc-duplicate' }, null, text)).toBe('Duplicate URL');
    expect(conditionText({ kind: 'problem' }, null, text)).toBe('With any problem');
    expect(conditionText({ kind: 'included', value: false }, null, text)).toBe('Left out by hand');
    expect(conditionText({ kind: 'source', source: 7 }, null, text)).toBe('From 7');
  });
});
