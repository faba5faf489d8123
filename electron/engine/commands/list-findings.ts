// Lists every finding of a project file, for reports. It wires store, view and check, and changes no row.
import type { Problem } from '../../../shared/model/problem.ts';
import type { RequestParams } from '../../../shared/contract/requests.ts';
import type { UrlRow } from '../../../shared/model/row.ts';
import { explainRow } from '../check/check-batch.ts';
import { ProjectStore } from '../store/project-store.ts';
import { ViewRegistry } from '../view/view-registry.ts';
import { checkContext } from './check-context.ts';
import { projectFindings } from './project-findings.ts';
import { recheckAll } from './recheck.ts';
import { withChoice } from './rules-set.ts';

const WINDOW_ROWS = 2_000;

export interface FindingsOptions {
  /** Choices on top of what the project has chosen, in order. The project keeps its own. */
  readonly choices?: readonly RequestParams<'rules.set'>[] | undefined;
  /** The day of the check, in ms since 1970; default: now. */
  readonly now?: number | undefined;
}

/**
 * The findings of a project that nobody has open: first those of rows in their order, some thousands at a time, so
 * that memory does not grow with their number, then those about files and the project. A row's `file` is its source, or
 * the project where it was added by hand. The project is closed when the
 * generator ends. Throws the AppErrors of opening.
 */
export async function* listFindings(
  project: string,
  options: FindingsOptions = {},
): AsyncGenerator<readonly Problem[]> {
  const store = ProjectStore.open(project);
  try {
    // Another way to check is tried in a transaction that is never committed.
    store.db.exec('BEGIN IMMEDIATE');
    const { choices = [], now } = options;
    if (choices.length > 0) store.setChecks(choices.reduce(withChoice, store.checks()));
    if (choices.length > 0 || now !== undefined) recheckAll({ store, now });
    yield* rowFindings(store, project, options.now);
    yield projectFindings(store);
  } finally {
    store.db.rollback();
    store.close();
  }
}

async function* rowFindings(
  store: ProjectStore,
  project: string,
  now: number | undefined,
): AsyncGenerator<readonly Problem[]> {
  const locations = new Map(store.sources().map(({ id, location }) => [id, location]));
  const context = checkContext({ store }, now);
  const settings = store.checks();
  const views = new ViewRegistry(store.db);
  const { view, rows } = await views.open({ filter: [{ kind: 'problem' }], sort: [] });
  for (let start = 0; start < rows; start += WINDOW_ROWS) {
    const window = views.window({ view, start, count: WINDOW_ROWS });
    const exts = extensionsOf(store, window.rows);
    yield window.rows.flatMap((row) => {
      const file = locations.get(row.source) ?? project;
      const findings = explainRow({ ...row, ext: exts.get(row.id) ?? null }, context, settings);
      // The flags are the truth: exceptions are not among them.
      return findings
        .filter(({ code }) => (row.problems as readonly string[]).includes(code))
        .map((finding) => ({ ...finding, file }));
    });
  }
}

function extensionsOf(store: ProjectStore, rows: readonly UrlRow[]): Map<number, string | null> {
  const stored = store.rowsById(rows.map(({ id }) => id));
  return new Map(stored.id.map((id, i) => [id, stored.ext[i] ?? null]));
}
