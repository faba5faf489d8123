// Runs the export job for the commands that export; a refusal over files in the way names the option that allows it.
import { AppError } from '../../shared/contract/errors.ts';
import type { ExportOptions, ExportResult } from '../../shared/model/export-plan.ts';
import type { EngineSession } from './engine-client.ts';
import { runJob } from './run-job.ts';
import type { Terminal } from './terminal.ts';

/** The result; rejects as runJob does. */
export async function runExport(
  engine: EngineSession,
  terminal: Terminal,
  options: ExportOptions,
  overwrite: boolean,
): Promise<ExportResult> {
  try {
    return await runJob(engine, terminal, 'export', () =>
      engine.request['export.start']({ ...options, overwrite }),
    );
  } catch (error) {
    if (overwrite || !(error instanceof AppError) || error.code !== 'invalid-export') throw error;
    const plan = await engine.request['export.plan'](options).catch(() => null);
    if (!plan?.inTheWay.length) throw error;
    throw new AppError(error.code, `${error.message} To replace them, use --overwrite.`, error.detail);
  }
}
