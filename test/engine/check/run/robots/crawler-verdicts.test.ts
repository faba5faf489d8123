// The columns of single crawlers against the plain matcher asked row by row: windows, filters, values, sorts, copies.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editCopy } from '../../../../../electron/engine/features/edit/requests/edit-copy.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { robotsSave } from '../../../../../electron/engine/features/robots/requests/robots-save.ts';
import { toOpenProject } from '../../../../../electron/engine/features/project/open-project-file.ts';
import { lineOfValue, lineValue, robotsColumn } from '../../../../../shared/model/rows/robots-column.ts';
import type { Condition, SetValue } from '../../../../../shared/model/rows/view-query.ts';
import { groupFor, robotsGroups } from '../../../../../shared/protocol/robots-groups.ts';
import { robotsVerdict } from '../../../../../shared/protocol/robots-verdict.ts';
import { storeWith } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';

const ORIGINS = ['https://a.example', 'https://b.example:8443'];
const PATHS = ['/', '/a', '/a/b', '/a/b.html', '/ä', '/%c3%a4', '/x?y=1', '/robots.txt', '/A'];
const NO_FILE: readonly SetValue[] = [null];
const LOCS = [...ORIGINS, 'https://none.example'].flatMap((origin) => PATHS.map((path) => origin + path));

const line = fc.constantFrom(
  ...['User-agent: *', 'User-agent: Bingbot', 'Disallow: /', 'Allow: /a$', 'Disallow: /a', '# note', ''],
  ...['Disallow: /*?y', 'Disallow: /%C3%A4', 'Allow: /a/b', 'Disallow: /a', 'Disallow: *.html$'],
);
const text = fc.array(line, { maxLength: 8 }).map((lines) => ['User-agent: *', ...lines].join('\n'));

it('shows, filters, counts and sorts by the deciding line as the plain matcher has it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(text, fc.option(text)),
      fc.constantFrom('Googlebot', 'Bingbot', '*'),
      fc.nat(),
      async ([first, second], agent, choice) => {
        const store = storeWith(LOCS.map((loc) => ({ loc })));
        const files = new Map<string, string>();
        [first, second].forEach((content, i) => {
          const origin = ORIGINS[i] ?? '';
          if (content === null) return;
          files.set(origin, content);
          store.robots.add(0, { origin, content: Buffer.from(content), location: null });
        });
        const { views } = toOpenProject(store);
        const column = robotsColumn(agent);
        const naive = LOCS.map((loc, i) => {
          const origin = new URL(loc).origin;
          const content = files.get(origin);
          if (content === undefined) return { id: i + 1, values: NO_FILE, place: [2] };
          const { allowed, line: at, rule } = robotsVerdict(content, agent, loc);
          const decided = at === null ? 0 : lineValue({ origin, line: at, rule: rule ?? '' });
          const values: SetValue[] = [allowed ? 'allowed' : 'blocked', decided];
          return {
            ...{ id: i + 1, values, place: [allowed ? 0 : 1, at ?? 0, ORIGINS.indexOf(origin)] },
            verdict: { agent, allowed, line: at, rule, group: groupFor(robotsGroups(content), agent).name },
          };
        });
        const ids = async (filter: Condition[], direction?: 'asc' | 'desc') => {
          const sort = direction ? [{ column, direction }] : [];
          const { view, rows } = await views.open({ filter, sort });
          return [...views.ids({ kind: 'view', view, ranges: [{ from: 0, to: rows }] })];
        };
        const all = (await views.open({ filter: [], sort: [] })).view;
        const window = views.window({ view: all, start: 0, count: 99, agents: [agent] });
        expect(window.rows.map(({ verdicts }) => verdicts)).toEqual(
          naive.map((one) => ('verdict' in one ? [one.verdict] : [])),
        );
        const counted = await views.values({ column, filter: [], limit: 99 });
        const present = [...new Set(naive.flatMap(({ values }) => values))];
        expect(new Map(counted.values.map(({ value, rows }) => [value, rows]))).toEqual(
          new Map(
            present.map((value) => [value, naive.filter(({ values }) => values.includes(value)).length]),
          ),
        );
        const wanted = present[choice % present.length] ?? null;
        // A line is known by its text, wherever it stands by now.
        const known = typeof wanted === 'string' ? lineOfValue(wanted) : null;
        const asked = known ? lineValue({ ...known, line: known.line + 5 }) : wanted;
        for (const not of [false, true]) {
          expect(await ids([{ kind: 'set', column, values: [asked], not }])).toEqual(
            naive.filter(({ values }) => values.includes(wanted) !== not).map(({ id }) => id),
          );
        }
        const order = (sign: 1 | -1) =>
          naive
            .toSorted((a, b) => {
              if (a.place[0] === 2 || b.place[0] === 2)
                return Number(a.place[0] === 2) - Number(b.place[0] === 2);
              const at = a.place.findIndex((one, i) => one !== b.place[i]);
              return at < 0 ? 0 : sign * ((a.place[at] ?? 0) - (b.place[at] ?? 0));
            })
            .map(({ id }) => id);
        expect(await ids([], 'asc')).toEqual(order(1));
        expect(await ids([], 'desc')).toEqual(order(-1));
      },
    ),
    { numRuns: 40 },
  );
});

it('follows edits of addresses and files, and is copied as text', async () => {
  const { context } = engineWith(['/', '/a', '/b'].map((path) => ({ loc: `https://example.com${path}` })));
  const column = robotsColumn('Googlebot');
  const blocked = async () => {
    const { views } = currentProject(context);
    const filter: Condition[] = [{ kind: 'set', column, values: ['blocked'] }];
    const { view, rows } = await views.open({ filter, sort: [{ column, direction: 'desc' }] });
    return [...views.ids({ kind: 'view', view, ranges: [{ from: 0, to: rows }] })];
  };
  const save = (rules: string) =>
    robotsSave({ origin: 'https://example.com', text: rules, byteOrderMark: false }, context);
  expect(await blocked()).toEqual([]);
  await save('User-agent: *\nDisallow: /a\nDisallow: /b\n');
  expect(await blocked()).toEqual([3, 2]);
  const set = { kind: 'ids' as const, ids: [1, 2, 3] };
  const { text: copied } = await editCopy({ rows: set, columns: ['loc', column] }, context);
  expect(copied.split('\r\n').map((one) => one.split('\t')[1])).toEqual([
    'allowed',
    'blocked 2: Disallow: /a',
    'blocked 3: Disallow: /b',
    undefined,
  ]);
  await save('User-agent: *\nAllow: /a\n');
  expect(await blocked()).toEqual([]);
  await historyUndo({}, context);
  expect(await blocked()).toEqual([3, 2]);
});
