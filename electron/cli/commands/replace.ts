// mapwright replace: finds texts and replaces them, in all rows or in those of a filter.
import { VALUE_COLUMNS } from '../../../shared/model/rows/columns.ts';
import { BULK_OPTIONS, runBulkEdit } from '../run/run-bulk-edit.ts';
import { defineCommand } from '../define-command.ts';
import { FILTER_HELP } from '../options/filter-syntax.ts';
import { readTextColumns } from '../options/transform-flags.ts';
import { UsageError } from '../options/usage-error.ts';

export const replace = defineCommand({
  synopsis: ['replace PROJECT FIND REPLACEMENT [--regex] [--columns NAMES] [--filter TERM]… [--dry-run]'],
  options: {
    regex: {
      type: 'boolean',
      help: 'FIND is a regular expression; $1, $<name> and $& stand for what it found',
    },
    'match-case': { type: 'boolean', help: 'Tell upper from lower case' },
    'whole-cell': { type: 'boolean', help: 'Only cells that match from end to end' },
    columns: {
      type: 'string',
      value: 'NAMES',
      help: `Where to look: ${VALUE_COLUMNS.join(', ')} (default: loc)`,
    },
    ...BULK_OPTIONS,
  },
  notes: `${FILTER_HELP}

The change is one step of undo. Put -- before a FIND that begins with a dash. Exit code 1 where results are not valid
and were not kept.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [project, find, replacement, ...more] = positionals;
    if (project === undefined || find === undefined || replacement === undefined || more.length > 0)
      throw new UsageError('replace needs a PROJECT, what to FIND, and its REPLACEMENT.');
    if (find === '') throw new UsageError('FIND is empty.');
    const columns = readTextColumns('--columns', options.columns) ?? ['loc'];
    const edit = {
      kind: 'replace' as const,
      find,
      replacement,
      regex: options.regex,
      matchCase: options['match-case'],
      wholeCell: options['whole-cell'],
      columns,
    };
    return runBulkEdit({ project, edit, options, matchCase: options['match-case'] }, json, terminal);
  },
});
