// Runs the export job for the commands that export; a refusal over files in the way names the option that allows it.
import { AppError } from '../../shared/contract/errors.ts';
import { toUpload, type ExportOptions, type ExportResult } from '../../shared/model/export-plan.ts';
import type { EngineSession } from './engine-client.ts';
import { formatCount, oneLine } from './plain-text.ts';
import { runJob } from './run-job.ts';
import type { Terminal } from './terminal.ts';

/** The result; rejects as runJob does. */
export async function runExport(
  engine: EngineSession,
  terminal: Terminal,
  options: ExportOptions,
  { overwrite, profile = null }: { readonly overwrite: boolean; readonly profile?: number | null },
): Promise<ExportResult> {
  try {
    return await runJob(engine, terminal, 'export', () =>
      engine.request['export.start']({ ...options, overwrite, profile }),
    );
  } catch (error) {
    const inTheWay = ['export-in-the-way', 'export-more-in-the-way'] as const;
    if (!(error instanceof AppError) || !inTheWay.some((key) => key === error.reason?.key)) throw error;
    throw new AppError(error.code, `${error.message} To replace them, use --overwrite.`, error.detail);
  }
}

/** Says on one line how many URLs of the set have errors, where some do. */
export async function tellErrors(engine: EngineSession, terminal: Terminal, project: string): Promise<void> {
  const { urls, rules } = await engine.request['export.errors']({});
  if (urls === 0) return;
  const them = urls === 1 ? '1 URL of the set has' : `${formatCount(urls)} URLs of the set have`;
  await terminal.stderr.line(
    oneLine(`mapwright: ${them} errors (${rules.join(', ')}). To see them: mapwright check ${project}`),
  );
}

/** Packs what is new or changed into an archive; where nothing is, says that there is none. */
export async function zipChanged(
  engine: EngineSession,
  terminal: Terminal,
  result: ExportResult,
  { path, overwrite }: { readonly path: string; readonly overwrite: boolean },
): Promise<void> {
  const names = toUpload(result).map(({ name }) => name);
  if (names.length === 0) {
    await terminal.stderr.line(oneLine(`mapwright: Nothing changed, so ${path} was not written.`));
    return;
  }
  await runJob(engine, terminal, 'zip', () =>
    engine.request['export.zip']({ out: result.out, names, path, overwrite }),
  );
}
