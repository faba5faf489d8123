// mapwright fix: takes the findings of a rule away where that can be done without a person.
import { defineCommand } from '../define-command.ts';
import { openProject, WAIT_OPTION } from '../run/open-for-command.ts';
import { required } from '../options/option-value.ts';
import { oneLine } from '../output/plain-text.ts';
import { readRule } from '../options/rule-flags.ts';
import { UsageError } from '../options/usage-error.ts';
import { withEngine } from '../run/with-engine.ts';

export const fix = defineCommand({
  synopsis: ['fix PROJECT --rule ID [--dry-run]'],
  options: {
    rule: { type: 'string', value: 'ID', help: 'The rule whose findings to correct' },
    ...WAIT_OPTION,
    'dry-run': { type: 'boolean', help: 'Show what would change, and change nothing' },
  },
  notes: `Shows before and after. The change is one step of undo. Ends with 1 where findings remain.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('fix takes one PROJECT.');
    const rule = readRule('--rule', required('--rule', options.rule));
    return withEngine(terminal, async (engine) => {
      await openProject(engine, path, { terminal, wait: options.wait, readable: options['dry-run'] });
      const preview = await engine.request['fix.preview']({ rule });
      const { changed } = options['dry-run'] ? { changed: 0 } : await engine.request['fix.apply']({ rule });
      if (json) await terminal.stdout.line(JSON.stringify({ rule, ...preview, changed }));
      else {
        for (const { before, after, loc } of preview.samples) {
          await terminal.stdout.line(oneLine(`- ${after === null ? (before ?? loc) : (before ?? '')}`));
          if (after !== null) await terminal.stdout.line(oneLine(`+ ${after}`));
        }
        const left = preview.found - preview.fixable;
        const done = options['dry-run']
          ? `${String(preview.fixable)} would be corrected`
          : `${String(changed)} corrected`;
        await terminal.stdout.line(
          `${String(preview.found)} found, ${done}, ${String(left)} need manual review.`,
        );
      }
      return preview.found > preview.fixable ? 1 : 0;
    });
  },
});
