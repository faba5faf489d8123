// Reads what a change did, as the store keeps it. It words nothing.
import type { ChangeLabel } from '../../../../shared/model/edit/change.ts';

/** From the columns `label` and `what` of a change. The store wrote them, so their shape is known. */
export function labelOf(label: unknown, what: unknown): ChangeLabel {
  return typeof what === 'string' ? (JSON.parse(what) as ChangeLabel) : { code: 'text', text: String(label) };
}

/** How many rows a change was about, of the rows that it touched: one that was moved is gone, and is new. */
export function rowsOf({ code }: ChangeLabel, touched: unknown): number {
  return code === 'moveRows' ? Number(touched) / 2 : Number(touched);
}
