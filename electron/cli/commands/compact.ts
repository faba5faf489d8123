// mapwright compact: forgets the oldest steps of a project as far as the user says, and shortens its file.
import type { CompactResult } from '../../../shared/model/compact-result.ts';
import type { HistoryBounds } from '../../../shared/model/project.ts';
import { askYes } from '../run/ask-yes.ts';
import { defineCommand } from '../define-command.ts';
import type { EngineSession } from '../run/engine-client.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import { readWhole } from '../options/option-value.ts';
import { formatBytes, formatNumberOf } from '../output/plain-text.ts';
import { runLong } from '../run/run-job.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../options/usage-error.ts';
import { withEngine } from '../run/with-engine.ts';

const MOST = 1_000_000;

export const compact = defineCommand({
  synopsis: ['compact PROJECT [--keep-steps N] [--keep-days N] [--keep-bytes N] [--dry-run] [--yes]'],
  options: {
    'keep-steps': { type: 'string', value: 'N', help: 'Keep at most the last N steps of the history' },
    'keep-days': { type: 'string', value: 'N', help: 'Keep at most the steps of the last N days' },
    'keep-bytes': {
      type: 'string',
      value: 'N',
      help: 'Keep at most the last steps that take N bytes together',
    },
    ...WAIT_OPTION,
    'dry-run': { type: 'boolean', help: 'Say what would be forgotten, and change nothing' },
    yes: { type: 'boolean', help: 'Do not ask, on a terminal, before steps are forgotten' },
  },
  notes: `Forgotten steps can't be undone, and deleted rows that only they could bring back are gone. States with a name stay,
with all steps after them. The project remembers the bounds for the next time; without any, all steps stay. No other
command shortens the history of a project. On a terminal it asks first.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('compact takes one PROJECT.');
    const bounds = boundsOf({
      steps: readWhole('--keep-steps', options['keep-steps'], { min: 0, max: MOST }),
      days: readWhole('--keep-days', options['keep-days'], { min: 0, max: MOST }),
      bytes: readWhole('--keep-bytes', options['keep-bytes'], { min: 0, max: Number.MAX_SAFE_INTEGER }),
    });
    const dryRun = options['dry-run'];
    return withEngine(terminal, async (engine) => {
      await openProject(engine, path, { terminal, wait: options.wait, readable: dryRun });
      const isAsking = !dryRun && !options.yes && terminal.canAsk();
      if (isAsking && !(await mayForget(engine, terminal, bounds))) {
        await terminal.stderr.line('Nothing was changed.');
        return 0;
      }
      const result = await runCompact(engine, terminal, { bounds, dryRun });
      if (json) await terminal.stdout.line(JSON.stringify({ ...result, dryRun }));
      else for (const line of linesOf(result, dryRun)) await terminal.stdout.line(line);
      return 0;
    });
  },
});

type Given = Readonly<Record<'steps' | 'days' | 'bytes', number | undefined>>;

/** Undefined where none was given: then those of the last time count. */
function boundsOf({ steps, days, bytes }: Given): HistoryBounds | undefined {
  if (steps === undefined && days === undefined && bytes === undefined) return undefined;
  return { steps: steps ?? null, days: days ?? null, bytes: bytes ?? null };
}

function runCompact(
  engine: EngineSession,
  terminal: Terminal,
  params: { readonly bounds: HistoryBounds | undefined; readonly dryRun: boolean },
): Promise<CompactResult> {
  return runLong(engine, terminal, () => engine.request['project.compact'](params));
}

/** Where nothing would be forgotten there is nothing to ask. */
async function mayForget(
  engine: EngineSession,
  terminal: Terminal,
  bounds: HistoryBounds | undefined,
): Promise<boolean> {
  const would = await runCompact(engine, terminal, { bounds, dryRun: true });
  if (would.steps + would.branchStates + would.rows === 0) return true;
  for (const line of linesOf(would, true)) await terminal.stderr.line(line);
  return askYes(terminal, "This can't be undone. Go ahead?");
}

function linesOf(result: CompactResult, dryRun: boolean): string[] {
  const gone = formatNumberOf(result.steps, 'step');
  const left = formatNumberOf(result.left, 'step');
  const states = formatNumberOf(result.branchStates, 'state');
  const branches = result.branchStates > 0 ? `; ${states} on undone branches` : '';
  const rows = formatNumberOf(result.rows, 'deleted row');
  return [
    `${gone} ${dryRun ? 'would be forgotten' : 'forgotten'}, ${left} left to undo${branches}; ${rows} ${dryRun ? 'would go' : 'gone'}.`,
    sizes(result, dryRun),
  ];
}

/** What is the same to a reader is said once. */
function sizes(result: CompactResult, dryRun: boolean): string {
  const before = formatBytes(result.before);
  const after = formatBytes(result.after);
  if (before === after) return dryRun ? `The file would stay at ${before}.` : `The file stays at ${before}.`;
  return dryRun ? `${before} now, about ${after} afterwards.` : `${before} before, ${after} now.`;
}
