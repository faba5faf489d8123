// One export: options, plan preview, run, result, also while its dialog is closed. The engine plans and writes.
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref, shallowRef, watch } from 'vue';
import { exportOptions } from '../../../shared/contract/schemas.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import { needsLeave, type ExportPlan, type ExportResult } from '../../../shared/model/export/planned-set.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import { useOptionsOnScreen, type UnkeptOptions } from './options/options-on-screen.ts';
import { CLEARED } from './options/start-options.ts';
import type { RunPhase } from '../import/importing-store.ts';
import { useDrafts } from '../../shell/drafts/drafts-store.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useSettings } from '../../shell/settings/settings-store.ts';
import { onOtherProject } from '../project/on-other-project.ts';
import { useProject } from '../project/project-store.ts';

const UNKEPT = v.object({ options: exportOptions(), profile: v.nullable(v.number()) });

export const useExporting = defineStore('exporting', () => {
  const { engine, host } = useClient();
  const drafts = useDrafts();
  const jobs = useJobs();
  const notices = useNotices();
  const project = useProject();
  const settings = useSettings();
  const plan = shallowRef<ExportPlan | null>(null);
  const planning = ref(false);
  const phase = ref<RunPhase>('idle');
  const result = shallowRef<ExportResult | null>(null);
  /** When the result was written, where it is that of an earlier export. */
  const pastRun = ref<string | null>(null);
  /** Why there is no plan or no export. */
  const error = shallowRef<ErrorData | null>(null);
  let turn = 0;
  /** Options that no profile keeps, while the result of an earlier export is shown. */
  let aside: UnkeptOptions | null = null;

  /** The user lets files be replaced that are in the way of the planned set. */
  const overwrite = ref(false);
  /** Whether there is something that only the user can allow to be replaced: files, or another project's set. */
  const isInTheWay = computed(() => plan.value !== null && needsLeave(plan.value));
  /** Of the planned files only those are shown that change; for as long as the dialog is open. */
  const onlyChanging = ref(false);
  const onScreen = useOptionsOnScreen(
    () => project.info,
    () => settings.all,
    (before) => {
      if (options.value.out !== before.out) overwrite.value = false;
      // What was planned for those before no longer counts, nor does a plan that is on its way.
      turn++;
      planning.value = plannable.value;
      if (!plannable.value) plan.value = null;
    },
  );
  const { options, profile, refused, relative, ready, plannable, change, pick, hold, refuse } = onScreen;
  const { setNumber } = onScreen;

  /** Starts over with the project's settings, or with what was set aside; does nothing while an export runs. */
  function reset(): void {
    if (phase.value === 'running') return;
    turn++;
    onScreen.begin();
    if (aside) onScreen.goOnWith(aside);
    aside = null;
    plan.value = null;
    planning.value = false;
    phase.value = 'idle';
    result.value = null;
    error.value = null;
    overwrite.value = false;
  }

  /** As reset, but goes on with options that were changed and that no profile keeps. */
  function reopen(): void {
    if (phase.value === 'running') return;
    aside ??= onScreen.unkept() ?? drafts.of('export', UNKEPT);
    notices.forget('draft export');
    reset();
    drafts.keep('export', onScreen.unkept());
  }

  watch([options, profile], () => {
    drafts.keep('export', onScreen.unkept());
  });

  onOtherProject(() => {
    aside = null;
    reset();
  });

  /** Works the files out for the options as they are; the latest call wins. */
  async function preview(): Promise<void> {
    if (phase.value === 'failed') phase.value = 'idle';
    error.value = null;
    await workOut();
  }

  /** The same once an export failed: why it did stays on screen, but what is in the folder may be something else now. */
  async function previewAgain(): Promise<void> {
    if (phase.value === 'failed') await workOut();
  }

  async function workOut(): Promise<void> {
    const mine = ++turn;
    planning.value = plannable.value;
    if (!plannable.value) {
      plan.value = null;
      return;
    }
    tellChosen(host, [options.value.out]);
    try {
      const planned = await engine['export.plan'](options.value);
      if (mine === turn) plan.value = planned;
    } catch (cause) {
      if (mine === turn) {
        plan.value = null;
        if (phase.value !== 'failed') error.value = errorOf(cause);
      }
    } finally {
      if (mine === turn) planning.value = false;
    }
  }

  /** Writes the set; the engine remembers the options of an export that succeeds. Never rejects: see phase, result and error. */
  async function start(replace: boolean): Promise<void> {
    if (phase.value === 'running' || !ready.value) return;
    planning.value = false;
    tellChosen(host, [options.value.out]);
    const order = { ...options.value, overwrite: replace, others: 'ask', profile: profile.value } as const;
    await follow(jobs.run('export', () => engine['export.start'](order)));
  }

  /** Shows an export that this window did not start; once written, its options are those on screen. Never rejects. */
  async function resume(run: Promise<ExportResult>): Promise<void> {
    await follow(
      run.then(async (written) => {
        // The options of a set that is written: where they can't be read, its result is shown all the same.
        await project.refresh().catch(() => null);
        onScreen.begin();
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
      await previewAgain();
    }
  }

  // The engine ended before it could tell that a set was written, which the project knew as it was opened again.
  watch(
    () => project.info?.exports.last?.untold,
    (untold) => {
      if (untold && phase.value === 'failed' && error.value?.code === 'engine-restarted')
        showLast().catch(() => null);
    },
  );

  /** Shows what the last export wrote once more, as if it had ended just now. Rejects where that can't be asked. */
  async function showLast(): Promise<void> {
    const last = project.info?.exports.last;
    const found = await engine['export.result']({});
    if (!last || !found || phase.value === 'running') return;
    aside ??= onScreen.unkept();
    // Its options may be others than the profile keeps by now.
    pick(null);
    change({ ...CLEARED, ...last.options });
    planning.value = false;
    error.value = null;
    result.value = found;
    pastRun.value = last.run.at;
    phase.value = 'done';
    if (last.untold) await project.refresh();
  }

  return {
    options,
    profile,
    pick,
    hold,
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
    plannable,
    reset,
    reopen,
    change,
    setNumber,
    refuse,
    preview,
    previewAgain,
    start,
    showLast,
    resume,
  };
});
