// mapwright fix: takes the findings of a rule away where that can be done without a person, or all that loses nothing.
import { defineCommand, type ExitCode } from '../define-command.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import type { EngineSession } from '../run/engine-client.ts';
import { runLong } from '../run/run-job.ts';
import { printFix, printSafe } from '../output/fix-report.ts';
import type { Terminal } from '../output/terminal.ts';
import { readRule } from '../options/rule-flags.ts';
import { UsageError } from '../options/usage-error.ts';
import { withEngine } from '../run/with-engine.ts';
import type { RuleId } from '../../../shared/model/rule.ts';

export const fix = defineCommand({
  synopsis: ['fix PROJECT --rule ID [--dry-run]', 'fix PROJECT --safe [--dry-run]'],
  options: {
    rule: { type: 'string', value: 'ID', help: 'The rule whose findings to correct' },
    safe: {
      type: 'boolean',
      help: 'Correct all that loses nothing and guesses nothing, whatever rule finds it',
    },
    ...WAIT_OPTION,
    'dry-run': { type: 'boolean', help: 'Show what would change, and change nothing' },
  },
  notes: `Shows before and after. The change is one step of undo. With --rule, ends with 1 where findings of the rule remain.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('fix takes one PROJECT.');
    const { safe, 'dry-run': dry } = options;
    if (safe && options.rule !== undefined) throw new UsageError('--safe and --rule exclude each other.');
    if (!safe && options.rule === undefined) throw new UsageError('fix needs --rule ID, or --safe.');
    const rule = options.rule === undefined ? null : readRule('--rule', options.rule);
    return withEngine(terminal, async (engine) => {
      await openProject(engine, path, { terminal, wait: options.wait, readable: dry });
      const order = { engine, terminal, dry, json };
      return rule === null ? await fixSafe(order) : await fixRule(order, rule);
    });
  },
});

interface Order {
  readonly engine: EngineSession;
  readonly terminal: Terminal;
  readonly dry: boolean;
  readonly json: boolean;
}

async function fixRule({ engine, terminal, dry, json }: Order, rule: RuleId): Promise<ExitCode> {
  const preview = await engine.request['fix.preview']({ rule });
  const apply = () => engine.request['fix.apply']({ rule });
  const { changed } = dry ? { changed: 0 } : await runLong(engine, terminal, apply);
  if (json) await terminal.stdout.line(JSON.stringify({ rule, ...preview, changed }));
  else await printFix(terminal.stdout, preview, dry ? null : changed);
  return preview.found > preview.fixable ? 1 : 0;
}

async function fixSafe({ engine, terminal, dry, json }: Order): Promise<ExitCode> {
  const preview = await engine.request['fix.previewSafe']({});
  const rules = preview.rules.map(({ rule }) => rule);
  const apply = () => engine.request['fix.applySafe']({ rules });
  const { changed } = dry || rules.length === 0 ? { changed: 0 } : await runLong(engine, terminal, apply);
  if (json) await terminal.stdout.line(JSON.stringify({ ...preview, changed }));
  else await printSafe(terminal.stdout, preview, dry ? null : changed);
  return 0;
}
