// Shows a folder in the system's file manager; where there is none, the user is told the path, to copy it.
import { textParam } from '../../../shared/contract/error-texts.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useNotices } from './notices-store.ts';

/** Takes a folder, or a file in it. */
export function useShowFolder(): (path: string) => Promise<void> {
  const { host } = useClient();
  const showing = useShowing();
  return (path) => showing('shell.showFolder', () => host['shell.showFolder']({ path }));
}

/** Asks for something to be shown; `about` = the request. What fails becomes a notice. */
export function useShowing(): (about: string, ask: () => Promise<unknown>) => Promise<void> {
  const notices = useNotices();
  return async (about, ask) => {
    try {
      await ask();
    } catch (cause) {
      const error = errorOf(cause);
      if (error.reason?.key !== 'show-failed') notices.showError(cause);
      else {
        const folder = textParam(error.reason, 'path');
        notices.show({ kind: 'error', key: 'notices.folderNotOpened', error, path: folder, about });
      }
    }
  };
}
