// One import from choice to result, also while its dialog is closed. The engine does the work.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { ImportResult } from '../../../shared/model/import/import-result.ts';
import { isWebInput } from '../../../shared/protocol/web-input.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import { asSource, sitemapAddresses } from './clipboard-source.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { useTableImport } from '../table/table-import-store.ts';
import { useImportOptions } from './import-options-store.ts';
import { siteOrPath } from './site-address.ts';

export type RunPhase = 'idle' | 'running' | 'done' | 'failed';

export const useImporting = defineStore('importing', () => {
  const { engine, host } = useClient();
  const jobs = useJobs();
  const options = useImportOptions();
  const table = useTableImport();
  const phase = ref<RunPhase>('idle');
  const sources = shallowRef<readonly string[]>([]);
  /** A path or pattern that was typed but not yet added to the list. */
  const typed = ref('');
  /** Text of the clipboard that is to be imported, or null. */
  const pasted = ref<string | null>(null);
  /** Grows when a paste or drop chose what to import, so that only the import itself is left to do. */
  const offered = ref(0);
  const result = shallowRef<ImportResult | null>(null);
  /** Tables among the sources whose columns the user has to name: they were left to the wizard. */
  const unclear = shallowRef<readonly string[]>([]);
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
    const path = siteOrPath(typed.value);
    typed.value = '';
    if (path !== '') choose([path]);
  }

  function drop(path: string): void {
    sources.value = sources.value.filter((other) => other !== path);
  }

  /**
   * Imports what was chosen, on request also what can be read of damaged files. Tables that are not clear are left to
   * the wizard, which opens where there is nothing else. Never rejects: the outcome is in phase, result and error.
   */
  async function start(keepDamaged = false): Promise<void> {
    addTyped();
    if (phase.value === 'running' || (sources.value.length === 0 && pasted.value === null)) return;
    phase.value = 'running';
    error.value = null;
    tellChosen(host, sources.value);
    try {
      unclear.value = await tablesToAskAbout(sources.value);
    } catch (cause) {
      fail(cause);
      return;
    }
    const others = sources.value.filter((path) => !unclear.value.includes(path));
    if (others.length > 0 || pasted.value !== null) await follow(run(others, keepDamaged));
    else {
      phase.value = 'idle';
      askAboutNext();
    }
  }

  async function tablesToAskAbout(chosen: readonly string[]): Promise<readonly string[]> {
    const paths = chosen.filter((path) => !isWebInput(path));
    return paths.length > 0 ? engine['table.unclear']({ paths, dates: options.reading.dates }) : [];
  }

  function run(chosen: readonly string[], keepDamaged: boolean): Promise<ImportResult> {
    return jobs.run('import', () =>
      engine['import.start']({
        sources: [...chosen],
        ...(pasted.value !== null && { pasted: pasted.value }),
        ...(keepDamaged && { keepDamaged }),
        ...options.reading,
        ...withWeb(),
      }),
    );
  }

  /** Opens the wizard with the next of the tables that are not clear, if there is any. */
  function askAboutNext(): void {
    const [path, ...rest] = unclear.value;
    if (path === undefined) return;
    unclear.value = rest;
    table.ask(path);
  }

  function withWeb(): { web?: NonNullable<typeof options.webOptions> } {
    return options.webOptions ? { web: options.webOptions } : {};
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
  async function follow(running: Promise<ImportResult>): Promise<void> {
    phase.value = 'running';
    error.value = null;
    try {
      result.value = await running;
      phase.value = 'done';
    } catch (cause) {
      fail(cause);
    }
  }

  function fail(cause: unknown): void {
    error.value = errorOf(cause);
    phase.value = 'failed';
  }

  /** Forgets the last import; does nothing while one runs. */
  function reset(): void {
    if (phase.value === 'running') return;
    phase.value = 'idle';
    sources.value = [];
    typed.value = '';
    pasted.value = null;
    unclear.value = [];
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
    unclear,
    ready,
    result,
    error,
    choose,
    addTyped,
    drop,
    start,
    retry,
    askAboutNext,
    follow,
    reset,
  };
});
