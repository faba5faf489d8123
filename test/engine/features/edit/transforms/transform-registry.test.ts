// What each transform makes of single cells, through the registry: before → after, or "stays".
import { describe, expect, it } from 'vitest';
import type { DuplicateWinner, Transform } from '../../../../../shared/model/edit/bulk-edit.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import type {
  PlanTools,
  ReadRow,
  ScopeRows,
} from '../../../../../electron/engine/features/edit/bulk-plan.ts';
import { planBulkEdit } from '../../../../../electron/engine/features/edit/transforms/transform-registry.ts';
import { judges } from '../../../../../electron/engine/features/edit/edit-judges.ts';

const STAYS = undefined;
const now = new Date('2026-05-05T12:34:56.789Z');
// As in UTC, wherever this runs.
now.getTimezoneOffset = () => 0;
const tools: PlanTools = {
  judges,
  now,
  sections: new Map([
    [0, 'rest'],
    [7, 'blog'],
  ]),
  sourceDate: (source) => (source === 1 ? new Date('2025-01-02T03:04:05Z') : null),
};

/** What the transform makes of a cell of its first column. */
function made(edit: Transform, text: string | null, beside: string | number | null = null): unknown {
  const plan = planBulkEdit(edit, tools);
  if (plan.kind !== 'cells') throw new Error('It edits no cells.');
  const next = plan.edits[0]?.next(text, beside);
  return next === text ? STAYS : next;
}

function cases(edit: Transform, all: readonly (readonly [string | null, string | null | undefined])[]): void {
  it.each(all)(`${JSON.stringify(edit)}: %s → %s`, (before, after) => {
    expect(made(edit, before)).toBe(after);
  });
}

describe('addresses', () => {
  cases({ kind: 'force-https' }, [
    ['http://a.example/?u=http://b', 'https://a.example/?u=http://b'],
    ['HTTP://a.example:80/', 'https://a.example/'],
    ['http://a.example:8080', 'https://a.example:8080'],
    ['https://a.example/', STAYS],
    ['ftp://a.example/', STAYS],
    ['', STAYS],
  ]);
  cases({ kind: 'force-host', host: 'https://www.b.example/' }, [
    ['http://u:p@a.example:81/x?y#z', 'http://u:p@www.b.example:81/x?y#z'],
    ['http://[::1]/x', 'http://www.b.example/x'],
    ['/x', STAYS],
  ]);
  cases({ kind: 'force-host', host: 'b.example:8443' }, [['https://a.example/', 'https://b.example:8443/']]);
  it.each(['*', '-', '.', 'a..b', '-a.example', 'https://*.example/'])(
    'no address has the host %s',
    (host) => {
      expect(() => made({ kind: 'force-host', host }, 'https://a.example/')).toThrow(/is not a host/);
    },
  );
  cases({ kind: 'force-host', host: 'ü_1.b-c.example.' }, [
    ['https://a.example/', 'https://ü_1.b-c.example./'],
  ]);
  cases({ kind: 'force-host', host: '[::1]' }, [['https://a.example/', 'https://[::1]/']]);
  cases({ kind: 'www', mode: 'add' }, [
    ['https://a.example/', 'https://www.a.example/'],
    ['https://WWW.a.example/', STAYS],
    ['https://localhost/', STAYS],
    ['https://127.0.0.1/', STAYS],
    ['https://[::1]/', STAYS],
  ]);
  cases({ kind: 'www', mode: 'remove' }, [
    ['https://www.a.example/www.', 'https://a.example/www.'],
    ['https://wwwa.example/', STAYS],
  ]);
  cases({ kind: 'lower-host' }, [
    ['HTTPS://A.Example/Path', 'https://a.example/Path'],
    ['https://a.example/Path', STAYS],
  ]);
  cases({ kind: 'punycode-host' }, [
    ['https://bücher.example/ü', 'https://xn--bcher-kva.example/ü'],
    ['https://A.example/', STAYS],
  ]);
  cases({ kind: 'trailing-slash', mode: 'add' }, [
    ['https://a.example', 'https://a.example/'],
    ['https://a.example/a?b=/c#d', 'https://a.example/a/?b=/c#d'],
    ['https://a.example/a.html', STAYS],
    ['https://a.example/v1.10', 'https://a.example/v1.10/'],
    ['https://a.example/.well-known', 'https://a.example/.well-known/'],
    ['https://a.example/a/', STAYS],
  ]);
  cases({ kind: 'trailing-slash', mode: 'remove' }, [
    ['https://a.example/a/?b', 'https://a.example/a?b'],
    ['https://a.example/a//', 'https://a.example/a'],
    ['https://a.example/', STAYS],
    ['https://a.example', STAYS],
  ]);
  cases({ kind: 'remove-fragment' }, [
    ['https://a.example/#a#b', 'https://a.example/'],
    ['https://a.example/?a', STAYS],
  ]);
  cases({ kind: 'query', mode: 'strip', names: [] }, [
    ['https://a.example/?a=1#b', 'https://a.example/#b'],
    ['https://a.example/?', 'https://a.example/'],
    ['https://a.example/#?a', STAYS],
  ]);
  cases({ kind: 'query', mode: 'remove', names: ['utm_*', 'ref'] }, [
    ['https://a.example/?a=%20&utm_x=1&ref&b', 'https://a.example/?a=%20&b'],
    ['https://a.example/?utm%5Fx=1', 'https://a.example/'],
    ['https://a.example/?referrer=1', STAYS],
    ['https://a.example/?', STAYS],
    ['https://a.example/?a&&b&', STAYS],
  ]);
  cases({ kind: 'query', mode: 'keep', names: ['id'] }, [
    ['https://a.example/?a=1&id=2&id=3', 'https://a.example/?id=2&id=3'],
    ['https://a.example/?id=2', STAYS],
    ['https://a.example/?a', 'https://a.example/'],
  ]);
  cases({ kind: 'normalise-url' }, [
    ['https://a.example/%7euser/%c3%a4', 'https://a.example/~user/%C3%A4'],
    ['https://a.example/ä b?c=[d]#é', 'https://a.example/%C3%A4%20b?c=%5Bd%5D#%C3%A9'],
    ['https://a.example/100%?%2F', 'https://a.example/100%25?%2F'],
    ['https://a.example/ſ/\u212a/😀', 'https://a.example/%C5%BF/%E2%84%AA/%F0%9F%98%80'],
    ['https://a.example/%20', STAYS],
  ]);
  it('normalising twice is normalising once', () => {
    for (const text of ['https://a.example/%zz%41 %25', 'https://a.example/ä%C3%A4#a#b']) {
      const once = String(made({ kind: 'normalise-url' }, text));
      expect(made({ kind: 'normalise-url' }, once)).toBe(STAYS);
    }
  });
});

