// Walks the host's folders for the path picker. It lists and makes folders, nothing else.
import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { FolderEntry, FolderListing } from '../../../shared/contract/host.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';

export interface Folder {
  readonly listing: ShallowRef<FolderListing | null>;
  /** Folders first, each group by name. */
  readonly entries: ComputedRef<readonly FolderEntry[]>;
  readonly error: ShallowRef<ErrorData | null>;
  readonly loading: Ref<boolean>;
  /** null = the host's default folder. A failure keeps the listing and is told in `error`. */
  readonly go: (path: string | null) => Promise<void>;
  readonly makeFolder: (name: string) => Promise<void>;
}

export function useFolder(): Folder {
  const { host } = useClient();
  const listing = shallowRef<FolderListing | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  const loading = ref(false);
  let turn = 0;

  const entries = computed(() =>
    [...(listing.value?.entries ?? [])].sort(
      (a, b) =>
        Number(b.folder) - Number(a.folder) || a.name.localeCompare(b.name, undefined, { numeric: true }),
    ),
  );

  async function go(path: string | null): Promise<void> {
    const mine = ++turn;
    loading.value = true;
    error.value = null;
    try {
      const next = await host['files.list']({ path });
      if (mine === turn) listing.value = next;
    } catch (cause) {
      if (mine === turn) error.value = errorOf(cause);
    } finally {
      if (mine === turn) loading.value = false;
    }
  }

  async function makeFolder(name: string): Promise<void> {
    const parent = listing.value?.path;
    if (parent === undefined) return;
    tellChosen(host, [parent]);
    try {
      await go(await host['files.makeFolder']({ parent, name }));
    } catch (cause) {
      error.value = errorOf(cause);
    }
  }

  return { listing, entries, error, loading, go, makeFolder };
}
