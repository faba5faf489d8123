// The texts that are typed to become rows of their own: each is added in its turn, and one that is refused comes back. It
// draws nothing.
import { computed, ref, shallowRef } from 'vue';
import type { ErrorData } from '../../shared/contract/errors.ts';
import { useText } from '../locales/use-text.ts';
import { useAdding } from '../stores/adding.ts';
import { useProject } from '../stores/project.ts';
import { offersFor } from './edit-offers.ts';
import { errorMessage } from './error-message.ts';

interface Refused {
  readonly text: string;
  readonly error: ErrorData;
}

export function useNewRow() {
  const { t } = useText();
  const adding = useAdding();
  const project = useProject();
  const text = ref('');
  const refused = shallowRef<readonly Refused[]>([]);
  const waiting = ref(0);

  /** The one that stands in the field again. */
  const present = computed(() => refused.value.find((one) => one.text === text.value) ?? null);
  const reason = computed(() => present.value && errorMessage(present.value.error, t));
  const offers = computed(() =>
    present.value ? offersFor(present.value.error, project.info?.site ?? null) : [],
  );

  /** Adds what stands in the field, which is free for the next one at once. */
  async function add(loc = text.value, force = false): Promise<void> {
    const given = loc.trim();
    if (given === '') return;
    refused.value = refused.value.filter((one) => one !== present.value);
    text.value = '';
    waiting.value++;
    const error = await adding.addTyped(given, force);
    waiting.value--;
    if (!error) return;
    refused.value = [...refused.value, { text: given, error }];
    next();
  }

  /** The first refused text comes back where nothing is being typed. */
  function next(): void {
    if (text.value === '') text.value = refused.value[0]?.text ?? '';
  }

  function discard(): void {
    refused.value = refused.value.filter((one) => one !== present.value);
    text.value = '';
    next();
  }

  return { text, refused, waiting, reason, offers, add, next, discard };
}
