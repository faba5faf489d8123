// What a project keeps of an export: the set with its files, the options, what came of it. Noted before the folder changes, so
// that it is known of a process that ends before it could say so; see docs/decisions/0047-sets-noted-before-they-are-there.md.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError, toErrorData } from '../../../../shared/contract/errors.ts';
import {
  filesOf,
  toUpload,
  type ExportOptions,
  type ExportResult,
} from '../../../../shared/model/export/planned-set.ts';
import type { ExportRun } from '../../../../shared/model/export/export-profile.ts';
import type { OpenProject } from '../../project/open-project.ts';
import { readUntold, rememberRun, type FinishedRun } from '../../store/exports/export-profiles.ts';
import type { WrittenSet } from '../../store/exports/export-sets.ts';
import { recheckAll } from '../../check/run/recheck.ts';
import { formKey } from './layout/export-form.ts';
import type { ExportOutcome } from './export-outcome.ts';
import { withUntold } from './untold-result.ts';

/** One export of a project. */
export class KeptExport {
  readonly #project: OpenProject;
  readonly #options: ExportOptions;
  readonly #profile: number | null;
  /** What the export before it wrote to the folder, where nobody was told. */
  readonly #untold: ExportResult | null;
  #isNoted = false;

  /** It is about to begin. `profile`: the one that the options are kept in, or null. */
  constructor(project: OpenProject, options: ExportOptions, profile: number | null) {
    this.#project = project;
    this.#options = options;
    this.#profile = profile;
    const untold = readUntold(project.store.db);
    this.#untold = untold?.out === options.out ? untold : null;
    try {
      project.store.exports.noteFolder(options.out);
    } catch {
      // Where the project can't be written, keep tells that.
    }
  }

  /** To be called right before the folder gets the set. Where the project can't be written, keep tells that. */
  readonly note = (outcome: ExportOutcome, manifest: string): void => {
    const { exports } = this.#project.store;
    try {
      exports.note(this.#setOf(outcome), { manifest, run: this.#runOf(outcome) });
      this.#isNoted = true;
    } catch {
      this.#isNoted = false;
    }
  };

  /**
   * Remembers what was written and gives what is to be told of it. Where the project can't be written, the set is there all
   * the same: the error says so.
   */
  keep(outcome: ExportOutcome): ExportResult {
    const { exports } = this.#project.store;
    const { out } = this.#options;
    try {
      const run = this.#runOf(outcome);
      remember(this.#project, run, () => {
        if (this.#isNoted) exports.confirm(out);
        else exports.remember(this.#setOf(outcome));
      });
      return run.result;
    } catch (error) {
      const { code, message } = toErrorData(error);
      const names = toUpload(outcome.result).map(({ name }) => name);
      const files = [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ');
      throw new AppError(code, reason('export-not-kept', { path: out, files }), message);
    }
  }

  #setOf({ exported }: ExportOutcome): WrittenSet {
    const { out, gzip } = this.#options;
    return { out, gzip, form: formKey(this.#options), at: Date.now(), files: exported };
  }

  #runOf(outcome: ExportOutcome): FinishedRun {
    const result = this.#untold ? withUntold(outcome.result, this.#untold) : outcome.result;
    return { profile: this.#profile, options: this.#options, run: runOf(result), result };
  }
}

/** Files that a message names. */
const MOST_NAMED = 50;

/** Remembers a set that was noted and of which nobody knew whether the folder got it. */
export function keepNoted(project: OpenProject, out: string, run: FinishedRun): void {
  const rememberSet = (): void => {
    project.store.exports.confirm(out);
  };
  remember(project, run, rememberSet, { untold: true });
}

function remember(
  project: OpenProject,
  run: FinishedRun,
  rememberSet: () => void,
  { untold = false }: { readonly untold?: boolean } = {},
): void {
  const { db } = project.store;
  db.transaction(() => {
    rememberOptions(project, run.options);
    rememberSet();
    rememberRun(db, run, { untold });
  });
}

function runOf(result: ExportResult): ExportRun {
  const files = filesOf(result);
  return {
    at: new Date().toISOString(),
    urls: result.urls,
    files: files.length,
    changed: files.filter(({ change }) => change !== 'unchanged').length,
    seconds: result.seconds,
    robotsLines: result.robotsLines,
  };
}

/** Keeps the options as the project's settings, and its flags in step where the base address changes their meaning. */
function rememberOptions(project: OpenProject, options: ExportOptions): void {
  const { store } = project;
  const { out, baseUrl, maxUrls, maxBytes, gzip } = options;
  const before = store.settings();
  const after = { outDir: out, baseUrl, maxUrls, maxBytes, gzip };
  if (Object.entries(after).every(([key, value]) => before[key as keyof typeof after] === value)) return;
  store.db.transaction(() => {
    const meaning = checkedPlace(store.site(), before.baseUrl);
    store.setSettings(after);
    if (checkedPlace(store.site(), baseUrl) !== meaning) recheckAll(project);
  });
}

/** What the rules about host and scope compare with: no base address means the same as the root of the site. */
function checkedPlace(site: string | null, baseUrl: string | null): string {
  return `${site ?? ''} ${baseUrl === null ? '/' : (URL.parse(baseUrl)?.pathname ?? '/')}`;
}
