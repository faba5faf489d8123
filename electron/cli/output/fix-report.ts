// Prints what fixes change, or would change, before and after. It changes nothing.
import { valuesOfCopy, type RowCopy } from '../../../shared/model/edit/bulk-edit.ts';
import type { FixPreview, FixSample, SafePreview } from '../../../shared/model/edit/fix-preview.ts';
import type { Output } from './output.ts';
import { formatCount, formatNumberOf, oneLine } from './plain-text.ts';

/** Of rows that are deleted only the line that goes. */
async function printSamples(out: Output, samples: readonly FixSample[]): Promise<void> {
  for (const { before, after, loc, copies } of samples) {
    const gone = after === null ? (before ?? loc) : (before ?? '');
    await out.line(`- ${oneLine(gone)}${copies ? describeCopies(copies) : ''}`);
    if (after !== null) await out.line(oneLine(`+ ${after}`));
  }
}

/** `changed`: null where nothing was to change. */
export async function printFix(out: Output, preview: FixPreview, changed: number | null): Promise<void> {
  await printSamples(out, preview.samples);
  const left = preview.found - preview.fixable;
  const done =
    changed === null ? `${String(preview.fixable)} would be corrected` : `${String(changed)} corrected`;
  await out.line(`${String(preview.found)} found, ${done}, ${String(left)} need manual review.`);
}

/** Rule by rule with samples, then the sum; `changed` as above. */
export async function printSafe(
  out: Output,
  { rules, rows }: SafePreview,
  changed: number | null,
): Promise<void> {
  for (const one of rules) {
    await out.line(`${one.rule}: ${formatNumberOf(one.rows, 'row')}`);
    await printSamples(out, one.samples);
    const more = one.rows - one.samples.length;
    if (more > 0) await out.line(`… and ${formatCount(more)} more.`);
  }
  if (rules.length === 0) await out.line('Nothing can be corrected without losing or guessing something.');
  else if (changed === null) await out.line(`${formatNumberOf(rows, 'row')} would be corrected.`);
  else await out.line(`${formatNumberOf(changed, 'row')} corrected.`);
}

/** Behind the address of a row that goes: what tells it from the one that stays. */
export function describeCopies({ goes, stays }: { readonly goes: RowCopy; readonly stays: RowCopy }): string {
  return `   (${describeCopy(goes)}; stays: ${describeCopy(stays)})`;
}

function describeCopy(copy: RowCopy): string {
  const { id, location, line } = copy;
  const place = location === '' ? `row ${String(id)}` : `${location}${line > 0 ? `:${String(line)}` : ''}`;
  return oneLine([...valuesOfCopy(copy), place].join(', '));
}
