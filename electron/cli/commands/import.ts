// mapwright import: adds the URLs of sources to a project file, which is created where it does not exist.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineCommand } from '../define-command.ts';
import { hasErrors, printImport } from '../import-report.ts';
import { writeJson } from '../json-output.ts';
import { openProject } from '../open-project.ts';
import { runJob } from '../run-job.ts';
import { UsageError } from '../usage-error.ts';
import { withEngine } from '../with-engine.ts';

export const importCommand = defineCommand({
  name: 'import',
  summary: 'Add the URLs of sitemaps and lists to a project',
  synopsis: ['import PROJECT.mapwright SOURCE…'],
  options: {
    'keep-going': { type: 'boolean', help: 'Import what can be read of files that are cut off or damaged' },
  },
  notes: `A SOURCE is a file, a folder or a quoted pattern such as 'sitemaps/*.xml.gz'. A project that does not
exist is created. One import is one step for undo; if it fails, nothing is changed. A SOURCE that is cut off
or damaged fails the import unless --keep-going is given; inside of folders, what can be read is taken.
Exit code 1 where something could not be read; what could be read was imported.`,
  run: async ({ positionals, options, json, terminal }) => {
    const [path, ...sources] = positionals;
    if (path === undefined) throw new UsageError('import needs a PROJECT and at least one SOURCE.');
    if (sources.length === 0) throw new UsageError('import needs at least one SOURCE after the PROJECT.');
    const project = resolve(path);
    const isNew = !existsSync(project);
    if (isNew && !/\.mapwright$/i.test(project)) {
      throw new UsageError(`"${path}" does not exist, and a new project's name must end in .mapwright.`);
    }
    const done = { created: false, imported: false };
    try {
      return await withEngine(async (engine) => {
        if (isNew) await engine.request['project.create']({ path: project });
        else await openProject(engine, project);
        done.created = isNew;
        const result = await runJob(engine, terminal, 'import', () =>
          engine.request['import.start']({ sources, keepDamaged: options['keep-going'] }),
        );
        done.imported = true;
        if (json) await writeJson(terminal.stdout, { ...result });
        else await printImport(terminal.stdout, result);
        return hasErrors(result) ? 1 : 0;
      });
    } finally {
      if (done.created && !done.imported) await removeProject(project);
    }
  },
});

/** Takes away the project that this run created, with what SQLite may have left beside it. */
async function removeProject(path: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(path + suffix, { force: true });
}
