// The texts that are typed to become rows of their own: each is added in its turn, and one that is refused is kept beside the
// field, which is for the next one. It draws nothing.
import { computed, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import { useText } from '../../locales/use-text.ts';
import { useAdding } from './adding-store.ts';
import { useProject } from '../project/project-store.ts';
import { useUnsaved } from './unsaved-store.ts';
import { offersFor } from './edit-offers.ts';
import { errorMessage } from '../../ui/error-message.ts';

interface Refused {
  readonly text: string;
  /** Null: the window was loaded anew while it was being added, and nobody heard of it. */
  readonly error: ErrorData | null;
}

/** A row that was not added before a reload: it was refused, or waited. */
export interface LeftRow {
  readonly text: string;
  readonly force?: boolean;
  /** The engine was adding it just then. */
  readonly asked?: boolean;
}

export function useNewRow() {
  const words = useText();
  const { t } = words;
  const adding = useAdding();
  const project = useProject();
  const unsaved = useUnsaved();
  const text = ref('');
  const refused = shallowRef<readonly Refused[]>([]);
  const waiting = ref(0);

  /** The first of the refused ones: they are seen to one by one. */
  const first = computed(() => {
    const [one] = refused.value;
    if (!one) return null;
    const { error } = one;
    if (!error) return { ...one, reason: t('newRow.unheard'), offers: [] };
    return {
      ...one,
      reason: errorMessage(error, words),
      offers: offersFor(error, project.info?.site ?? null),
    };
  });
  watch([text, refused], () => {
    unsaved.inNewRow({ text: text.value, refused: refused.value.map((one) => one.text) });
  });

  /** What was here before a reload of the window. A row that may be there already is not added without a word. */
  function again(left: readonly LeftRow[], typed: string): void {
    text.value = typed;
    for (const { text: given, force = false, asked = false } of left) {
      if (asked) refused.value = [...refused.value, { text: given, error: null }];
      else void send(given, force);
    }
  }

  /** Adds what stands in the field, which is free for the next one at once. */
  async function add(): Promise<void> {
    const given = text.value.trim();
    text.value = '';
    if (given !== '') await send(given, false);
  }

  async function send(given: string, force: boolean): Promise<void> {
    waiting.value++;
    const error = await unsaved.during({ kind: 'row', text: given, force }, (asking) =>
      adding.addTyped(given, force, asking),
    );
    waiting.value--;
    if (error) refused.value = [...refused.value, { text: given, error }];
  }

  /** Adds another address in place of the first refused one, or that one as it stands. */
  function instead(given: string, force: boolean): Promise<void> {
    discard();
    return send(given, force);
  }

  /** The first refused one goes into the field, to be corrected, where nothing else is being typed. */
  function correct(): void {
    const [one] = refused.value;
    if (!one || text.value !== '') return;
    discard();
    text.value = one.text;
  }

  function discard(): void {
    refused.value = refused.value.slice(1);
  }

  return { text, refused, first, waiting, add, instead, correct, discard, again };
}
