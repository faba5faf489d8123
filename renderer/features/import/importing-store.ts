// One import from choice to result, also while its dialog is closed. The engine does the work.
import { defineStore } from 'pinia';
import { computed, reactive, ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { ImportResult } from '../../../shared/model/import/import-result.ts';
import type { WebOptions } from '../../../shared/model/import/web-options.ts';
import type { TextEncoding } from '../../../shared/protocol/encodings.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import { asSource, sitemapAddresses } from './clipboard-source.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';

export type RunPhase = 'idle' | 'running' | 'done' | 'failed';

/** How the web is asked, as it stands in the form: an empty field means the default. */
interface WebForm {
  user: string;
  password: string;
  rate: number | '';
  connections: number | '';
  /** For one download as a whole. */
  minutes: number | '';
  follow: boolean;
  fetchListed: boolean;
}

export const useImporting = defineStore('importing', () => {
  const { engine, host } = useClient();
  const jobs = useJobs();
  const phase = ref<RunPhase>('idle');
  const sources = shallowRef<readonly string[]>([]);
  /** A path or pattern that was typed but not yet added to the list. */
  const typed = ref('');
  /** Text of the clipboard that is to be imported, or null. */
  const pasted = ref<string | null>(null);
  /** Grows when a paste or drop chose what to import, so that only the import itself is left to do. */
  const offered = ref(0);
  const result = shallowRef<ImportResult | null>(null);
  /** Take the links of HTML pages. */
  const html = ref(false);
  /** What texts are in that are not UTF-8; '' = they are left out. */
  const encoding = ref<TextEncoding | ''>('');
  /** MiB that one file may unpack to; empty for the default. */
  const maxMegabytes = ref<number | ''>('');
  /** As typed in the form; passwords stay in memory. */
  const web = reactive<WebForm>({
    user: '',
    password: '',
    rate: '',
    connections: '',
    minutes: '',
    follow: true,
    fetchListed: false,
  });
  const error = shallowRef<ErrorData | null>(null);

  const ready = computed(
    () => sources.value.length > 0 || typed.value.trim() !== '' || pasted.value !== null,
  );

  /** Adds what is not yet in the list. */
  function choose(paths: readonly string[]): void {
    if (phase.value === 'running') return;
    if (phase.value === 'done') reset();
    phase.value = 'idle';
    sources.value = [...new Set([...sources.value, ...paths])];
  }

  /** Takes text of the clipboard: XML or a list of URLs as it is, addresses of sitemaps as addresses. */
  function paste(text: string): void {
    if (phase.value === 'running') return;
    const addresses = sitemapAddresses(text);
    choose(addresses ?? []);
    if (!addresses) pasted.value = asSource(text);
  }

  function addTyped(): void {
    const path = typed.value.trim();
    typed.value = '';
    if (path !== '') choose([path]);
  }

  function drop(path: string): void {
    sources.value = sources.value.filter((other) => other !== path);
  }

  /**
   * Imports what was chosen, on request also what can be read of damaged files. Never rejects: the outcome is in
   * phase, result and error.
   */
  async function start(keepDamaged = false): Promise<void> {
    addTyped();
    if (phase.value === 'running' || (sources.value.length === 0 && pasted.value === null)) return;
    tellChosen(host, sources.value);
    await follow(
      jobs.run('import', () =>
        engine['import.start']({
          sources: [...sources.value],
          ...(pasted.value !== null && { pasted: pasted.value }),
          ...(keepDamaged && { keepDamaged }),
          ...readSettings(),
          ...withWeb(),
        }),
      ),
    );
  }

  /** What of the reading differs from the defaults. */
  function readSettings(): { html?: boolean; maxBytes?: number; encoding?: TextEncoding } {
    const megabytes = maxMegabytes.value;
    const given = typeof megabytes === 'number' && megabytes >= 1;
    return {
      ...(html.value && { html: true }),
      ...(encoding.value !== '' && { encoding: encoding.value }),
      ...(given && { maxBytes: Math.floor(megabytes) * 1_048_576 }),
    };
  }

  /** What of the form differs from the defaults; null where nothing does. */
  function webOptions(): WebOptions | null {
    const { user, password, rate, connections, minutes, follow, fetchListed } = web;
    const options: WebOptions = {
      ...(user !== '' && { login: { name: user, password } }),
      ...(rate !== '' && { rate }),
      ...(connections !== '' && { connections }),
      ...(minutes !== '' && { downloadTime: minutes * 60 }),
      ...(!follow && { follow }),
      ...(fetchListed && { fetchListed }),
    };
    return Object.keys(options).length > 0 ? options : null;
  }

  function withWeb(): { web?: WebOptions } {
    const options = webOptions();
    return options ? { web: options } : {};
  }

  /** Imports what could not be had before: these sources, or all that failed. Never rejects. */
  async function retry(failed: readonly number[] | null): Promise<void> {
    if (phase.value === 'running') return;
    await follow(
      jobs.run('import', () =>
        engine['import.retry']({ ...(failed && { sources: [...failed] }), ...withWeb() }),
      ),
    );
  }

  /** Shows an import that is under way as this one. Never rejects. */
  async function follow(run: Promise<ImportResult>): Promise<void> {
    phase.value = 'running';
    error.value = null;
    try {
      result.value = await run;
      phase.value = 'done';
    } catch (cause) {
      error.value = errorOf(cause);
      phase.value = 'failed';
    }
  }

  /** Forgets the last import; does nothing while one runs. */
  function reset(): void {
    if (phase.value === 'running') return;
    phase.value = 'idle';
    sources.value = [];
    typed.value = '';
    pasted.value = null;
    result.value = null;
    error.value = null;
  }

  return {
    phase,
    sources,
    typed,
    pasted,
    offered,
    paste,
    html,
    encoding,
    maxMegabytes,
    web,
    ready,
    result,
    error,
    choose,
    addTyped,
    drop,
    start,
    retry,
    webOptions,
    follow,
    reset,
  };
});
