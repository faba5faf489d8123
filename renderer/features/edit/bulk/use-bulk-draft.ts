// What a panel beside the grid holds, kept for after a crash with the rows that it is for.
import { computed, type Ref } from 'vue';
import * as v from 'valibot';
import { useDraft } from '../../../shell/drafts/use-draft.ts';
import { SCOPE_KINDS, useBulk } from './bulk-store.ts';

/** Of a panel that opens: guesses its rows, or takes those of the form that was kept. */
export function useBulkDraft<T>(
  name: string,
  schema: v.GenericSchema<unknown, NoInfer<T>>,
  form: Ref<T>,
): void {
  const bulk = useBulk();
  bulk.guessScope();
  const held = computed({
    get: () => ({ form: form.value, scope: bulk.scopeKind }),
    set: (kept) => {
      form.value = kept.form;
      bulk.scopeKind = kept.scope;
    },
  });
  useDraft(name, v.object({ form: schema, scope: v.picklist(SCOPE_KINDS) }), held);
}
