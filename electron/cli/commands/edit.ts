// mapwright edit: sets a column, or transforms it, in all rows or in those of a filter.
import { TRANSFORM_KINDS, type BulkEdit } from '../../../shared/model/edit/bulk-edit.ts';
import { VALUE_COLUMNS } from '../../../shared/model/rows/columns.ts';
import { BULK_OPTIONS, runBulkEdit } from '../run/run-bulk-edit.ts';
import { defineCommand, type OptionSpecs, type OptionValues } from '../define-command.ts';
import type { EngineSession } from '../run/engine-client.ts';
import { FILTER_HELP } from '../options/filter-syntax.ts';
import { readChoice } from '../options/option-value.ts';
import { readTransform, refuseForeign, TRANSFORM_OPTIONS } from '../options/transform-flags.ts';
import { UsageError } from '../options/usage-error.ts';

const OPTIONS = { ...TRANSFORM_OPTIONS, ...BULK_OPTIONS } as const satisfies OptionSpecs;

export const edit = defineCommand({
  synopsis: [
    'edit PROJECT set COLUMN=VALUE [--filter TERM]… [--invalid keep] [--dry-run]',
    'edit PROJECT TRANSFORM [options] [--filter TERM]… [--dry-run]',
  ],
  options: OPTIONS,
  notes: `Transforms: ${TRANSFORM_KINDS.join(', ')}.
"set" takes ${VALUE_COLUMNS.join(', ')}; an empty value clears.

${FILTER_HELP}

The change is one step of undo. Exit code 1 where results are not valid and were not kept.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [project, name, assignment, ...more] = positionals;
    if (project === undefined || name === undefined)
      throw new UsageError('edit needs a PROJECT and what to do.');
    if (more.length > 0 || (name === 'set') !== (assignment !== undefined))
      throw new UsageError('edit takes a transform, or "set" with one COLUMN=VALUE.');
    if (assignment !== undefined) refuseForeign('set', options);
    if (assignment !== undefined)
      return runBulkEdit({ project, options, ...setting(assignment, options) }, json, terminal);
    return runBulkEdit({ project, edit: readTransform(name, options), options }, json, terminal);
  },
});

/** What would change is what replacing each whole cell would change. */
function setting(assignment: string, options: OptionValues<typeof OPTIONS>) {
  const at = assignment.indexOf('=');
  if (at < 0) throw new UsageError(`"${assignment}" must be COLUMN=VALUE.`);
  const column = readChoice('The column', assignment.slice(0, at), VALUE_COLUMNS) ?? 'loc';
  const value = assignment.slice(at + 1);
  const whole: BulkEdit = {
    kind: 'replace',
    find: String.raw`[\s\S]*`,
    replacement: value.replaceAll('$', '$$$$'),
    regex: true,
    matchCase: true,
    wholeCell: true,
    columns: [column],
  };
  const force = options.invalid === 'keep';
  const apply = (engine: EngineSession, rows: Parameters<EngineSession['request']['edit.set']>[0]['rows']) =>
    engine.request['edit.set']({ rows, column, value, force });
  return { edit: whole, apply };
}
