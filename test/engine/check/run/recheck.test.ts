// Flags that are kept in step with every change against flags that are computed anew, over random edits of a small site
// whose rows repeat, resemble and link each other.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  recheckAll,
  recheckAllSteps,
  recheckTouched,
} from '../../../../electron/engine/check/run/recheck.ts';
import { applyBulk } from '../../../../electron/engine/features/edit/apply-bulk.ts';
import { judges } from '../../../../electron/engine/features/edit/edit-judges.ts';
import type { ScopeRows } from '../../../../electron/engine/features/edit/bulk-plan.ts';
import { planEdit } from '../../../../electron/engine/features/edit/plan-tools.ts';
import type { Touched } from '../../../../electron/engine/store/rows/touched-rows.ts';
import { countExtensionTags } from '../../../../electron/engine/store/rows/count-extension-tags.ts';
import { writeMajority } from '../../../../electron/engine/store/flags/majority-site.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { ruleMask } from '../../../../electron/engine/rows/rule-sets.ts';
import type { ChangeWriter, Settle } from '../../../../electron/engine/store/history/history.ts';
import type { BulkEdit } from '../../../../shared/model/edit/bulk-edit.ts';
import { finish, inOneStep, type Steps } from '../../../../shared/model/steps.ts';
import { hashLoc } from '../../../../electron/engine/rows/hash-loc.ts';
import { emptyStore, importRows, toBatch } from '../../store/rows/sample-project.ts';
import { changeAtOnce, redoAtOnce, undoAtOnce } from '../../store/history/at-once.ts';

const NOW = Date.UTC(2025, 5, 15, 12);

const loc = fc.constantFrom(
  'https://e.com/a',
  'https://e.com/a/',
  'https://e.com/A',
  'https://e.com/b',
  'https://e.com/b/index.html',
  'http://e.com/a',
  'https://e.com/?x=1&y=2',
  'https://e.com/?y=2&x=1',
  'https://f.com/a',
  'https://e.com/ä#x',
  '',
);
const link = fc
  .tuple(fc.constantFrom('en', 'de', 'x-default'), loc)
  .map(
    ([code, href]) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${href.replaceAll('&', '&amp;')}"/>`,
  );
const ext = fc.option(fc.array(link, { minLength: 1, maxLength: 3 }).map((links) => links.join('')));
const row = fc.record({ loc, ext, lastmod: fc.option(fc.constantFrom('2024', '2025-01-01', 'x')) });

const robotsLine = fc.constantFrom(
  ...['User-agent: *', 'User-agent: Bingbot', 'Disallow: /', 'Allow: /a$', 'Disallow: /a'],
  ...['Disallow: /*/', 'Allow: /*?x', 'Disallow: /%C3%A4', 'Disallow: /b/index.html', '# x'],
);

const EXCEPTED = ['loc-twin-slash', 'robots-blocked', 'hreflang-no-return', 'loc-duplicate'] as const;

const edit = fc.oneof(
  fc.record({ kind: fc.constant('loc' as const), id: fc.nat(9), value: loc }),
  fc.record({ kind: fc.constant('ext' as const), id: fc.nat(9), value: ext }),
  fc.record({ kind: fc.constant('included' as const), id: fc.nat(9), value: fc.constantFrom(0, 1) }),
  fc.record({
    kind: fc.constant('replace' as const),
    find: fc.constantFrom('a', 'e.com', '/', '/b', 'y=2', 'index.html'),
    replacement: fc.constantFrom('b', 'a', 'f.com', '/', ''),
  }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.nat(9) }),
  fc.record({ kind: fc.constant('add' as const), rows: fc.array(row, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('redo' as const) }),
  fc.record({
    kind: fc.constant('except' as const),
    id: fc.nat(9),
    on: fc.boolean(),
    rule: fc.constantFrom(...EXCEPTED),
  }),
  fc.record({
    kind: fc.constant('robots' as const),
    origin: fc.constantFrom('https://e.com', 'https://e.com', 'http://e.com'),
    content: fc.option(fc.array(robotsLine, { maxLength: 5 }).map((lines) => lines.join('\n'))),
  }),
);

