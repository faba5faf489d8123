// One report of findings: about what, where to, the run, the result. The engine writes it.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { ReportFormat, ReportWritten } from '../../../shared/model/report.ts';
import { nameForFiles, useFileTarget } from '../../shell/dialogs/use-file-target.ts';
import { reportFolder } from '../../shell/dialogs/starting-folder.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import type { RunPhase } from '../import/importing-store.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { useProject } from '../project/project-store.ts';
import { useSettings } from '../../shell/settings/settings-store.ts';
import { useView } from '../view/view-store.ts';

export const useReporting = defineStore('reporting', () => {
  const { engine, host } = useClient();
  const jobs = useJobs();
  const project = useProject();
  const settings = useSettings();
  const view = useView();
  const phase = ref<RunPhase>('idle');
  const scope = ref<'all' | 'shown'>('all');
  const format = ref<ReportFormat>('html');
  const { folder, name, fileName, relative, named: ready, path, suggest } = useFileTarget(format);
  const result = shallowRef<ReportWritten | null>(null);
  const error = shallowRef<ErrorData | null>(null);

  /** The engine refused because the file exists; the user may insist. */
  const exists = computed(() => phase.value === 'failed' && error.value?.detail === fileName.value);

  /** Starts over; does nothing while a report is being written. */
  function reset(): void {
    if (phase.value === 'running') return;
    phase.value = 'idle';
    result.value = null;
    error.value = null;
    suggest(`${nameForFiles(project.info)}-report`, reportFolder(project.info));
  }

  /** Writes the file. Never rejects: see phase, result and error. */
  async function start(overwrite: boolean): Promise<void> {
    if (phase.value === 'running' || !ready.value) return;
    phase.value = 'running';
    tellChosen(host, [path.value]);
    error.value = null;
    const order = {
      path: path.value,
      format: format.value,
      view: scope.value === 'shown' ? (view.current?.view ?? null) : null,
      overwrite,
      language: settings.spoken,
    };
    try {
      result.value = await jobs.run('report', () => engine['report.write'](order));
      phase.value = 'done';
    } catch (cause) {
      error.value = errorOf(cause);
      phase.value = 'failed';
    }
  }

  return { phase, scope, format, folder, name, result, error, relative, ready, exists, reset, start };
});
