// The robots.txt that is shown: its text as it is saved, and as the user edits it. It reads and saves none.
import { computed, ref, shallowRef } from 'vue';
import type { RobotsContent, RobotsFile } from '../../../shared/model/robots.ts';
import type { ShownDraft } from './use-robots-drafts.ts';

/** `files`: those that the project has. */
export function useRobotsText(files: () => readonly RobotsFile[]) {
  const saved = shallowRef<RobotsContent | null>(null);
  const text = ref('');
  const byteOrderMark = ref(false);
  /** The saved text is no longer the one that the user's text was made from. */
  const stale = ref(false);

  const file = computed<RobotsFile | null>(
    () => files().find(({ origin }) => origin === saved.value?.origin) ?? null,
  );
  const dirty = computed(
    () =>
      saved.value !== null &&
      (file.value === null ||
        text.value !== saved.value.text ||
        byteOrderMark.value !== saved.value.byteOrderMark),
  );
  /** Saving would change what crawlers read: also where a text in UTF-16 is as it was. */
  const savable = computed(() => dirty.value || saved.value?.isUtf16 === true);

  /** What is not saved of the file that is shown. */
  function unsaved(): ShownDraft | null {
    if (saved.value === null) return null;
    const { origin, version } = saved.value;
    const draft = { text: text.value, byteOrderMark: byteOrderMark.value, version };
    return { origin, draft: dirty.value ? draft : null };
  }

  /** Shows a file as it was read, with what was typed and not saved. */
  function take(content: RobotsContent): void {
    const { draft } = content;
    saved.value = content;
    text.value = (draft ?? content).text;
    byteOrderMark.value = (draft ?? content).byteOrderMark;
    stale.value = draft !== null && draft.version !== content.version && draft.text !== content.text;
  }

  return { saved, text, byteOrderMark, stale, file, dirty, savable, unsaved, take };
}
