// Any sequence of edits, imports, undos, redos, jumps, checkpoints and reopenings: each state that ever was stays
// reachable, and is the same byte for byte.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkRun, exceptionSet } from '../../../../../electron/engine/features/check/requests/check-run.ts';
import { recheckAll } from '../../../../../electron/engine/check/run/recheck.ts';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editPaste } from '../../../../../electron/engine/features/edit/requests/edit-paste.ts';
import { editSetExtensions } from '../../../../../electron/engine/features/edit/requests/edit-set-extensions.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyGoTo } from '../../../../../electron/engine/features/history/requests/history-go-to.ts';
import { historyList } from '../../../../../electron/engine/features/history/requests/history-list.ts';
import { historyMark } from '../../../../../electron/engine/features/history/requests/history-mark.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { projectClose } from '../../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../../electron/engine/features/project/requests/project-open.ts';
import { robotsSave } from '../../../../../electron/engine/features/robots/requests/robots-save.ts';
import { sectionDefine } from '../../../../../electron/engine/features/sections/requests/section-define.ts';
import { rowDetail } from '../../../../../electron/engine/features/view/requests/row-detail.ts';
import { arrangeIds, readBlocks } from '../../../../../electron/engine/view/sort/arrange-ids.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { HistoryPage } from '../../../../../shared/model/edit/change.ts';
import type { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { dump, temporaryFolder } from '../../../store/rows/sample-project.ts';
import { engineWith } from '../../../test-engine.ts';
import { addUrls } from '../../../add-urls.ts';

const NOBODY = { signal: new AbortController().signal, report: () => undefined };
const ORIGIN = 'https://a.example';
const ISSUES = 7;

/** What a user can see of a project. The numbers of sets of rules mean nothing: `found` names the rules. */
function stateOf(store: ProjectStore): unknown {
  const { db } = store;
  const ids = db.all('SELECT id FROM url WHERE deleted = 0 ORDER BY id').map(([id]) => Number(id));
  return {
    rows: dump(store).map((row) => (row as unknown[]).map((cell, i) => (i === ISSUES ? null : cell))),
    ...found(store),
    order: Array.from(arrangeIds(Uint32Array.from(ids), readBlocks(db))),
    sources: store.sources(),
    robots: store.robots.files(),
    sections: store.sections.list(),
    exceptions: store.exceptions.list(),
    counts: store.counts(),
  };
}

/** The rules found, row by row and in numbers. */
function found(store: ProjectStore): object {
  const rows = store.db.all('SELECT id, issues FROM url WHERE deleted = 0 ORDER BY id');
  return {
    rules: rows.map(([id, issues]) => [
      id,
      store.ruleSets.rulesOf(Number(issues)).toSorted(),
      store.robotsFlags.has(Number(id)),
    ]),
    counts: [...store.ruleCounts()].toSorted(),
    flagged: store.flaggedRows(),
    links: store.db.all(
      'SELECT row, target FROM open_link JOIN url ON url.id = row WHERE deleted = 0 ORDER BY row, target',
    ),
    site: store.site(),
  };
}

interface Act {
  readonly kind: keyof typeof ACTS;
  readonly at: number;
  readonly to: number;
}

/** An act on a project with these rows; one that can't be done is refused, or changes nothing. */
type Perform = (
  context: EngineContext,
  of: Act & { readonly ids: readonly number[]; readonly id: number; readonly folder: string },
) => unknown;

const one = (id: number) => ({ kind: 'ids' as const, ids: [id] });
const loc = (n: number): string => `${n % 5 === 0 ? 'https://b.example' : ORIGIN}/${String(n % 9)}`;
const links = (n: number): string =>
  [n, n + 1]
    .map((to, i) => `<xhtml:link rel="alternate" hreflang="${['de', 'en'][i] ?? ''}" href="${loc(to)}"/>`)
    .join('');

const edit: Perform = (context, { ids, at, to }) =>
  editSet(
    {
      rows: { kind: 'ids', ids: ids.slice(at % 3, (to % 5) + 2) },
      column: 'priority',
      value: `0.${String(to % 9)}`,
    },
    context,
  );
const undo: Perform = (context) => historyUndo({}, context);
const redo: Perform = (context) => historyRedo({}, context);
const go: Perform = (context, { at }) => {
  const states = list(context).entries;
  return historyGoTo({ change: states[at % states.length]?.id ?? 0 }, context);
};

const ACTS = {
  edit,
  move: (context, { id, to }) =>
    editSet({ rows: one(id), column: 'loc', value: loc(to), force: true }, context),
  exclude: (context, { id, to }) =>
    editSet({ rows: one(id), column: 'included', value: String(to % 2 === 0) }, context),
  add: (context, { at, to }) => addUrls([loc(to), loc(at)], context),
  insert: (context, { id, to }) =>
    editPaste(
      {
        rows: { kind: 'ids', ids: [] },
        columns: ['loc'],
        values: [],
        add: [[loc(to)]],
        at: { row: id, side: to % 2 === 0 ? 'after' : 'before' },
      },
      context,
    ),
  unlink: async (context, { id }) => {
    const { version } = await rowDetail({ id }, context);
    return editSetExtensions({ id, version, items: [] }, context);
  },
  delete: (context, { id }) => editDelete({ rows: one(id) }, context),
  ignore: (context, { id, to }) =>
    exceptionSet({ rows: one(id), rule: 'loc-other-host', reason: to % 3 === 0 ? null : 'meant' }, context),
  robots: (context, { to }) =>
    robotsSave(
      { origin: ORIGIN, text: `User-agent: *\nDisallow: /${String(to % 4)}\n`, byteOrderMark: false },
      context,
    ),
  sections: (context, { to }) => {
    const isIn = {
      kind: 'text',
      column: 'path',
      operator: 'startsWith',
      value: `/${String(to % 3)}`,
    } as const;
    return sectionDefine({ sections: [{ id: 0, name: 'one', conditions: [isIn] }] }, context);
  },
  import: (context, { at, to, folder }) => {
    const file = join(folder, `${String(to % 3)}.txt`);
    writeFileSync(file, [loc(to), loc(at), loc(to + 1)].join('\n'));
    return importSources(currentProject(context), [file], NOBODY);
  },
  undo,
  back: undo,
  redo,
  go,
  jump: go,
  mark: (context, { to }) => historyMark({ name: `m${String(to)}` }, context),
  check: (context) => checkRun({}, context),
  reopen: async (context) => {
    const { path } = currentProject(context).store;
    await projectClose({}, context);
    return projectOpen({ path }, context);
  },
} satisfies Record<string, Perform>;

const number = fc.nat({ max: 60 });
const acts = fc.array(
  fc.record<Act>({ kind: fc.constantFrom(...(Object.keys(ACTS) as Act['kind'][])), at: number, to: number }),
  { minLength: 5, maxLength: 25 },
);

const list = (context: EngineContext): HistoryPage =>
  historyList({ start: 0, count: 1_000 }, context) as HistoryPage;

async function perform(context: EngineContext, act: Act, folder: string): Promise<void> {
  const { db } = currentProject(context).store;
  const ids = db.all('SELECT id FROM url WHERE deleted = 0 ORDER BY id').map(([id]) => Number(id));
  const id = ids[act.at % Math.max(ids.length, 1)];
  if (id === undefined && !['add', 'import', 'undo', 'redo', 'go', 'reopen'].includes(act.kind)) return;
  const known: Perform = ACTS[act.kind];
  await known(context, { ...act, ids, id: id ?? 0, folder });
}

it('every state that ever was stays reachable, byte for byte the same, also after a restart', async () => {
  const folder = temporaryFolder();
  await fc.assert(
    fc.asyncProperty(acts, fc.infiniteStream(number), async (sequence, jumps) => {
      const { context } = engineWith(
        [2, 3, 5, 8].map((n) => ({ loc: loc(n), ext: n < 5 ? links(n) : null })),
      );
      const seen = new Map<number, unknown>();
      const look = (): void => {
        const { store } = currentProject(context);
        const [now, state] = [store.states.present(), stateOf(store)];
        if (seen.has(now)) expect(state).toEqual(seen.get(now));
        else seen.set(now, state);
        expect(list(context)).toMatchObject({ current: now });
      };
      look();
      for (const act of sequence) {
        await perform(context, act, folder);
        look();
      }
      await perform(context, { kind: 'reopen', at: 0, to: 0 }, folder);
      const left = [...seen.keys()];
      expect(list(context).entries.map(({ id }) => id)).toEqual(expect.arrayContaining(left));
      while (left.length > 0) {
        const [next = 0] = left.splice(Number(jumps.next().value) % left.length, 1);
        await historyGoTo({ change: next }, context);
        expect(currentProject(context).store.states.present()).toBe(next);
        look();
      }
      // What was found comes back with a state: it is what a check of all rows finds.
      const project = currentProject(context);
      const before = found(project.store);
      recheckAll(project);
      expect(found(project.store)).toEqual(before);
    }),
    { numRuns: 10, seed: 48 },
  );
}, 120_000);
