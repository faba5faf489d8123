// One table on its way into the project: file, how to read it, comparison, review, result. The engine does
// the work; the changes themselves are in pending-changes.ts.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { ReviewResult } from '../../../shared/model/edit/review.ts';
import type {
  TableComparison,
  TableKey,
  TableOptions,
  TablePolicy,
  TablePreview,
} from '../../../shared/model/table/tables.ts';
import type { TableField } from '../../../shared/model/table/table-field.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { usePendingChanges } from '../pending/pending-changes-store.ts';

export type TablePhase = 'choose' | 'comparing' | 'review' | 'applying' | 'done';

export const useTableImport = defineStore('tableImport', () => {
  const { engine, host } = useClient();
  const dialogs = useDialogs();
  const jobs = useJobs();
  const pending = usePendingChanges();
  const phase = ref<TablePhase>('choose');
  const path = ref('');
  const preview = shallowRef<TablePreview | null>(null);
  /** What the user chose; all else is told by the file. */
  const options = shallowRef<TableOptions>({});
  const key = ref<TableKey>('loc');
  const policy = ref<TablePolicy>('theirs');
  const deleteMissing = ref(false);
  const comparison = shallowRef<TableComparison | null>(null);
  const result = shallowRef<ReviewResult | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  let turn = 0;

  const busy = computed(() => phase.value === 'comparing' || phase.value === 'applying');
  const ready = computed(() => preview.value?.mapping.includes(key.value) ?? false);

  /** Reads the file's first rows with the options as they are; the latest call wins. Never rejects: see error. */
  async function inspect(): Promise<void> {
    const mine = ++turn;
    error.value = null;
    try {
      const found = await engine['table.inspect']({ path: path.value, options: options.value });
      if (mine === turn) preview.value = found;
    } catch (cause) {
      if (mine !== turn) return;
      preview.value = null;
      error.value = errorOf(cause);
    }
  }

  /** Takes a file and tells everything about it anew. */
  async function open(file: string): Promise<void> {
    tellChosen(host, [file]);
    path.value = file;
    options.value = {};
    preview.value = null;
    await inspect();
  }

  /** Shows the wizard with a file, and forgets what it showed before. Does nothing while the engine works on that. */
  function ask(file: string): void {
    if (busy.value) return;
    reset();
    void open(file);
    dialogs.open({ kind: 'importTable' });
  }

  /** Takes one more choice. A choice that changes the columns makes those of the columns void. */
  async function choose(part: TableOptions): Promise<void> {
    const columns = 'mapping' in part || 'dates' in part || 'decimalComma' in part;
    const { mapping: _mapping, ...rest } = options.value;
    options.value = { ...(columns ? options.value : rest), ...part };
    await inspect();
  }

  /** Sets what a column is; another column that was that is read no more. */
  async function setField(column: number, field: TableField | null): Promise<void> {
    const before = preview.value?.mapping ?? [];
    await choose({ mapping: before.map((old, i) => (i === column ? field : old === field ? null : old)) });
  }

  /** Compares the file with the project. Never rejects. */
  async function compare(): Promise<void> {
    if (busy.value || !ready.value || !preview.value) return;
    phase.value = 'comparing';
    error.value = null;
    const { mapping, header } = preview.value;
    const merge = {
      path: path.value,
      options: { ...options.value, ...told(preview.value), mapping, header },
      key: key.value,
      policy: policy.value,
      deleteMissing: deleteMissing.value,
    };
    try {
      comparison.value = await jobs.run('tableCompare', () => engine['table.compare'](merge));
      await pending.open('table', true);
      phase.value = 'review';
    } catch (cause) {
      error.value = errorOf(cause);
      phase.value = 'choose';
    }
  }

  /** Brings what is accepted into the project. Never rejects. */
  async function apply(): Promise<void> {
    if (busy.value || pending.origin !== 'table') return;
    phase.value = 'applying';
    error.value = null;
    try {
      result.value = await pending.apply();
      phase.value = 'done';
    } catch (cause) {
      error.value = errorOf(cause);
      phase.value = 'review';
    }
  }

  /** Back to how the file is read. */
  function back(): void {
    void pending.discard('table');
    error.value = null;
    phase.value = 'choose';
  }

  /** Forgets everything; does nothing while the engine works on it. */
  function reset(): void {
    if (busy.value) return;
    void pending.discard('table');
    comparison.value = null;
    phase.value = 'choose';
    path.value = '';
    preview.value = null;
    options.value = {};
    key.value = 'loc';
    policy.value = 'theirs';
    deleteMissing.value = false;
    result.value = null;
    error.value = null;
  }

  return {
    phase,
    path,
    preview,
    options,
    key,
    policy,
    deleteMissing,
    comparison,
    result,
    error,
    busy,
    ready,
    open,
    ask,
    choose,
    setField,
    compare,
    apply,
    back,
    reset,
  };
});

/** What the preview found and showed holds for the whole file. */
function told({ encoding, delimiter, quote, sheet, format }: TablePreview): TableOptions {
  if (format === 'xlsx') return { sheet };
  return {
    ...(encoding === null ? {} : { encoding }),
    delimiter: delimiter ?? '',
    quote: quote === "'" || quote === '"' ? quote : '',
  };
}
