// The conditions that clicks on the figures of an overview add, each with what it has to find.
import type { Overview, Share } from '../../../../shared/model/overview.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';

/** What a click on a figure adds, with what it counts. */
export function conditionsOf(found: Overview): [Condition, Share][] {
  const { lastmod } = found;
  const severities = (['error', 'warning', 'info'] as const).map((severity): [Condition, Share] => {
    const values = found.issues.filter((issue) => issue.severity === severity).map(({ rule }) => rule);
    return [{ kind: 'set', column: 'problems', values }, found.severities[severity]];
  });
  const months = new Set(
    lastmod.dates.map((day) => Math.floor(day / 100)).filter((month) => month % 100 > 0),
  );
  const inMonth = (month: number, counts: readonly number[]): number =>
    counts.reduce(
      (sum, count, i) => (Math.floor((lastmod.dates[i] ?? 0) / 100) === month ? sum + count : sum),
      0,
    );
  return [
    [{ kind: 'included', value: true }, found.included],
    ...severities,
    ...found.issues.map(({ rule, all, met }): [Condition, Share] => [
      { kind: 'problem', rule },
      { all, met },
    ]),
    ...found.leftOut.map(({ value, ...share }): [Condition, Share] => [
      { kind: 'leftOut', reason: value },
      share,
    ]),
    [{ kind: 'leftOut' }, sumOf(found.leftOut)],
    ...found.hosts.values.map(({ value, ...share }): [Condition, Share] => [
      { kind: 'set', column: 'host', values: [value] },
      share,
    ]),
    ...found.languages.values.map(({ value, ...share }): [Condition, Share] => [
      { kind: 'language', code: value },
      share,
    ]),
    ...found.sections.map(({ value, ...share }): [Condition, Share] => [
      { kind: 'set', column: 'section', values: [value] },
      share,
    ]),
    [{ kind: 'text', column: 'lastmod', operator: 'empty', value: '' }, lastmod.empty],
    ...[...months].map((month): [Condition, Share] => {
      const [all, met] = [inMonth(month, lastmod.all), inMonth(month, lastmod.met)];
      const text = writtenMonth(month);
      return [
        { kind: 'range', column: 'lastmod', from: text, to: text },
        { all, met },
      ];
    }),
    [
      { kind: 'range', column: 'lastmod', from: '0001', to: '9999' },
      { all: sum(lastmod.all), met: sum(lastmod.met) },
    ],
  ];
}

/** A year alone is a bar of years. */
function writtenMonth(month: number): string {
  const year = String(Math.floor(month / 100)).padStart(4, '0');
  return `${year}-${String(month % 100).padStart(2, '0')}`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function sumOf(shares: readonly Share[]): Share {
  return { all: sum(shares.map(({ all }) => all)), met: sum(shares.map(({ met }) => met)) };
}