/** As a bulk edit is: over known values, without looking at the rows again. */
function replace(
  store: ProjectStore,
  texts: { readonly find: string; readonly replacement: string },
  settle: (touched: Touched) => Steps<void>,
): void {
  const bulk = { kind: 'replace', regex: false, matchCase: true, wholeCell: false, ...texts } as const;
  const plan = planEdit({ store }, { ...bulk, columns: ['loc'] } satisfies BulkEdit);
  const rows: ScopeRows = {
    total: store.lastRowId(),
    read: (columns) => store.cells(null, columns),
  };
  const work = function* (writer: ChangeWriter): Steps<void> {
    yield* applyBulk(writer, rows, plan, 'keep', judges);
  };
  finish(store.changeSteps('replace', work, settle));
}

function apply(store: ProjectStore, step: Parameters<Parameters<typeof edit.map>[0]>[0]): void {
  const project = { store, now: NOW };
  const settle = (...[touched, kept]: Parameters<Settle>): void => {
    finish(recheckTouched(project, touched, { kept }));
  };
  const change = (work: Parameters<typeof changeAtOnce>[2]): void => {
    changeAtOnce(store, 'edit', work, (touched) => {
      settle(touched, false);
    });
  };
  if (step.kind === 'undo') undoAtOnce(store, settle);
  else if (step.kind === 'redo') redoAtOnce(store, settle);
  else if (step.kind === 'robots') {
    const content = step.content === null ? null : Buffer.from(step.content);
    const work = (writer: ChangeWriter): Steps<void> =>
      inOneStep(() => {
        store.robots.add(writer.change(), { origin: step.origin, content, location: null });
      });
    finish(store.changeSteps('robots', work, (touched) => recheckTouched(project, touched)));
  } else if (step.kind === 'replace') {
    replace(store, step, (touched) => recheckTouched(project, touched));
  } else if (step.kind === 'add') {
    change((writer) => {
      writer.insert({ source: 0, batch: toBatch(step.rows), issues: step.rows.map(() => 0) });
    });
  } else {
    const ids = Uint32Array.of(step.id + 1);
    if (step.kind === 'except') {
      const exempt = { rule: step.rule, reason: step.on ? 'meant so' : null };
      const work = (writer: ChangeWriter): Steps<void> => writer.except(ids, exempt);
      finish(store.changeSteps('except', work, (touched) => recheckTouched(project, touched)));
      return;
    }
    change((writer) => {
      if (step.kind === 'loc') {
        writer.set('loc', ids, step.value);
        writer.set('hash', ids, hashLoc(step.value));
      } else if (step.kind === 'ext') {
        writer.set('ext', ids, step.value);
        writer.set('alternates', ids, countExtensionTags(step.value).alternates);
      } else if (step.kind === 'included') writer.set('included', ids, step.value);
      else writer.set('deleted', ids, 1);
    });
  }
}

/** As large changes leave them: pairs of hashes that rows do not have any more. Here each row has those of all others. */
function leavePairs({ db }: ProjectStore): void {
  db.exec('INSERT OR IGNORE INTO loc_hash(hash, id) SELECT a.hash, b.id FROM url AS a CROSS JOIN url AS b');
}

type FlaggedRow = readonly [id: unknown, loc: unknown, rules: readonly string[], included: boolean];

function countsOf(rows: readonly FlaggedRow[]): unknown[] {
  const counts = new Map<string, number>();
  for (const [, , rules, included] of rows)
    if (included) for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].toSorted();
}

function flags(store: ProjectStore): FlaggedRow[] {
  return store.db
    .all('SELECT id, loc, issues, included FROM url WHERE deleted = 0 ORDER BY id')
    .map(([id, text, issues, included]) => {
      const rules: string[] = [...store.ruleSets.rulesOf(Number(issues))];
      if (store.robotsFlags.has(Number(id))) rules.push('robots-blocked');
      return [id, text, rules, included === 1];
    });
}

