// Tells what came of a fix once it is done: a long one goes on as a job, which the status bar shows.
import { undoOf, useNotices } from '../../shell/notices/notices-store.ts';

type Done = Parameters<typeof undoOf>[0] & { readonly changed: number };

/** `then` is run once it is done. */
type TellFixed = (fixing: Promise<Done>, then?: () => Promise<void>) => void;

export function useTellFixed(): TellFixed {
  const notices = useNotices();
  return (fixing, then) => {
    fixing
      .then((done) => {
        notices.show({ kind: 'success', key: 'fixes.done', count: done.changed, ...undoOf(done) });
        return then?.();
      })
      .catch(notices.showError);
  };
}
