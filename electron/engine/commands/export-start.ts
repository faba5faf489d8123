// export.start: writes the set as a job and remembers the options in the project. The work is done in export-rows.ts.
import type { ExportOptions, LeftOut } from '../../../shared/model/export-plan.ts';
import { REST_NAME } from '../../../shared/model/section.ts';
import type { Command, EngineContext } from '../context.ts';
import type { OpenProject } from '../open-project.ts';
import type { ExportSet } from '../store/export-sets.ts';
import type { ProjectStore } from '../store/project-store.ts';
import { BLOCKING_FLAGS, LeftOutTally } from '../write/left-out.ts';
import { announceChange, currentProject } from './current-project.ts';
import { completeOptions } from './export-options.ts';
import type { ExportInput, SectionInput } from './encode-set.ts';
import type { KnownSet } from './sticky-layout.ts';
import { exportRows } from './export-rows.ts';
import { recheckAll } from './recheck.ts';

export const exportStart: Command<'export.start'> = ({ overwrite, ...given }, context) => {
  const project = currentProject(context);
  const options = completeOptions(given);
  const job = context.jobs.start('export', async (control) => {
    rememberOptions(project, options, context);
    const { result, exported } = await exportRows(
      exportInput(project, options),
      { ...options, overwrite },
      control,
    );
    project.store.exports.remember({ out: options.out, gzip: options.gzip, files: exported });
    return result;
  });
  return { job };
};

/** The rows that an export of the project writes, or has to count as left out. */
export function exportInput({ store }: OpenProject, { out }: Pick<ExportOptions, 'out'>): ExportInput {
  const { rows, included } = store.counts();
  const set = store.exports.set(out);
  return {
    sections:
      store.sections.list().length === 0 ? [wholeInput(store, set, included)] : sectionInputs(store, set),
    excluded: rows - included,
    leftOut: set ? () => blockedRows(store) : undefined,
  };
}

/** All rows as one, read in a single pass. */
function wholeInput(store: ProjectStore, set: ExportSet | null, total: number): SectionInput {
  const batches = store.batches({ includedOnly: true });
  return { id: 0, name: REST_NAME, batches, total, known: set && knownFiles(store, set, 0) };
}

/** The sections in their order, then the rows that are in none. */
function sectionInputs(store: ProjectStore, set: ExportSet | null): SectionInput[] {
  const ids = store.sections.idsBySection();
  return [...store.sections.list(), { id: 0, name: REST_NAME }].map(({ id, name }) => {
    const rows = ids.get(id) ?? new Uint32Array();
    const batches = store.exports.rowsIn(rows);
    return { id, name, batches, total: rows.length, known: set && knownFiles(store, set, id) };
  });
}

/** The files that the section's URLs are in already. */
function knownFiles({ exports }: ProjectStore, set: ExportSet, section: number): KnownSet {
  return {
    files: set.files.filter((file) => file.section === section),
    touched: exports.touchedSince(set.generation),
    rowsIn: (ids) => exports.rowsIn(ids, section),
    rowsBetween: (range) => exports.rowsBetween(range, section),
  };
}

function blockedRows({ exports }: ProjectStore): LeftOut[] {
  const tally = new LeftOutTally();
  for (const { flags, rows } of exports.countsByFlags(BLOCKING_FLAGS)) tally.addBlocked(flags, rows);
  return tally.list();
}

/** Keeps the options as the project's settings, and its flags in step where the base address changes their meaning. */
function rememberOptions(project: OpenProject, options: ExportOptions, context: EngineContext): void {
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
  announceChange(context, project);
}

/** What the rules about host and scope compare with: no base address means the same as the root of the site. */
function checkedPlace(site: string | null, baseUrl: string | null): string {
  return `${site ?? ''} ${baseUrl === null ? '/' : (URL.parse(baseUrl)?.pathname ?? '/')}`;
}
