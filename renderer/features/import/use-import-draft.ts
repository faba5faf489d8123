// What the user chose to import, kept for after a crash, without the user names and passwords of its addresses. What is tried
// already is no choice any more.
import { computed } from 'vue';
import * as v from 'valibot';
import { shownAddress } from '../../../shared/model/import/without-secrets.ts';
import { useDraft } from '../../shell/drafts/use-draft.ts';
import { useImporting } from './importing-store.ts';

const CHOICE = v.object({
  sources: v.array(v.string()),
  typed: v.string(),
  pasted: v.nullable(v.string()),
});

/** Of a dialog that begins. It closes unasked: what was chosen is chosen again in a moment. */
export function useImportDraft(): void {
  const importing = useImporting();
  // What was chosen before this import waits for the next dialog.
  if (importing.phase === 'running') return;
  const choice = computed<v.InferOutput<typeof CHOICE>>({
    get: () =>
      importing.phase === 'idle'
        ? {
            sources: importing.sources.map(shownAddress),
            typed: withoutHalfSecret(shownAddress(importing.typed)),
            pasted: importing.pasted,
          }
        : { sources: [], typed: '', pasted: null },
    set: ({ sources, typed, pasted }) => {
      importing.sources = sources;
      importing.typed = typed;
      importing.pasted = pasted;
    },
  });
  useDraft('import', CHOICE, choice);
}

/** What is no whole port may be the beginning of a password whose "@" is still to be typed. */
function withoutHalfSecret(typed: string): string {
  return typed.replace(/^(\s*[a-z]+:\/\/[^/?#:[]*):(?!\d{1,5}[/?#]).*$/is, '$1');
}
