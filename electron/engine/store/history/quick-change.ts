// Changes that are done at once, without steps: for few rows.
import type { ChangeLabel } from '../../../../shared/model/change.ts';
import { finish, inOneStep } from '../../../../shared/model/steps.ts';
import type { ChangeWriter, History, Settle } from './history.ts';
import type { Touched } from '../rows/touched-rows.ts';

/** A change's writer for work that is done at once. */
export interface QuickWriter {
  set(...of: Parameters<ChangeWriter['set']>): void;
  insert: ChangeWriter['insert'];
}

/** Runs work as one change and one undo step. */
export function changeAtOnce(
  history: History,
  label: ChangeLabel | string,
  work: (writer: QuickWriter) => void,
  settle: (touched: Touched) => void,
): Touched {
  const steps = history.record(
    label,
    (writer) =>
      inOneStep(() => {
        work({
          set: (field, ids, cells) => {
            finish(writer.set(field, ids, cells));
          },
          insert: (rows, place) => writer.insert(rows, place),
        });
      }),
    (touched) =>
      inOneStep(() => {
        settle(touched);
      }),
  );
  return finish(steps);
}

/** Goes to the state after a change; null where there is nothing to do. */
export function goAtOnce(
  history: History,
  change: number | null,
  settle: (...of: Parameters<Settle>) => void,
): Touched | null {
  if (change === null) return null;
  const settled: Settle = (touched, kept) =>
    inOneStep(() => {
      settle(touched, kept);
    });
  return finish(history.goTo(change, settled));
}
