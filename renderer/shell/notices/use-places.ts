// Where each notice stands: on the page or in the dialog that was open when it was told. One whose dialog is gone goes behind it.
import { shallowRef, watch } from 'vue';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useNotices, type Notice } from './notices-store.ts';

/** A dialog's element, or null for the page. */
type Place = HTMLElement | null;

export function usePlaces(): { readonly placeOf: (notice: Notice) => Place } {
  const dialogs = useDialogs();
  const notices = useNotices();
  /** The same told again is a notice of where it was told last. */
  const keyOf = ({ id, times }: Notice): string => `${String(id)} ${String(times)}`;
  const places = shallowRef<ReadonlyMap<string, Place>>(new Map());

  watch(
    [() => notices.all, () => dialogs.shown] as const,
    ([all, shown]) => {
      const top = shown.at(-1) ?? null;
      const stands = (place: Place | undefined): place is Place =>
        place === null || (place !== undefined && shown.includes(place));
      places.value = new Map(
        all.map((notice) => {
          const key = keyOf(notice);
          const before = places.value.get(key);
          return [key, stands(before) ? before : top];
        }),
      );
    },
    { flush: 'sync', immediate: true },
  );

  return { placeOf: (notice) => places.value.get(keyOf(notice)) ?? null };
}
