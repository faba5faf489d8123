// Building language versions from a pattern or a table: what was chosen, its preview, and carrying it out.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { BuildSource } from '../../../shared/contract/requests/cluster-requests.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { BuildPreview } from '../../../shared/model/cluster.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';

export type BuildKind = BuildSource['kind'];

const PREVIEW_DELAY_MS = 250;

export const useLanguageBuild = defineStore('languageBuild', () => {
  const { engine } = useClient();
  const notices = useNotices();

  const kind = ref<BuildKind>('pattern');
  const pattern = ref('/{lang}/…');
  const plain = ref('');
  const path = ref('');
  const text = ref('');
  const fallback = ref('');
  const replace = ref(false);
  const preview = shallowRef<BuildPreview | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  const looking = ref(false);
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Null while something is missing. */
  const source = computed<BuildSource | null>(() => {
    const common = { fallback: fallback.value.trim(), replace: replace.value };
    if (kind.value === 'pattern') {
      if (pattern.value.trim() === '') return null;
      return { kind: 'pattern', pattern: pattern.value, plain: plain.value.trim(), ...common };
    }
    if (kind.value === 'file')
      return path.value === '' ? null : { kind: 'file', path: path.value, ...common };
    return text.value.trim() === '' ? null : { kind: 'text', text: text.value, ...common };
  });

  /** Works out what would change. A later call overtakes an earlier one. */
  async function look(): Promise<void> {
    const mine = ++turn;
    error.value = null;
    if (!source.value) {
      preview.value = null;
      looking.value = false;
      return;
    }
    looking.value = true;
    try {
      const found = await engine['clusters.previewBuild']({ source: source.value });
      if (mine === turn) preview.value = found;
    } catch (cause) {
      const failure = errorOf(cause);
      if (mine !== turn || failure.code === 'cancelled') return;
      preview.value = null;
      error.value = failure;
    } finally {
      if (mine === turn) looking.value = false;
    }
  }

  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), PREVIEW_DELAY_MS);
  }

  /** Shows what is chosen now, and follows its changes until the returned function is called. */
  function follow(): () => void {
    const stop = watch(source, lookSoon);
    void look();
    return () => {
      stop();
      clearTimeout(timer);
      turn++;
    };
  }

  /** One undo step; a long one goes on as a job. */
  async function apply(): Promise<void> {
    if (!source.value) return;
    try {
      const { changed } = await engine['clusters.build']({ source: source.value });
      notices.show({ kind: 'success', key: 'languages.built', count: changed });
    } catch (cause) {
      notices.showError(cause);
    }
  }

  return {
    kind,
    pattern,
    plain,
    path,
    text,
    fallback,
    replace,
    preview,
    error,
    looking,
    source,
    follow,
    apply,
  };
});
