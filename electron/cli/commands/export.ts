// mapwright export: writes a project's sitemaps and their index to a folder, or prints the plan for it.
import { defineCommand } from '../define-command.ts';
import { EXPORT_OPTIONS, readExportOptions } from '../export-options.ts';
import { printExport, printPlan } from '../export-report.ts';
import { writeJson } from '../json-output.ts';
import { openProject } from '../open-project.ts';
import { runExport } from '../run-export.ts';
import { UsageError } from '../usage-error.ts';
import { withEngine } from '../with-engine.ts';

export const exportCommand = defineCommand({
  name: 'export',
  summary: 'Write the sitemaps and the index of a project',
  synopsis: ['export PROJECT --out DIR --base-url URL [options]'],
  options: EXPORT_OPTIONS,
  notes: `What is not given comes from the project, which remembers what is given. The files in DIR are replaced only when the
whole set is written. URLs with blocking problems and duplicates are left out and counted.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('export needs exactly one PROJECT.');
    // Wrong numbers are reported before the project is touched.
    readExportOptions(
      { ...options, out: options.out ?? '.', 'base-url': options['base-url'] ?? 'http://a/' },
      null,
    );
    return withEngine(async (engine) => {
      const { settings } = await openProject(engine, path);
      const set = readExportOptions(options, settings);
      if (options['dry-run']) {
        const plan = await engine.request['export.plan'](set);
        if (json) await writeJson(terminal.stdout, { ...plan });
        else await printPlan(terminal.stdout, plan);
        return 0;
      }
      const result = await runExport(engine, terminal, set, options.overwrite);
      if (json) await writeJson(terminal.stdout, { ...result });
      else await printExport(terminal.stdout, result);
      return 0;
    });
  },
});
