// export.start: writes the set as a job and, once it is written, remembers the options in the project. The work is done in export-rows.ts.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError, toErrorData } from '../../../../shared/contract/errors.ts';
import {
  filesOf,
  toUpload,
  type ExportOptions,
  type ExportResult,
} from '../../../../shared/model/export-plan.ts';
import type { ExportRun } from '../../../../shared/model/export-profile.ts';
import type { Command } from '../../context.ts';
import type { OpenProject } from '../../open-project.ts';
import { rememberRun } from '../../store/export-profiles.ts';
import { leaveExport } from '../project/complete-exports.ts';
import { announceChange, currentProject } from '../project/current-project.ts';
import { formKey } from './export-form.ts';
import { changeTime, exportInput } from './export-input.ts';
import { completeOptions } from './export-options.ts';
import { exportRows, type ExportOutcome } from './export-rows.ts';
import { withExportThreads } from './export-threads.ts';
import { extentOf } from './known-files.ts';
import { recheckAll } from '../check/recheck.ts';

export const exportStart: Command<'export.start'> = (
  { overwrite, others = 'keep', profile = null, ...given },
  context,
) => {
  const project = currentProject(context);
  const options = completeOptions(given);
  const job = context.jobs.start('export', async (control) => {
    await leaveExport(project, options.out);
    const input = exportInput(project, options);
    const now = changeTime(project, options.out);
    const { result, exported } = await withExportThreads(project.store, extentOf(input, options), (threads) =>
      project.store.exports.withoutMapping(() =>
        exportRows(input, { ...options, overwrite, others }, control, { now, threads }),
      ),
    );
    keep(project, options, { result, exported, profile });
    announceChange(context, project);
    return result;
  });
  return { job };
};

interface Outcome extends ExportOutcome {
  readonly profile: number | null;
}

/** Remembers what was written. Where the project can't be written, the set is there all the same: the error says so. */
function keep(project: OpenProject, options: ExportOptions, { result, exported, profile }: Outcome): void {
  const { db, exports } = project.store;
  const { out, gzip } = options;
  try {
    db.transaction(() => {
      rememberOptions(project, options);
      exports.remember({ out, gzip, form: formKey(options), at: Date.now(), files: exported });
      rememberRun(db, profile, options, { run: runOf(result), result });
    });
  } catch (error) {
    const { code, message } = toErrorData(error);
    const names = toUpload(result).map(({ name }) => name);
    const files = [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ['…'] : [])].join(', ');
    throw new AppError(code, reason('export-not-kept', { path: out, files }), message);
  }
}

/** Files that a message names. */
const MOST_NAMED = 50;

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
