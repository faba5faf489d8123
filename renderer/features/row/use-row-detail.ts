// Reads everything about the active row, and again when it may have changed. It changes nothing.
import { onBeforeUnmount, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { RowDetail } from '../../../shared/contract/requests/requests.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useProject } from '../project/project-store.ts';
import { useSelection } from '../view/selection-store.ts';

/** Long enough that holding an arrow key does not ask for every row on the way. */
const DELAY_MS = 80;
/** So long the row before is told of while the rows around the active one are on their way, in ms. */
const WAIT_MS = 500;

export interface ActiveDetail {
  readonly detail: ShallowRef<RowDetail | null>;
  readonly error: ShallowRef<ErrorData | null>;
  /** Reads again. */
  readonly read: () => void;
  readonly loading: Ref<boolean>;
}

export function useRowDetail(): ActiveDetail {
  const { engine } = useClient();
  const project = useProject();
  const selection = useSelection();
  const detail = shallowRef<RowDetail | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  const loading = ref(false);
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function readRow(id: number): Promise<void> {
    const mine = ++turn;
    loading.value = true;
    try {
      const read = await engine['row.detail']({ id });
      if (mine === turn) {
        detail.value = read;
        error.value = null;
      }
    } catch (cause) {
      if (mine === turn) {
        const reason = errorOf(cause);
        detail.value = null;
        // The row went while it was asked for, as with the undo of an import: then none is selected.
        error.value = reason.code === 'not-found' ? null : reason;
      }
    } finally {
      if (mine === turn) loading.value = false;
    }
  }

  function read(): void {
    clearTimeout(timer);
    const id = selection.activeRow?.id;
    if (id !== undefined) timer = setTimeout(() => void readRow(id), DELAY_MS);
    else if (selection.count > 0) timer = setTimeout(forget, WAIT_MS);
    else forget();
  }

  function forget(): void {
    turn++;
    detail.value = null;
    error.value = null;
  }

  watch([() => selection.activeRow?.id, () => project.info?.revision], read, { immediate: true });
  onBeforeUnmount(() => {
    clearTimeout(timer);
  });

  return { detail, error, loading, read };
}
