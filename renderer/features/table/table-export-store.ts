// One export of rows as a table: what, where, the run, the result. The engine writes.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import { robotsColumn } from '../../../shared/model/rows/robots-column.ts';
import type { RowSet } from '../../../shared/model/rows/row-set.ts';
import {
  TABLE_COLUMNS,
  type ExportColumn,
  type TableDelimiter,
  type TableExported,
  type TableFormat,
} from '../../../shared/model/table/tables.ts';
import { nameForFiles, useFileTarget } from '../../shell/dialogs/use-file-target.ts';
import { reportFolder } from '../../shell/dialogs/starting-folder.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import type { RunPhase } from '../import/importing-store.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { useProject } from '../project/project-store.ts';
import { useSelection } from '../view/selection-store.ts';
import { useView } from '../view/view-store.ts';

export const useTableExport = defineStore('tableExport', () => {
  const { engine, host } = useClient();
  const jobs = useJobs();
  const project = useProject();
  const selection = useSelection();
  const view = useView();
  const phase = ref<RunPhase>('idle');
  const scope = ref<'shown' | 'selected'>('shown');
  const format = ref<TableFormat>('csv');
  /** As the user's spreadsheets have it, until another is chosen. */
  const usualDelimiter = ref<TableDelimiter>(',');
  const chosenDelimiter = ref<TableDelimiter | null>(null);
  const delimiter = computed<TableDelimiter>({
    get: () => chosenDelimiter.value ?? usualDelimiter.value,
    set: (chosen) => {
      chosenDelimiter.value = chosen;
    },
  });
  const columns = shallowRef<readonly ExportColumn[]>(TABLE_COLUMNS);
  const bom = ref(true);
  const guardDates = ref(false);
  const { folder, name, fileName, relative, named, path, suggest } = useFileTarget(format);
  const result = shallowRef<TableExported | null>(null);
  const error = shallowRef<ErrorData | null>(null);

  const rows = computed(() => (scope.value === 'selected' ? selection.count : (view.current?.rows ?? 0)));
  const ready = computed(() => rows.value > 0 && columns.value.length > 0 && named.value);
  /** The engine refused because the file exists; the user may insist. */
  const exists = computed(() => phase.value === 'failed' && error.value?.detail === fileName.value);

  /** The verdicts for each of the project's crawlers come last. */
  const available = computed<readonly ExportColumn[]>(() => [
    ...TABLE_COLUMNS,
    ...(project.info?.agents ?? []).map(robotsColumn),
  ]);

  /** Starts over with the rows as they are now; does nothing while an export runs. */
  function reset(usual: TableDelimiter): void {
    if (phase.value === 'running') return;
    phase.value = 'idle';
    usualDelimiter.value = usual;
    result.value = null;
    error.value = null;
    // Undo and redo select what they changed: a selection alone is no wish to export only that.
    scope.value = 'shown';
    columns.value = columns.value.filter((column) => available.value.includes(column));
    suggest(nameForFiles(project.info), reportFolder(project.info));
  }

  /** Takes a column in or out; the order stays the usual one. */
  function toggle(column: ExportColumn): void {
    const chosen = new Set(columns.value);
    if (!chosen.delete(column)) chosen.add(column);
    columns.value = available.value.filter((known) => chosen.has(known));
  }

  function rowSet(): RowSet | null {
    if (scope.value === 'selected') return selection.rows;
    return view.current
      ? { kind: 'view', view: view.current.view, ranges: [{ from: 0, to: view.current.rows }] }
      : null;
  }

  /** Writes the file. Never rejects: see phase, result and error. */
  async function start(overwrite: boolean): Promise<void> {
    const set = rowSet();
    if (phase.value === 'running' || !ready.value || !set) return;
    phase.value = 'running';
    tellChosen(host, [path.value]);
    error.value = null;
    const order = {
      path: path.value,
      format: format.value,
      rows: mutable(set),
      columns: [...columns.value],
      delimiter: delimiter.value,
      bom: format.value === 'csv' && bom.value,
      guardDates: guardDates.value,
      overwrite,
    };
    try {
      result.value = await jobs.run('tableExport', () => engine['table.export'](order));
      phase.value = 'done';
    } catch (cause) {
      error.value = errorOf(cause);
      phase.value = 'failed';
    }
  }

  return {
    phase,
    scope,
    format,
    delimiter,
    columns,
    available,
    bom,
    guardDates,
    folder,
    name,
    result,
    error,
    rows,
    relative,
    ready,
    exists,
    reset,
    toggle,
    start,
  };
});