describe('lastmod', () => {
  const set = (to: 'now' | 'today' | 'date' | 'source' | 'nothing', onlyMissing = false): Transform => ({
    kind: 'set-lastmod',
    to,
    date: '2026-03-31T14:05+02:00',
    onlyMissing,
  });
  cases(set('now'), [
    ['2026', '2026-05-05T12:34:56Z'],
    [null, '2026-05-05T12:34:56Z'],
  ]);
  cases(set('today', true), [
    ['2026', STAYS],
    [null, '2026-05-05'],
  ]);
  it.each([
    [-14 * 60, '2026-05-06'],
    [11 * 60, '2026-05-05'],
  ])('takes the day of the user’s calendar, %d minutes from UTC, for today', (minutes, day) => {
    const evening = new Date('2026-05-05T18:09:00Z');
    evening.getTimezoneOffset = () => minutes;
    const plan = planBulkEdit(set('today'), { ...tools, now: evening });
    expect(plan.kind === 'cells' && plan.edits[0]?.next(null, null)).toBe(day);
  });
  cases(set('date'), [[null, '2026-03-31T14:05+02:00']]);
  cases(set('nothing'), [
    ['2026', null],
    [null, STAYS],
  ]);
  it('takes the date of the source, and leaves rows alone whose source has none', () => {
    expect(made(set('source'), '2026', 1)).toBe('2025-01-02T03:04:05Z');
    expect(made(set('source'), '2026', 2)).toBe(STAYS);
  });
  it('refuses what is no date', () => {
    const edit: Transform = { kind: 'set-lastmod', to: 'date', date: '31.3.2026', onlyMissing: false };
    expect(() => planBulkEdit(edit, tools)).toThrow(expect.objectContaining({ code: 'invalid-value' }));
  });
  cases({ kind: 'shift-lastmod', days: -1, hours: 0 }, [
    ['2026-03-01', '2026-02-28'],
    ['2026-01-01T00:30:15.250+02:00', '2025-12-31T00:30:15.250+02:00'],
    ['2026-01-01T00:30Z', '2025-12-31T00:30Z'],
    ['2026', STAYS],
    ['2026-01', STAYS],
    ['soon', STAYS],
    ['0001-01-01', STAYS],
    [null, STAYS],
  ]);
  cases({ kind: 'shift-lastmod', days: 0, hours: 25 }, [
    ['2026-03-01', '2026-03-02'],
    ['2026-03-01T23:00:00-05:00', '2026-03-03T00:00:00-05:00'],
  ]);
  cases({ kind: 'shift-lastmod', days: -2, hours: -1 }, [['2026-03-01', '2026-02-27']]);
  cases({ kind: 'shift-lastmod', days: 1, hours: -1 }, [
    ['2026-03-01', STAYS],
    ['2026-03-01T00:00Z', '2026-03-01T23:00Z'],
  ]);
  cases({ kind: 'shift-lastmod', days: 0, hours: 48 }, [['2024-02-28', '2024-03-01']]);
});

