import { describe, expect, it } from 'vitest';
import {
  conditionOf,
  draftOf,
  FILTER_COLUMNS,
  newDraft,
  operatorsOf,
  rangeProblem,
} from '../../../../../renderer/features/view/filter/filter-draft.ts';
import { NUMBER_COLUMNS, SET_COLUMNS, TEXT_COLUMNS } from '../../../../../shared/model/rows/view-query.ts';
import type { Condition } from '../../../../../shared/model/rows/view-query.ts';

describe('a filter draft', () => {
  it('offers every column that can be filtered by', () => {
    const known = new Set<string>([...TEXT_COLUMNS, ...NUMBER_COLUMNS, ...SET_COLUMNS]);
    expect(new Set<string>(FILTER_COLUMNS)).toEqual(known);
    for (const column of FILTER_COLUMNS) expect(operatorsOf(column)).not.toEqual([]);
    expect(operatorsOf('loc')[0]).toBe('contains');
    expect(operatorsOf('lastmod')[0]).toBe('range');
    expect(operatorsOf('changefreq')[0]).toBe('set');
  });

  it('gives back the condition that it was made from', () => {
    const conditions: Condition[] = [
      { kind: 'text', column: 'host', operator: 'endsWith', value: '.Org', not: true, matchCase: true },
      { kind: 'text', column: 'query', operator: 'empty', value: '' },
      { kind: 'range', column: 'lastmod', from: '2024-01-01' },
      { kind: 'range', column: 'depth', from: 1, to: 3, not: true },
      { kind: 'set', column: 'changefreq', values: ['daily', null] },
    ];
    for (const condition of conditions) {
      const draft = draftOf(condition);
      expect(draft && conditionOf(draft)).toEqual(condition);
    }
  });

  it('turns the conditions of the outline into sets', () => {
    const set = (condition: Condition): unknown => {
      const draft = draftOf(condition);
      return draft && conditionOf(draft);
    };
    expect(set({ kind: 'included', value: false })).toEqual({ kind: 'set', column: 'included', values: [0] });
    expect(set({ kind: 'source', source: 7 })).toEqual({ kind: 'set', column: 'source', values: [7] });
    expect(set({ kind: 'problem' })).toEqual({ kind: 'set', column: 'problems', values: [null], not: true });
    expect(set({ kind: 'problem', not: true })).toEqual({ kind: 'set', column: 'problems', values: [null] });
    expect(draftOf({ kind: 'search', value: 'a' })).toBe(null);
  });

  it('reads days as they are typed in cells', () => {
    const draft = { ...newDraft('lastmod'), from: '31.12.2023', to: '2024/2/1' };
    expect(conditionOf(draft)).toMatchObject({ from: '2023-12-31', to: '2024-02-01' });
    expect(rangeProblem({ ...draft, to: '30.12.2023' })).toBe('turned');
  });

  it('says of bounds that nothing lies between them, and is no condition then', () => {
    const number = { ...newDraft('priority'), operator: 'range' } as const;
    const date = newDraft('lastmod');
    for (const draft of [
      { ...number, from: '0,9', to: '0.2' },
      { ...date, from: '2026-06-01', to: '2026-05-31' },
      { ...date, from: '2026-06', to: '2026-05-31' },
      { ...date, from: '2026-06-01', to: '2026-05' },
    ]) {
      expect([rangeProblem(draft), conditionOf(draft)], draft.from).toEqual(['turned', null]);
    }
    for (const draft of [
      { ...number, from: '9', to: '10' },
      { ...number, from: '0.5', to: '0.5' },
      { ...number, from: '0.5' },
      { ...date, from: '2026-06-01', to: '2026' },
      { ...date, from: '2026', to: '2026-06-01' },
    ]) {
      expect(rangeProblem(draft), draft.from).toBeNull();
      expect(conditionOf(draft)).not.toBeNull();
    }
    expect(rangeProblem({ ...number, from: 'a' })).toBe('noNumber');
  });

  it('is no condition while something is missing', () => {
    expect(conditionOf(newDraft('loc'))).toBe(null);
    expect(conditionOf(newDraft('changefreq'))).toBe(null);
    expect(conditionOf(newDraft('lastmod'))).toBe(null);
    const range = { ...newDraft('priority'), operator: 'range' } as const;
    expect(conditionOf({ ...range, from: 'a' })).toBe(null);
    expect(conditionOf({ ...range, from: '0,5' })).toEqual({ kind: 'range', column: 'priority', from: 0.5 });
  });
});
