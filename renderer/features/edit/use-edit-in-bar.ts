// Leads into the line above the grid, which is shown for that where it was hidden.
import { nextTick } from 'vue';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { usePanes } from '../../shell/frame/panes-store.ts';
import { useSettings } from '../../shell/settings/settings-store.ts';

export function useEditInBar(): () => Promise<void> {
  const notices = useNotices();
  const panes = usePanes();
  const settings = useSettings();

  return async () => {
    // Shown at once; whether it is remembered decides nothing here.
    if (!settings.formulaBar) settings.change({ formulaBar: true }).catch(notices.showError);
    await nextTick();
    panes.grid?.editInBar();
  };
}
