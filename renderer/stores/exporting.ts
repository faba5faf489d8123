// One export: options, plan preview, run, result, also while its dialog is closed. The engine plans and writes.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../shared/contract/errors.ts';
import {
  needsLeave,
  type ExportOptions,
  type ExportPlan,
  type ExportResult,
} from '../../shared/model/export-plan.ts';
import { useClient } from '../engine/app-client.ts';
import { errorOf } from '../engine/error-of.ts';
import { EXPORT_NUMBERS, type ExportNumber } from '../composables/export-numbers.ts';
import { isWholePath } from '../composables/file-name.ts';
import { CLEARED, isComplete, profileOf, startOptions } from '../composables/start-options.ts';
import type { RunPhase } from './importing.ts';
import { useJobs } from './jobs.ts';
import { useProject } from './project.ts';

export const useExporting = defineStore('exporting', () => {
  const { engine } = useClient();
  const jobs = useJobs();
  const project = useProject();
  const options = ref<ExportOptions>(startOptions(project.info));
  const plan = shallowRef<ExportPlan | null>(null);
  const planning = ref(false);
  const phase = ref<RunPhase>('idle');
  const result = shallowRef<ExportResult | null>(null);
  /** When the result was written, where it is that of an earlier export. */
  const pastRun = ref<string | null>(null);
  /** Why there is no plan or no export. */
  const error = shallowRef<ErrorData | null>(null);
  /** Options whose field holds what can't be taken. */
  const refused = shallowRef<ReadonlySet<ExportNumber | 'hostUrls'>>(new Set());
  let turn = 0;
  /** Options that no profile keeps were changed, and not exported yet. */
  let typed = false;

  /** The user lets files be replaced that are in the way of the planned set. */
  const overwrite = ref(false);
  /** Whether there is something that only the user can allow to be replaced: files, or another project's set. */
  const isInTheWay = computed(() => plan.value !== null && needsLeave(plan.value));
  /** Of the planned files only those are shown that change; for as long as the dialog is open. */
  const onlyChanging = ref(false);
  /** A folder that was typed but is not the whole path of one: where it would lie is anyone's guess. */
  const relative = computed(() => options.value.out.trim() !== '' && !isWholePath(options.value.out.trim()));

  const ready = computed(() => isComplete(options.value) && !relative.value && refused.value.size === 0);

  /** The profile that the options are kept in, or null. */
  const profile = ref<number | null>(null);

  /** Starts over with the project's settings; does nothing while an export runs. */
  function reset(): void {
    if (phase.value === 'running') return;
    turn++;
    takeStartOptions();
    plan.value = null;
    planning.value = false;
    phase.value = 'idle';
    result.value = null;
    error.value = null;
    overwrite.value = false;
  }

  function takeStartOptions(): void {
    options.value = startOptions(project.info);
    profile.value = project.info?.exports.last?.profile ?? null;
    refused.value = new Set();
    typed = false;
  }

  /** As reset, but goes on with options that were changed and that no profile keeps. */
  function reopen(): void {
    if (phase.value === 'running') return;
    const kept = typed && profile.value === null ? options.value : null;
    reset();
    if (!kept) return;
    pick(null);
    options.value = kept;
  }

  watch(() => project.info?.path, reset);

  /** Takes new options; what was planned for the old ones no longer counts. */
  function change(part: Partial<ExportOptions>): void {
    if (part.out !== undefined && part.out !== options.value.out) overwrite.value = false;
    options.value = { ...options.value, ...part };
    typed = true;
    // A plan that is on its way is for options that are no more.
    turn++;
    planning.value = ready.value;
    if (!ready.value) plan.value = null;
  }

  /** Notes whether a field holds what can't be taken, which stops the export. */
  function refuse(name: ExportNumber | 'hostUrls', bad: boolean): void {
    const others = [...refused.value].filter((other) => other !== name);
    refused.value = new Set(bad ? [...others, name] : others);
  }

  /** Takes a number as the user typed it; null, for what is not allowed, stops the export until corrected. */
  function setNumber(name: ExportNumber, value: number | null): void {
    refuse(name, value === null);
    const usual = name in CLEARED && value === EXPORT_NUMBERS[name].usual;
    change(value === null ? {} : { [name]: usual ? undefined : value });
  }

  /** Works the files out for the options as they are; the latest call wins. */
  async function preview(): Promise<void> {
    const mine = ++turn;
    if (phase.value === 'failed') phase.value = 'idle';
    error.value = null;
    planning.value = ready.value;
    if (!ready.value) {
      plan.value = null;
      return;
    }
    try {
      const planned = await engine['export.plan'](options.value);
      if (mine === turn) plan.value = planned;
    } catch (cause) {
      if (mine === turn) {
        plan.value = null;
        error.value = errorOf(cause);
      }
    } finally {
      if (mine === turn) planning.value = false;
    }
  }

  /** Writes the set; the engine remembers the options of an export that succeeds. Never rejects: see phase, result and error. */
  async function start(replace: boolean): Promise<void> {
    if (phase.value === 'running' || !ready.value) return;
    planning.value = false;
    const order = { ...options.value, overwrite: replace, others: 'ask', profile: profile.value } as const;
    await follow(jobs.run('export', () => engine['export.start'](order)));
  }

  /** Shows an export that this window did not start; once written, its options are those on screen. Never rejects. */
  async function resume(run: Promise<ExportResult>): Promise<void> {
    await follow(
      run.then(async (written) => {
        // The options of a set that is written: where they can't be read, its result is shown all the same.
        await project.refresh().catch(() => null);
        takeStartOptions();
        return written;
      }),
    );
  }

  /** Shows an export that is under way as this one. Never rejects. */
  async function follow(run: Promise<ExportResult>): Promise<void> {
    phase.value = 'running';
    error.value = null;
    try {
      result.value = await run;
      pastRun.value = null;
      phase.value = 'done';
    } catch (cause) {
      error.value = errorOf(cause);
      phase.value = 'failed';
    }
  }

  /** Shows what the last export wrote once more, as if it had ended just now. Rejects where that can't be asked. */
  async function showLast(): Promise<void> {
    const last = project.info?.exports.last;
    const found = await engine['export.result']({});
    if (!last || !found || phase.value === 'running') return;
    // Its options may be others than the profile keeps by now.
    pick(null);
    change({ ...CLEARED, ...last.options });
    planning.value = false;
    error.value = null;
    result.value = found;
    pastRun.value = last.run.at;
    phase.value = 'done';
  }

  /** Takes the options of a profile; null = goes on with those that there are, in none. */
  function pick(id: number | null): void {
    profile.value = id;
    typed = true;
    const found = profileOf(project.info, id);
    if (!found) return;
    refused.value = new Set();
    change({ ...CLEARED, ...found.options });
  }

  return {
    options,
    profile,
    pick,
    plan,
    planning,
    phase,
    result,
    pastRun,
    error,
    refused,
    overwrite,
    isInTheWay,
    onlyChanging,
    relative,
    ready,
    reset,
    reopen,
    change,
    setNumber,
    refuse,
    preview,
    start,
    showLast,
    resume,
  };
});
