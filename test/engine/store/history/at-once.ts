// Changes, undo and redo without a pause between their steps, for tests of what stands on them. They are those of the
// app: History.record and States.goTo.
import type { ChangeWriter, Settle } from '../../../../electron/engine/store/history/history.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import type { Touched } from '../../../../electron/engine/store/rows/touched-rows.ts';
import type { ChangeLabel } from '../../../../shared/model/edit/change.ts';
import { finish, inOneStep } from '../../../../shared/model/steps.ts';

/** A change's writer that writes as soon as it is told to. */
export interface WriterAtOnce {
  readonly set: (...of: Parameters<ChangeWriter['set']>) => void;
  readonly insert: ChangeWriter['insert'];
}

/** One change; `settle` brings flags up to date in its transaction. */
export function changeAtOnce(
  store: ProjectStore,
  label: ChangeLabel | string,
  work: (writer: WriterAtOnce) => void,
  settle: (touched: Touched) => void = () => undefined,
): Touched {
  const steps = store.changeSteps(
    label,
    (writer) =>
      inOneStep(() => {
        work({
          set: (...of) => {
            finish(writer.set(...of));
          },
          insert: (...of) => writer.insert(...of),
        });
      }),
    (touched) =>
      inOneStep(() => {
        settle(touched);
      }),
  );
  return finish(steps);
}

/** Takes the last change back; null where there is none. */
export function undoAtOnce(store: ProjectStore, settle?: SettleAtOnce): Touched | null {
  return goAtOnce(store, store.states.before(), settle);
}

/** Does the change again that was taken back last; null where there is none. */
export function redoAtOnce(store: ProjectStore, settle?: SettleAtOnce): Touched | null {
  return goAtOnce(store, store.states.after(), settle);
}

type SettleAtOnce = (...of: Parameters<Settle>) => void;

function goAtOnce(
  store: ProjectStore,
  state: number | null,
  settle: SettleAtOnce = () => undefined,
): Touched | null {
  if (state === null) return null;
  const settled: Settle = (...of) =>
    inOneStep(() => {
      settle(...of);
    });
  return finish(store.states.goTo(state, settled));
}
