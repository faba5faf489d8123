// Whether the open project can be changed just now, and what to say where it can't be at all.
import { computed, reactive } from 'vue';
import { useText } from '../locales/use-text.ts';
import { useJobs } from './jobs/jobs-store.ts';
import { useProject } from '../features/project/project-store.ts';

export interface MayChange {
  /** The project is open for reading alone. */
  readonly isReadOnly: boolean;
  /** It is, or a job runs. */
  readonly blocked: boolean;
  /** For the hint of what is greyed out; undefined where only a job is waited for. */
  readonly why: string | undefined;
}

export function useMayChange(): MayChange {
  const { t } = useText();
  const jobs = useJobs();
  const project = useProject();
  return reactive({
    isReadOnly: computed(() => project.isReadOnly),
    blocked: computed(() => project.isReadOnly || jobs.isRunning),
    why: computed(() => (project.isReadOnly ? t('status.readOnlyHint') : undefined)),
  });
}
