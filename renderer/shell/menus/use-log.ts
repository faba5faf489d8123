// The log of the app and what is saved of it for whoever helps a user.
import { useClient } from '../../engine/app-client.ts';
import { useNotices } from '../notices/notices-store.ts';
import { useShowing } from '../notices/use-show-folder.ts';

export function useLog(): { readonly show: () => Promise<void>; readonly save: () => Promise<void> } {
  const { host } = useClient();
  const notices = useNotices();
  const showing = useShowing();
  return {
    show: () => showing('log.show', () => host['log.show']({})),
    async save() {
      const path = await host['log.save']({});
      if (path === null) return;
      const more = 'notices.diagnosticsWithout';
      notices.show({ kind: 'success', key: 'notices.diagnosticsSaved', named: { path }, more, path });
    },
  };
}