describe('rules', () => {
  const edit: Transform = {
    kind: 'priority-by-rules',
    rules: [
      { match: 'prefix', pattern: 'blog/', value: '0.8' },
      { match: 'regex', pattern: String.raw`\.pdf$`, value: '' },
      { match: 'depth', pattern: '1', value: '1.0' },
      { match: 'all', pattern: '', value: '0.3' },
    ],
  };
  it.each([
    ['https://a.example/blog/x.pdf', '0.8'],
    ['https://a.example/x.pdf', null],
    ['https://a.example/', '1.0'],
    ['https://a.example/x/?y=/z/', '1.0'],
    ['https://a.example/x/y', '0.3'],
    ['nonsense', '0.3'],
  ])('%s gets %s: the first rule that fits wins', (loc, value) => {
    expect(made(edit, '0.5', loc)).toBe(value);
  });
  it('that no rule fits stays', () => {
    const one: Transform = {
      kind: 'changefreq-by-rules',
      rules: [{ match: 'prefix', pattern: '/a', value: 'daily' }],
    };
    expect(made(one, 'weekly', 'https://a.example/b')).toBe(STAYS);
    expect(made(one, 'weekly', 'https://a.example/ab')).toBe('daily');
  });
  it.each([
    [{ match: 'all', pattern: '', value: '2' }],
    [{ match: 'depth', pattern: 'x', value: '1' }],
    [{ match: 'regex', pattern: '(', value: '1' }],
  ] as const)('refuses %j, naming the rule', (rule) => {
    const rules = [{ match: 'all', pattern: '', value: '1' } as const, rule];
    expect(() => planBulkEdit({ kind: 'priority-by-rules', rules }, tools)).toThrow(/^Rule 2: /);
  });
});

describe('trim', () => {
  cases({ kind: 'trim', columns: ['loc'] }, [
    ['\u00a0https://a.example/\ufeff ', 'https://a.example/'],
    ['https://a.example/', STAYS],
  ]);
});

describe('duplicates', () => {
  const rows: ReadRow[] = [
    [1, 'x', 7, null, null, 0.1, null],
    [2, 'x', 7, '2026-01-02', null, 'high', null],
    [3, 'y', 7, null, null, null, null],
    [4, 'x', 7, '2026-01-01T00:00Z', 2, 0.9, '<a/>'],
    [5, 'z', 8, null, null, null, null],
  ];
  const scope: ScopeRows = {
    total: rows.length,
    read: (columns) => [
      {
        rows: columns.length === 1 ? rows.map(([id, , hash = 0]) => [id, hash] as const) : rows,
        looked: rows.length,
      },
    ],
  };
  it.each<[DuplicateWinner, number[]]>([
    ['first', [2, 4]],
    ['last', [1, 2]],
    ['newest', [1, 4]],
    ['highest', [1, 2]],
    ['fullest', [1, 2]],
  ])('the %s stays: %j go; an equal hash alone is no duplicate', (keep, lost) => {
    const plan = planBulkEdit({ kind: 'remove-duplicates', keep }, tools);
    if (plan.kind !== 'rows') throw new Error(plan.kind);
    const found = finish(plan.choose(scope));
    expect(Array.from(found.lost)).toEqual(lost);
    expect(found.keeperOf('x')).toBe([1, 2, 4].find((id) => !lost.includes(id)));
  });
});
