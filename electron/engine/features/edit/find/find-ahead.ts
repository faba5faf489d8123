// What a previewed replacement changes, found by a thread while its user reads the preview: applied soon after, it only
// has to be written. It is of use only while nothing changes; it writes nothing.
import { isDeepStrictEqual } from 'node:util';
import type { BulkEdit, BulkPreview, EditScope } from '../../../../../shared/model/bulk-edit.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { BULK_SHARE } from '../../../check/run/recheck.ts';
import { finderFor } from './edit-finder.ts';
import type { JudgedRows } from '../../../check/run/judged-rows.ts';
import { planFacts, planWith } from '../plan-tools.ts';
import type { TogetherFinder } from './find-together.ts';

/** Fewer are found as fast when they are wanted; more would take too much memory: about 200 bytes a row. */
const WORTH_ROWS = 10_000;
const KEPT_ROWS = 250_000;

/** So long a preview stays before its thread starts: whoever is typing soon asks for another one. */
const STAYS_MS = 200;

interface Asked {
  readonly scope: EditScope;
  readonly edit: BulkEdit;
}

export class FoundAhead {
  readonly #project: OpenProject;
  readonly #asked: Asked;
  readonly #state: number;
  readonly #timer: NodeJS.Timeout;
  #found: { readonly finder: TogetherFinder; readonly judged: JudgedRows } | null = null;

  /** `hits`: the rows that change, ascending; `state`: what stateOf gave before they were looked for. */
  constructor(project: OpenProject, asked: Asked, { hits, state }: PreviewedRows) {
    this.#project = project;
    this.#asked = asked;
    this.#state = state;
    this.#timer = setTimeout(() => {
      try {
        this.#begin(hits);
      } catch {
        // Nobody waits for it; whoever applies the edit is told what is wrong.
      }
    }, STAYS_MS).unref();
  }

  /** What was found, which is the caller's then and to be closed; null where it does not fit what is asked now. */
  take(asked: Asked): { readonly finder: TogetherFinder; readonly judged: JudgedRows } | null {
    const found = this.#fits(asked) ? this.#found : null;
    if (found) this.#found = null;
    this.close();
    return found;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#found?.finder.leave();
    this.#found = null;
  }

  #begin(hits: Uint32Array): void {
    const { edit } = this.#asked;
    if (!this.#fits(this.#asked)) return;
    const facts = planFacts(this.#project, edit);
    const plan = planWith(facts, edit);
    if (plan.kind !== 'cells') return;
    const shared = { scope: { ids: hits }, edit, facts, plan };
    this.#found = finderFor(this.#project, { ...shared, invalid: 'keep', ahead: true });
  }

  /** The same edit, and nothing at all was written since: neither rows nor what they are judged by. */
  #fits(asked: Asked): boolean {
    return stateOf(this.#project) === this.#state && isDeepStrictEqual(asked, this.#asked);
  }
}

interface PreviewedRows {
  readonly hits: Uint32Array;
  readonly state: number;
}

/** A number that stays as long as nothing is written to the project. */
export function stateOf({ store }: OpenProject): number {
  return store.db.number('SELECT total_changes()');
}

/** True where it is worth while to find ahead what this preview told of. Other edits than replacements hang on the time. */
export function isWorthFinding(
  project: OpenProject,
  edit: BulkEdit,
  { rows, invalid }: BulkPreview,
): boolean {
  return (
    edit.kind === 'replace' &&
    invalid === 0 &&
    rows >= WORTH_ROWS &&
    rows <= KEPT_ROWS &&
    rows <= project.store.counts().rows * BULK_SHARE
  );
}