describe('recheckTouched', () => {
  it('keeps flags, counts and site as a full check finds them, after any edits', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 7 }),
        fc.array(edit, { maxLength: 8 }),
        fc.boolean(),
        (rows, edits, leavesPairs) => {
          const store = emptyStore();
          importRows(store, rows);
          recheckAll({ store, now: NOW });
          const state = () => ({
            rows: flags(store),
            counts: [...store.ruleCounts()].toSorted(),
            flagged: store.flaggedRows(),
            links: store.db.all(
              'SELECT target, row FROM open_link JOIN url ON url.id = row WHERE deleted = 0 ORDER BY target, row',
            ),
            site: store.site(),
          });
          for (const step of edits) {
            if (leavesPairs) leavePairs(store);
            apply(store, step);
          }
          const kept = state();
          recheckAll({ store, now: NOW });
          expect(kept).toEqual(state());
          expect(kept.counts).toEqual(countsOf(kept.rows));
          expect(kept.flagged).toBe(
            kept.rows.filter(([, , rules, included]) => included && rules.length > 0).length,
          );
          store.close();
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('recheckAll', () => {
  const ROWS = 7_000;
  const languages = ['en', 'de', 'nl'];

  /** Versions of a page far apart, some of them one-way, gone or excluded; repeated addresses; bad dates. */
  function large(): ProjectStore {
    const store = emptyStore();
    const pages = ROWS / languages.length;
    const rows = Array.from({ length: ROWS }, (_, i) => {
      const page = Math.floor(i % pages);
      const at = (language: string): string => `https://e.com/${language}/p${String(page)}`;
      const linked = page % 5 === 0 ? languages.filter((_, n) => page % 35 !== 0 || n < 2) : [];
      const links = linked.map(
        (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${at(code)}"/>`,
      );
      const language = languages[Math.floor(i / pages)] ?? 'en';
      return {
        loc: i % 97 === 0 ? 'https://e.com/en/p5' : page % 11 === 0 ? `${at(language)}#x` : at(language),
        lastmod: i % 13 === 0 ? '2025' : null,
        ext: links.length > 0 ? links.join('') : null,
      };
    });
    importRows(store, rows);
    changeAtOnce(
      store,
      'exclude',
      (writer) => {
        writer.set('included', Uint32Array.of(26, 31, 41), 0);
        writer.set('deleted', Uint32Array.of(1, 3_000, 3_001), 1);
      },
      () => undefined,
    );
    store.exceptions.write('loc-fragment', [12, 45], ['1 meant so', '1 meant so']);
    // Flags of before that have to go.
    const wrong = store.ruleSets.idOf(ruleMask('loc-duplicate', 'hreflang-no-return', 'lastmod-future'));
    store.setIssues({
      ids: [2, 300, 4_000, 6_900],
      before: [2, 300, 4_000, 6_900].map(() => 0),
      after: [2, 300, 4_000, 6_900].map(() => wrong),
    });
    return store;
  }

  const state = (store: ProjectStore) => ({
    rows: flags(store),
    counts: [...store.ruleCounts()].toSorted(),
    links: store.db.all('SELECT target, row FROM open_link ORDER BY target, row'),
    site: store.site(),
  });

  it('finds the same each time, and nothing stays of flags of before', () => {
    const store = large();
    recheckAll({ store, now: NOW });
    const found = state(store);
    expect(found.counts).toEqual(countsOf(found.rows));
    expect(Object.fromEntries(found.counts)).toEqual({
      'hreflang-no-return': 72,
      'hreflang-self-missing': 200,
      'hreflang-target-excluded': 6,
      'hreflang-target-missing': 166,
      'lastmod-imprecise': 538,
      'loc-duplicate': 72,
      'loc-fragment': 630,
    });
    expect(found.links.length).toBe(545);
    recheckAll({ store, now: NOW });
    expect(state(store)).toEqual(found);
    store.close();
  });

  it('looks at all rows once more where the site moved, and can be ended early', () => {
    const store = large();
    writeMajority(store.db, 'https://other.example');
    recheckAll({ store, now: NOW });
    const found = state(store);
    recheckAll({ store, now: NOW });
    expect(state(store)).toEqual(found);
    for (const _ of recheckAllSteps({ store, now: NOW })) break;
    expect(state(store)).toEqual(found);
    store.close();
  });
});
