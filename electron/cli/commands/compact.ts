// mapwright compact: forgets the oldest steps of a project as far as the user says, and shortens its file.
import { defineCommand } from '../define-command.ts';
import { openProject, WAIT_OPTION } from '../open-project.ts';
import { readWhole } from '../option-value.ts';
import { formatBytes, formatNumberOf } from '../plain-text.ts';
import { UsageError } from '../usage-error.ts';
import { withEngine } from '../with-engine.ts';

const MOST = 1_000_000;

export const compact = defineCommand({
  synopsis: ['compact PROJECT [--keep-steps N] [--keep-days N] [--dry-run]'],
  options: {
    'keep-steps': { type: 'string', value: 'N', help: 'Keep at most the last N steps of the history' },
    'keep-days': { type: 'string', value: 'N', help: 'Keep at most the steps of the last N days' },
    ...WAIT_OPTION,
    'dry-run': { type: 'boolean', help: 'Say what would be forgotten, and change nothing' },
  },
  notes: `Forgotten steps can't be undone, and deleted rows that only they could bring back are gone. States with a name stay,
with all steps after them. The project remembers the bounds for the next time; without any, all steps stay. No other
command shortens the history of a project.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('compact takes one PROJECT.');
    const steps = readWhole('--keep-steps', options['keep-steps'], { min: 0, max: MOST });
    const days = readWhole('--keep-days', options['keep-days'], { min: 0, max: MOST });
    const dryRun = options['dry-run'];
    return withEngine(terminal, async (engine) => {
      await openProject(engine, path, { terminal, wait: options.wait });
      const result = await engine.request['project.compact']({ steps, days, dryRun });
      if (json) {
        await terminal.stdout.line(JSON.stringify({ ...result, dryRun }));
        return 0;
      }
      const gone = formatNumberOf(result.steps, 'step');
      const left = formatNumberOf(result.left, 'step');
      const rows = formatNumberOf(result.rows, 'deleted row');
      const verb = dryRun ? 'would be forgotten' : 'forgotten';
      await terminal.stdout.line(
        `${gone} ${verb}, ${left} left to undo; ${rows} ${dryRun ? 'would go' : 'gone'}.`,
      );
      if (!dryRun)
        await terminal.stdout.line(`${formatBytes(result.before)} before, ${formatBytes(result.after)} now.`);
      return 0;
    });
  },
});
