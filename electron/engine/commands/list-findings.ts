// Lists every finding of a project file, for reports. It wires store, view and check, and changes nothing.
import type { Problem } from '../../../shared/model/problem.ts';
import { explainRow } from '../check/check-batch.ts';
import { ProjectStore } from '../store/project-store.ts';
import { ViewRegistry } from '../view/view-registry.ts';
import { checkContext } from './recheck.ts';

const WINDOW_ROWS = 2_000;

/** A finding of a row; `file` is the row's source, or the project where the row was added by hand. */
export type Finding = Problem & { readonly file: string };

/**
 * The findings of all rows of a project that nobody has open, in row order, some thousands at a time, so that memory
 * does not grow with their number. The project is closed when the generator ends. Throws the AppErrors of opening.
 */
export async function* listFindings(project: string): AsyncGenerator<readonly Finding[]> {
  const store = ProjectStore.open(project);
  try {
    const locations = new Map(store.sources().map(({ id, location }) => [id, location]));
    const context = checkContext({ store });
    const views = new ViewRegistry(store.db);
    const { view, rows } = await views.open({ filter: [{ kind: 'problem' }], sort: [] });
    for (let start = 0; start < rows; start += WINDOW_ROWS) {
      const window = views.window({ view, start, count: WINDOW_ROWS });
      yield window.rows.flatMap((row) => {
        const file = locations.get(row.source) ?? project;
        return explainRow(row, context).map((finding) => ({ ...finding, file }));
      });
    }
  } finally {
    store.close();
  }
}
