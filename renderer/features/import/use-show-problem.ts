// Leads from an issue of an import to its rows: the one that it is about, or all of its file. It changes nothing.
import type { Problem } from '../../../shared/model/problem.ts';
import type { Condition } from '../../../shared/model/rows/view-query.ts';
import { useClient } from '../../engine/app-client.ts';
import { usePages } from '../../shell/frame/pages-store.ts';
import { useProject } from '../project/project-store.ts';
import { useView } from '../view/view-store.ts';

/** Rows of a file that are looked at for a line, around the place where it should be. */
const AROUND = 100;
/** Issues about rows that came in as not included, without one row that they are about. */
const NOT_INCLUDED: ReadonlySet<string> = new Set(['crawl-not-included']);

interface ShowProblem {
  /** True where the project has rows of the file. */
  readonly canShow: (problem: Problem) => boolean;
  /** Shows the rows. Errors as view.open has them. */
  readonly show: (problem: Problem) => Promise<void>;
}

export function useShowProblem(): ShowProblem {
  const { engine } = useClient();
  const pages = usePages();
  const project = useProject();
  const view = useView();

  function sourceOf({ file }: Problem): number | null {
    const found = project.info?.sources.findLast(({ location }) => location === file);
    const rows = project.info?.sourceCounts.find(({ source }) => source === found?.id)?.rows ?? 0;
    return found && rows > 0 ? found.id : null;
  }

  /** The row at the line, among those of the file that are shown; null where there is none any more. */
  async function rowAt({ line, entry }: Problem): Promise<number | null> {
    const shown = view.current;
    if (!shown || line === undefined) return null;
    const start = Math.max(0, (entry ?? line) - AROUND);
    const asked = { view: shown.view, start, count: 2 * AROUND };
    const { rows } = await engine['view.rows'](asked);
    return rows.find((row) => row.line === line)?.id ?? null;
  }

  async function show(problem: Problem): Promise<void> {
    const source = sourceOf(problem);
    if (source === null) return;
    pages.show('urls');
    const ofFile: Condition = { kind: 'source', source };
    const { loc } = problem;
    if (loc !== undefined) {
      const address = {
        kind: 'text',
        column: 'loc',
        operator: 'equals',
        value: loc,
        matchCase: true,
      } as const;
      await view.showQuery({ filter: [ofFile, address], sort: [] });
      if ((view.current?.rows ?? 0) > 0) return;
    }
    const others: Condition[] = NOT_INCLUDED.has(problem.code) ? [{ kind: 'included', value: false }] : [];
    await view.showQuery({ filter: [ofFile, ...others], sort: [] });
    const row = others.length > 0 ? null : await rowAt(problem);
    if (row !== null) await view.showOnly({ kind: 'rows', ids: [row] });
  }

  return { canShow: (problem) => sourceOf(problem) !== null, show };
}
