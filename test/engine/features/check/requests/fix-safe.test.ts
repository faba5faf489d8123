// Fixing all that is safe: one step that loses nothing and touches no other row.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAFE_RULES } from '../../../../../electron/engine/check/fixes.ts';
import {
  fixApplySafe,
  fixPreviewSafe,
} from '../../../../../electron/engine/features/check/requests/fix-safe.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { dump, flagged, type SampleRow } from '../../../store/rows/sample-project.ts';
import { cellsOf, FIELDS, projectOf, table } from '../../../check/run/faulty-table.ts';
import { engineWith } from '../../../test-engine.ts';

const ALL = { rules: [...SAFE_RULES] };

/** What a cell says to whoever reads it, told without the code that is tested. */
function said(field: (typeof FIELDS)[number], cell: unknown): unknown {
  const text = String(cell);
  switch (field) {
    case 'loc':
      return URL.parse(text)?.href.replace(/[|^`{}"<>]/g, encodeURIComponent) ?? text;
    case 'lastmod':
      // The digits of its date and, where it has one, its time; seconds that are not written are none.
      return cell === null ? null : (instantOf(text) ?? timeOf(text));
    case 'changefreq':
      return typeof cell === 'string' ? FREQUENCIES.indexOf(text.trim().toLowerCase()) : cell;
    case 'priority':
      return typeof cell === 'string'
        ? Number(text.replace(',', '.').replace('%', '')) / (text.endsWith('%') ? 100 : 1)
        : cell;
    case 'ext':
      return text.replaceAll(/hreflang="[^"]*"/g, (code) =>
        code.replaceAll('_', '-').replace(/-uk"$/i, '-GB"').toLowerCase().replace('"deu"', '"de"'),
      );
    default:
      return cell;
  }
}

const FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'];

/** Of a time with a zone, in ms; 24:00 is the next day's 00:00. Null where the time, or the zone, can't be. */
function instantOf(text: string): number | null {
  const [, year = '', month = '', day = '', hours = '', minutes = '', seconds = '0', zone = ''] =
    /^\s*(\d{4})\D?(\d{1,2})\D?(\d{1,2})[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))? ?(Z|[+-]\d\d:?\d\d)\s*$/i.exec(
      text,
    ) ?? [];
  const late = Number(hours) * 60 + Number(minutes);
  const [, sign = '', ahead = '0', more = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const offset = Number(`${sign}1`) * (Number(ahead) * 60 + Number(more));
  if (year === '' || late > 1_440 || Number(minutes) > 59 || Number(seconds) >= 60 || Math.abs(offset) > 840)
    return null;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), 0, late - offset, 0, Number(seconds) * 1_000);
}

function timeOf(text: string): string {
  const [, year, month = '', day = '', hours, rest = ''] =
    /^\s*(\d{4})\D?(\d{1,2})\D?(\d{1,2})(?:T(\d\d:\d\d)(.*))?\s*$/.exec(text) ?? [];
  if (year === undefined) return text;
  const time = hours === undefined ? '' : `T${hours}${rest.startsWith(':') ? rest : `:00${rest}`}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${time}`;
}

describe('all that is safe', () => {
  // Lost is what no row says any more: a value that nobody reads as before, a row without one that stays and says the
  // same in every cell, an address that becomes that of another row, of which an export would write only the first.
  it(
    'loses nothing, touches no row without a safe finding, and is one step',
    { timeout: 120_000 },
    async () => {
      let changes = 0;
      await fc.assert(
        fc.asyncProperty(table, async (rows) => {
          // Every third row stands there twice.
          const context = await projectOf(rows.flatMap((row, i) => (i % 3 === 0 ? [row, row] : [row])));
          const { store } = currentProject(context);
          const before = dump(store);
          const old = cellsOf(store);
          const found = new Set(SAFE_RULES.flatMap((rule) => flagged(store, rule)));
          const preview = await fixPreviewSafe({}, context);
          expect(dump(store)).toEqual(before);
          const { changed } = await fixApplySafe(ALL, context);
          expect(changed).toBe(preview.rows);
          changes += changed;

          const now = cellsOf(store);
          const firstOf = new Map<unknown, number>();
          for (const [id, cells] of old) {
            const first = firstOf.get(cells[0]) ?? id;
            firstOf.set(cells[0], first);
            const after = now.get(id);
            if (!found.has(id)) expect(after).toEqual(cells);
            if (after) {
              FIELDS.forEach((field, i) => {
                if (after[i] !== cells[i]) expect(said(field, after[i])).toEqual(said(field, cells[i]));
              });
            } else {
              expect(first).not.toBe(id);
              expect(now.has(first)).toBe(true);
              expect(old.get(first)).toEqual(cells);
            }
          }
          // Rows that are left out by hand stay as they are.
          const written = [...now].filter(([, cells]) => cells[FIELDS.indexOf('included')] === 1);
          const locs = written.map(([, [loc]]) => loc);
          const kept = written.map(([id]) => old.get(id)?.[0]);
          expect(new Set(locs).size).toBe(new Set(kept).size);

          const once = dump(store);
          await historyUndo({}, context);
          expect(dump(store)).toEqual(before);
          await historyRedo({}, context);
          expect(dump(store)).toEqual(once);
          store.close();
        }),
        { numRuns: 8 },
      );
      expect(changes).toBeGreaterThan(20);
    },
  );
});

const at = (path: string): string => `https://example.com${path}`;

async function fixed(rows: readonly SampleRow[], rules = ALL.rules): Promise<unknown[]> {
  const { context } = engineWith(rows);
  await fixApplySafe({ rules }, context);
  return currentProject(context).store.db.all(
    'SELECT loc, lastmod, changefreq, priority FROM url WHERE deleted = 0 ORDER BY id',
  );
}

describe('what is safe', () => {
  it.each<[string, SampleRow, unknown[]]>([
    [
      'several forms of one address',
      { loc: 'https://EXAMPLE.com:443/a/../ä' },
      [at('/%C3%A4'), null, null, null],
    ],
    ['white space around it', { loc: ` ${at('/a')}\n` }, [at('/a'), null, null, null]],
    ['a line that was broken and indented', { loc: at('/a\n  b') }, [at('/a\n  b'), null, null, null]],
    ['a day with other marks', { loc: at('/'), lastmod: '2024/5/1' }, [at('/'), '2024-05-01', null, null]],
    [
      'a time that would be cut',
      { loc: at('/'), lastmod: '2024/05/01 10:00' },
      [at('/'), '2024/05/01 10:00', null, null],
    ],
    ['a word in capitals', { loc: at('/'), changefreq: ' Daily ' }, [at('/'), null, 2, null]],
    ['a word of another language', { loc: at('/'), changefreq: 'wöchentlich' }, [at('/'), null, 3, null]],
    [
      'a day that has but one order',
      { loc: at('/'), lastmod: '31/05/2024' },
      [at('/'), '2024-05-31', null, null],
    ],
    ['a day that could be two', { loc: at('/'), lastmod: '03.04.2024' }, [at('/'), '03.04.2024', null, null]],
    ['a word that is none', { loc: at('/'), changefreq: 'dayly' }, [at('/'), null, 'dayly', null]],
    ['a decimal comma', { loc: at('/'), priority: '0,8' }, [at('/'), null, null, 0.8]],
    ['a number that is too great', { loc: at('/'), priority: '8,5' }, [at('/'), null, null, '8,5']],
    ['text for a number', { loc: at('/'), priority: 'high' }, [at('/'), null, null, 'high']],
  ])('%s', async (_, row, expected) => {
    expect(await fixed([row])).toEqual([expected]);
  });

  it('a copy that says anything else stays', async () => {
    const rows = [{ loc: at('/a') }, { loc: at('/a'), lastmod: '2024-05-01' }, { loc: at('/a') }];
    expect(await fixed(rows)).toEqual([
      [at('/a'), null, null, null],
      [at('/a'), '2024-05-01', null, null],
    ]);
  });

  it('an address that another row has is not made a second time', async () => {
    const locs = [
      at('/a'),
      'https://example.com:443/a',
      'https://EXAMPLE.com/b',
      'https://example.com:443/b',
    ];
    expect(await fixed(locs.map((loc) => ({ loc })))).toEqual(
      [at('/a'), 'https://example.com:443/a', 'https://EXAMPLE.com/b', at('/b')].map((loc) => [
        loc,
        null,
        null,
        null,
      ]),
    );
  });

  it('copies that differ go on to share their address', async () => {
    const loc = 'https://EXAMPLE.com/a';
    expect(await fixed([{ loc }, { loc, lastmod: '2024-05-01' }])).toEqual([
      [at('/a'), null, null, null],
      [at('/a'), '2024-05-01', null, null],
    ]);
  });

  it('a rule that is not wanted is left alone', async () => {
    const rows = [{ loc: 'https://EXAMPLE.com/', priority: '0,8' }];
    expect(await fixed(rows, ['priority-invalid'])).toEqual([['https://EXAMPLE.com/', null, null, 0.8]]);
  });

  it('a rule without a safe fix is passed over', async () => {
    expect(await fixed([{ loc: at('/#a') }], ['loc-fragment'])).toEqual([[at('/#a'), null, null, null]]);
  });
});

it('one that is cancelled leaves nothing of what it began', async () => {
  const rows = Array.from({ length: 30_000 }, (_, i) => ({ loc: `https://EXAMPLE.com:443/${String(i)}` }));
  const { context } = engineWith(rows);
  const { store } = currentProject(context);
  const before = dump(store);
  const running = fixApplySafe(ALL, context);
  await context.jobs.cancelAll();
  await expect(running).rejects.toMatchObject({ code: 'cancelled' });
  expect(dump(store)).toEqual(before);
  expect(store.historyState().redo).toBeNull();
});
