// SARIF output: the parts that readers of the format rely on.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSarif } from '../../../../../electron/engine/features/check/report/sarif.ts';
import type { WordedProblem } from '../../../../../shared/model/problem.ts';
import type { ReportRule } from '../../../../../shared/model/report.ts';
import { sarifErrors } from './sarif-errors.ts';

const LOST = { name: 'Lost', why: 'No page.' };
const rules: ReportRule[] = [
  { ...LOST, id: 'loc-missing', summary: 'No address', severity: 'error', source: 'https://example.org/loc' },
  {
    ...LOST,
    id: 'loc-fragment',
    summary: 'Fragment',
    severity: 'warning',
    source: 'https://example.org/fragment',
  },
];

async function sarifOf(problems: readonly WordedProblem[]): Promise<{ runs: [Record<string, unknown>] }> {
  let text = '';
  for await (const piece of formatSarif(problems, rules, '1.2.3')) text += piece;
  return JSON.parse(text) as { runs: [Record<string, unknown>] };
}

describe('formatSarif', () => {
  it('is a complete log without findings', async () => {
    const described = rules.map(({ id, summary, severity, source }) => ({
      id,
      shortDescription: { text: summary },
      helpUri: source,
      defaultConfiguration: { level: severity },
    }));
    expect(await sarifOf([])).toEqual({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          columnKind: 'utf16CodeUnits',
          results: [],
          tool: { driver: { name: 'Mapwright', version: '1.2.3', rules: described } },
        },
      ],
    });
  });

  it('points to file and line', async () => {
    const { runs } = await sarifOf([
      {
        severity: 'warning',
        code: 'loc-fragment',
        message: 'm',
        file: '/a b/ä.xml',
        line: 7,
        loc: 'https://e.com/#x',
      },
    ]);
    expect(runs[0]['results']).toEqual([
      {
        ruleId: 'loc-fragment',
        ruleIndex: 1,
        level: 'warning',
        message: { text: 'm' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'file:///a%20b/%C3%A4.xml' },
              region: { startLine: 7 },
            },
          },
        ],
        properties: { loc: 'https://e.com/#x' },
      },
    ]);
  });

  it.each([
    ['maps/a b.xml', 'maps/a%20b.xml'],
    ['https://example.com/sitemap.xml?a=b', 'https://example.com/sitemap.xml?a=b'],
  ])('writes the place %s as %s, and no line where there is none', async (file, uri) => {
    const { runs } = await sarifOf([{ severity: 'info', code: 'loc-missing', message: 'm', file, count: 3 }]);
    expect(runs[0]['results']).toMatchObject([
      { level: 'note', occurrenceCount: 3, locations: [{ physicalLocation: { artifactLocation: { uri } } }] },
    ]);
  });

  it('lists codes that are no rule once, behind the rules', async () => {
    const repair = { severity: 'error', code: 'gzip-truncated', message: 'm' } as const;
    const { runs } = await sarifOf([repair, repair, { ...repair, code: 'loc-missing' }]);
    expect(runs[0]['results']).toMatchObject([{ ruleIndex: 2 }, { ruleIndex: 2 }, { ruleIndex: 0 }]);
    expect(runs[0]['tool']).toMatchObject({ driver: { rules: [{}, {}, { id: 'gzip-truncated' }] } });
  });

  it('is valid by the official schema for any findings', async () => {
    const file = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl().map((url) => `${url} x`),
      fc.constantFrom(
        '/a b.xml',
        'C:\\maps\\a.xml',
        'a:b.xml',
        '../x%y.xml',
        'https://[/',
        'pack.zip!/ü.xml',
      ),
    );
    const problem = fc.record(
      {
        severity: fc.constantFrom('error', 'warning', 'info'),
        code: fc.constantFrom('loc-missing', 'gzip-truncated', 'x'),
        message: fc.string({ unit: 'binary' }),
        file,
        line: fc.integer({ min: -1, max: 9 }),
        loc: fc.string({ unit: 'binary' }),
        count: fc.nat(3),
      },
      { requiredKeys: ['severity', 'code', 'message'] },
    ) as fc.Arbitrary<WordedProblem>;
    await fc.assert(
      fc.asyncProperty(fc.array(problem, { maxLength: 5 }), async (problems) => {
        const log = await sarifOf(problems);
        expect(sarifErrors(log)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is told from what the official schema refuses', () => {
    const log = (run: object, version = '2.1.0') => ({ version, runs: [run] });
    const tool = { driver: { name: 'x' } };
    expect(sarifErrors(log({ tool }))).toEqual([]);
    expect(sarifErrors(log({ results: [] }))).not.toEqual([]);
    expect(sarifErrors(log({ tool }, '2.1'))).not.toEqual([]);
    expect(sarifErrors(log({ tool, other: 1 }))).not.toEqual([]);
    const uri = (uri: string) => [{ physicalLocation: { artifactLocation: { uri } } }];
    const result = (more: object) => log({ tool, results: [{ message: { text: 'm' }, ...more }] });
    expect(sarifErrors(result({ locations: uri('a.xml') }))).toEqual([]);
    expect(sarifErrors(result({ locations: uri('a b.xml') }))).not.toEqual([]);
    expect(sarifErrors(result({ level: 'info' }))).not.toEqual([]);
  });
});
