// Tells what came of a fix once it is done: a long one goes on as a job, which the status bar shows.
import { undoOf, useNotices } from '../../shell/notices/notices-store.ts';

type Done = Parameters<typeof undoOf>[0] & { readonly changed: number };

export function useTellFixed(): (fixing: Promise<Done>) => void {
  const notices = useNotices();
  return (fixing) => {
    fixing
      .then((done) => {
        notices.show({ kind: 'success', key: 'fixes.done', count: done.changed, ...undoOf(done) });
      })
      .catch(notices.showError);
  };
}
