import { describe, expect, it } from 'vitest';
import { asTable, tabbed } from '../../../../../renderer/features/overview/charts/chart-cells.ts';

const CELLS = [
  ['Rule', 'URLs'],
  ['A\tB <c> & "d"', 12_345],
];

describe('a chart as cells', () => {
  it('has a line for each bar, whose text is never two cells, and plain numbers', () => {
    expect(tabbed(CELLS)).toBe('Rule\tURLs\nA B <c> & "d"\t12345');
  });

  it('is a table for what takes tables', () => {
    expect(asTable(CELLS)).toBe(
      '<table><tr><th>Rule</th><th>URLs</th></tr><tr><td>A\tB &lt;c&gt; &amp; "d"</td><td>12345</td></tr></table>',
    );
  });
});
