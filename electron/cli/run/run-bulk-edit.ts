// What the commands "edit" and "replace" have in common: the rows they are about, what would change, and the change.
import { inEnglish } from '../../../shared/contract/error-texts.ts';
import type { BulkEdit, CellChange, InvalidResults } from '../../../shared/model/edit/bulk-edit.ts';
import type { ExitCode, OptionSpecs, OptionValues } from '../define-command.ts';
import type { EngineSession } from './engine-client.ts';
import { parseFilter } from '../options/filter-syntax.ts';
import { openProject, WAIT_OPTION } from './open-for-command.ts';
import { readChoice, readWhole } from '../options/option-value.ts';
import { describeCopies } from '../output/fix-report.ts';
import { formatNumberOf, oneLine } from '../output/plain-text.ts';
import { runLong } from './run-job.ts';
import type { Terminal } from '../output/terminal.ts';
import { withEngine } from './with-engine.ts';

export const BULK_OPTIONS = {
  filter: { type: 'string', multiple: true, value: 'TERM', help: 'Change only rows for which this holds' },
  invalid: {
    type: 'string',
    value: 'HOW',
    help: 'Results that are not valid: refuse the edit, skip or keep them (default: refuse)',
  },
  first: { type: 'string', value: 'N', help: 'Show the first N changes (default: 20, at most 500)' },
  ...WAIT_OPTION,
  'dry-run': { type: 'boolean', help: 'Say what would change, and change nothing' },
} as const satisfies OptionSpecs;

type Options = OptionValues<typeof BULK_OPTIONS>;
type RowSet = Parameters<EngineSession['request']['edit.set']>[0]['rows'];

interface Order {
  readonly project: string;
  readonly edit: BulkEdit;
  readonly options: Options;
  readonly matchCase?: boolean;
  /** Carries the edit out in another way than edit.apply does. */
  readonly apply?: (engine: EngineSession, rows: RowSet) => Promise<{ readonly changed: number }>;
}

/** Shows the first changes and does them all as one step of undo. Ends with 1 where results were left out. */
export async function runBulkEdit(order: Order, json: boolean, terminal: Terminal): Promise<ExitCode> {
  const { edit, options } = order;
  const invalid = readChoice('--invalid', options.invalid, ['refuse', 'skip', 'keep']) ?? 'refuse';
  const first = readWhole('--first', options.first, { min: 0, max: 500 }) ?? 20;
  const filter = options.filter.map((term) => parseFilter(term, { matchCase: order.matchCase ?? false }));
  return withEngine(terminal, async (engine) => {
    const { wait, 'dry-run': readable } = options;
    await openProject(engine, order.project, { terminal, wait, readable });
    const { view, rows } = await engine.request['view.open']({ filter, sort: [] });
    const scope = { kind: 'view' as const, view, ranges: [{ from: 0, to: rows }] };
    const preview = await engine.request['edit.preview']({ preview: 1, scope, edit: mutable(edit), first });
    const apply = (): Promise<{ readonly changed: number }> =>
      order.apply?.(engine, scope) ?? engine.request['edit.apply']({ scope, edit: mutable(edit), invalid });
    const refused = invalid === 'refuse' && preview.invalid > 0;
    const applied = !options['dry-run'] && !refused;
    const { changed } = applied ? await runLong(engine, terminal, apply) : { changed: 0 };
    if (json) {
      const result = { looked: rows, ...preview, first: preview.first.map(inWords), applied, changed };
      await terminal.stdout.line(JSON.stringify(result));
    } else {
      for (const change of preview.first) await printChange(terminal, change);
      const { stdout } = terminal;
      if (refused && !options['dry-run'])
        await stdout.line(`Nothing changed${leftOut(preview.invalid, invalid)}.`);
      else await stdout.line(applied ? told(changed, preview, invalid) : wouldBe(preview, invalid));
    }
    return preview.invalid > 0 && invalid !== 'keep' ? 1 : 0;
  });
}

/** Scripts get the reason as the sentence that it is for people. */
function inWords({ reason, ...change }: CellChange) {
  return reason === undefined ? change : { ...change, reason: inEnglish(reason) };
}

/** The address stands above a change of another column. */
async function printChange(
  { stdout }: Terminal,
  { loc, column, before, after, removed, copies, reason }: CellChange,
): Promise<void> {
  if (loc !== undefined) await stdout.line(`${oneLine(loc)}: ${column}`);
  const apart = copies ? describeCopies(copies) : '';
  await stdout.line(`- ${oneLine(before ?? '')}${apart}`);
  if (removed) return;
  await stdout.line(
    `+ ${oneLine(after ?? '')}${reason === undefined ? '' : `   (${oneLine(inEnglish(reason))})`}`,
  );
}

interface Counts {
  readonly rows: number;
  readonly validRows: number;
  readonly invalid: number;
}

function wouldBe({ rows, validRows, invalid }: Counts, how: InvalidResults): string {
  const count = how === 'keep' ? rows : validRows;
  return `${formatNumberOf(count, 'row')} would change${leftOut(invalid, how)}.`;
}

function told(changed: number, { invalid }: Counts, how: InvalidResults): string {
  return `${formatNumberOf(changed, 'row')} changed${leftOut(invalid, how)}.`;
}

function leftOut(invalid: number, how: InvalidResults): string {
  if (invalid === 0) return '';
  const results = formatNumberOf(invalid, 'result');
  if (how === 'keep') return `, ${results} not valid and flagged`;
  return how === 'skip'
    ? `, ${results} not valid and left out`
    : `; ${results} not valid: use --invalid skip or --invalid keep`;
}

/** The contract's types are those of parsed values, whose lists may be written. */
function mutable(edit: BulkEdit): Parameters<EngineSession['request']['edit.apply']>[0]['edit'] {
  return structuredClone(edit) as ReturnType<typeof mutable>;
}
