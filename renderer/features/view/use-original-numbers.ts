// The numbers that rows have in the unsorted, unfiltered project, where the user wants them before the rows.
import { computed, watch, type ComputedRef } from 'vue';
import type { UrlRow } from '../../../shared/model/rows/row.ts';
import type { GridNumbering } from '../../grid/grid-types.ts';
import { useProject } from '../project/project-store.ts';
import { useSettings } from '../../shell/settings/settings-store.ts';
import { useView } from './view-store.ts';

/** Undefined where rows are numbered by their places in the list. */
export function useOriginalNumbers(): ComputedRef<GridNumbering<UrlRow> | undefined> {
  const project = useProject();
  const settings = useSettings();
  const view = useView();
  const last = computed(() => project.info?.rows ?? 0);

  // Rows come with their numbers only where these were asked for.
  watch(() => settings.originalNumbers, view.touch);

  return computed(() =>
    settings.originalNumbers ? { of: (row) => row.number ?? null, last: last.value } : undefined,
  );
}
