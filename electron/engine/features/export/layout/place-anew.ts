// Where URLs go that are laid out anew: files filled one after the other, or all about the same. It writes nothing.
import { setImmediate } from 'node:timers/promises';
import type { ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import { placeBalanced, type SplitTotals } from './balanced-plan.ts';
import { planSplit, type SplitOptions } from './split-plan.ts';
import type { FileForm } from '../lines/file-form.ts';
import type { Placing } from '../lines/row-encoder.ts';
import { RowLines } from '../lines/row-lines.ts';
import { splitOptions } from './export-form.ts';
import { asRows, type ExportBatch } from '../lines/read-set.ts';

/** The plan for these rows. For a balanced set they are read once before, to know how many there are. */
export async function placeAnew(
  batches: Iterable<ExportBatch>,
  options: ExportOptions,
  form: FileForm,
  signal: AbortSignal,
): Promise<Placing> {
  const limits = splitOptions(options, form);
  if (options.strategy !== 'balanced') return planSplit(limits);
  const place = placeBalanced(planSplit(limits), await countTotals(batches, limits, form, signal));
  return { place, placeAll: () => null };
}

async function countTotals(
  batches: Iterable<ExportBatch>,
  limits: SplitOptions,
  form: FileForm,
  signal: AbortSignal,
): Promise<SplitTotals> {
  const plan = planSplit(limits);
  const lines = new RowLines(form);
  let urls = 0;
  let bytes = 0;
  for (const batch of asRows(batches)) {
    signal.throwIfAborted();
    for (let i = 0; i < batch.count; i++) {
      if (!lines.read(batch, i)) continue;
      plan.place(lines.bytes, lines.namespaces, batch.loc[i] ?? '');
      urls++;
      bytes += lines.bytes;
    }
    await setImmediate();
  }
  const files = plan.files().length;
  return { files, urls, bytes, byBytes: files > Math.ceil(urls / limits.maxUrls) };
}
