// What can be done with the URLs of the selected rows: the active one is opened in the user's browser, all are copied.
import { computed, type ComputedRef } from 'vue';
import { isWebInput } from '../../../shared/protocol/web-input.ts';
import { useClient } from '../../engine/app-client.ts';
import { keeping } from '../../grid/editing/keeping.ts';
import { useClipboard } from '../../shell/notices/use-clipboard.ts';
import { useEditQueue } from '../edit/edit-queue-store.ts';
import { useEdits } from '../edit/edits-store.ts';
import { useSelection } from './selection-store.ts';
import { useView } from './view-store.ts';

export interface RowUrls {
  /** Whether the active row has a URL that a browser can open. */
  readonly canOpen: ComputedRef<boolean>;
  readonly open: () => Promise<unknown>;
  /** One URL per line. */
  readonly copy: () => Promise<void>;
}

export function useRowUrls(): RowUrls {
  const { host } = useClient();
  const clipboard = useClipboard();
  const edits = useEdits();
  const queue = useEditQueue();
  const selection = useSelection();
  const view = useView();

  const active = computed(() => selection.activeRow?.loc ?? '');

  async function copy(): Promise<void> {
    const source = view.current?.source;
    const { ranges = [], rows = 0 } = selection.selection ?? {};
    if (!source) return;
    // With what was typed before.
    const text = await keeping(source, () =>
      queue.add(() => edits.copyText({ ranges, columns: ['loc'], rows, source })),
    );
    await clipboard(text.trimEnd().replaceAll('\r\n', '\n'));
  }

  return {
    canOpen: computed(() => isWebInput(active.value) && URL.canParse(active.value)),
    open: () => host['shell.openAddress']({ url: active.value }),
    copy,
  };
}
