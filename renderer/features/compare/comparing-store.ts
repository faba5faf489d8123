// One comparison of two sets: what is compared, the run, what is shown of the outcome. It holds no rows and changes none.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type {
  ComparedField,
  ComparedFile,
  CompareSide,
  ComparisonSummary,
  Difference,
  DifferenceFilter,
  DifferenceKind,
  FileFate,
} from '../../../shared/model/comparison.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import type { RowSource } from '../../grid/grid-types.ts';
import type { RunPhase } from '../import/importing-store.ts';
import { useJobs } from '../../shell/jobs/jobs-store.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { onOtherFile } from '../project/on-other-project.ts';
import { useProject } from '../project/project-store.ts';
import { useChosenSides } from './use-chosen-sides.ts';

/** A difference and a file as the grid wants them: with an id. */
export type DifferenceRow = Difference & { readonly id: number };
export type FileRow = ComparedFile & { readonly id: number };

interface Shown<T> {
  readonly rows: number;
  readonly place: string;
  readonly source: RowSource<T & { readonly id: number }>;
}

/** The differences that are shown: those that match the filter. */
interface ShownDifferences extends Shown<Difference> {
  readonly filter: DifferenceFilter;
}

export const useComparing = defineStore('comparing', () => {
  const { engine, host } = useClient();
  const jobs = useJobs();
  const notices = useNotices();
  const project = useProject();

  const { before, after, ready, swap } = useChosenSides();
  const ignore = shallowRef<readonly ComparedField[]>([]);
  const phase = ref<RunPhase>('idle');
  const error = shallowRef<ErrorData | null>(null);
  const summary = shallowRef<ComparisonSummary | null>(null);
  const kind = ref<DifferenceKind | null>(null);
  const field = ref<ComparedField | null>(null);
  const text = ref('');
  const fate = ref<FileFate | null>(null);
  const differences = shallowRef<ShownDifferences | null>(null);
  const files = shallowRef<Shown<ComparedFile> | null>(null);
  /** The difference that is looked at. */
  const active = shallowRef<DifferenceRow | null>(null);
  /** Grows when rows of the project changed, so that what is shown may be out of date. */
  const revision = ref(0);
  let turn = 0;

  const filter = computed<DifferenceFilter>(() => ({
    ...(kind.value === null ? {} : { kind: kind.value }),
    ...(field.value === null ? {} : { field: field.value }),
    ...(text.value.trim() === '' ? {} : { text: text.value.trim() }),
  }));
  /** The letter of the side whose rows can be taken over into the project; null for none. */
  const takes = computed(() => {
    const side = summary.value?.takes ?? null;
    return side && (side === 'before' ? 'A' : 'B');
  });

  /** Compares. Never rejects: see phase, summary and error; what was damaged is refused unless it is to be kept. */
  async function start(keepDamaged = false): Promise<void> {
    const [a, b] = [before.value, after.value];
    if (phase.value === 'running' || !a || !b) return;
    phase.value = 'running';
    tellChosen(host, [a, b].flatMap(placesOf));
    error.value = null;
    try {
      const order = { before: mutable(a), after: mutable(b), ignore: [...ignore.value], keepDamaged };
      summary.value = await jobs.run('compare', () => engine['compare.start'](order));
      phase.value = 'done';
      kind.value = null;
      field.value = null;
      text.value = '';
      fate.value = null;
      await Promise.all([showDifferences(), showFiles()]);
    } catch (cause) {
      error.value = errorOf(cause);
      phase.value = 'failed';
      // What is shown is not of these sides. A cancelled run says that it is of those before.
      if (error.value.code !== 'cancelled') forget();
    }
  }

  async function showDifferences(): Promise<void> {
    if (!summary.value) return;
    const mine = ++turn;
    const wanted = filter.value;
    try {
      const { total } = await engine['compare.rows']({ ...wanted, start: 0, count: 0 });
      if (mine !== turn) return;
      active.value = null;
      differences.value = {
        rows: total,
        filter: wanted,
        place: JSON.stringify([mine, wanted]),
        source: differenceSource(wanted),
      };
    } catch (cause) {
      if (mine === turn) lost(errorOf(cause));
    }
  }

  async function showFiles(): Promise<void> {
    if (!summary.value?.files) {
      files.value = null;
      return;
    }
    const wanted = fate.value === null ? {} : { fate: fate.value };
    try {
      const { total } = await engine['compare.files']({ ...wanted, start: 0, count: 0 });
      files.value = { rows: total, place: `${String(turn)} ${fate.value ?? ''}`, source: fileSource(wanted) };
    } catch (cause) {
      lost(errorOf(cause));
    }
  }

  function differenceSource(wanted: DifferenceFilter): RowSource<DifferenceRow> {
    return {
      async fetch(start, count, signal) {
        signal.throwIfAborted();
        const { items } = await engine['compare.rows']({ ...wanted, start, count });
        signal.throwIfAborted();
        return items.map((item) => ({ ...item, id: item.item }));
      },
    };
  }

  function fileSource(wanted: { readonly fate?: FileFate }): RowSource<FileRow> {
    return {
      async fetch(start, count, signal) {
        signal.throwIfAborted();
        const page = await engine['compare.files']({ ...wanted, start, count });
        signal.throwIfAborted();
        return page.files.map((file, i) => ({ ...file, id: start + i + 1 }));
      },
    };
  }

  /** An error of a grid that shows the comparison: one that is gone is told on its page, all else as a notice. */
  function heard(cause: unknown): void {
    const data = errorOf(cause);
    if (data.reason?.key === 'compare-gone') {
      if (summary.value) lost(data);
    } else notices.showError(cause);
  }

  /** The engine was started again, and knows of no comparison. */
  function engineRestarted(): void {
    if (summary.value) lost({ code: 'engine-restarted', message: '' });
  }

  function lost(cause: ErrorData): void {
    error.value = cause;
    phase.value = 'failed';
    forget();
  }

  function forget(): void {
    summary.value = null;
    differences.value = null;
    files.value = null;
    active.value = null;
  }

  watch([filter], () => void showDifferences());
  watch(fate, () => void showFiles());
  watch(
    () => project.info?.revision,
    () => {
      revision.value++;
    },
  );
  onOtherFile(() => {
    forget();
    phase.value = 'idle';
    error.value = null;
  });

  return {
    before,
    after,
    ignore,
    phase,
    error,
    summary,
    kind,
    field,
    text,
    fate,
    differences,
    files,
    active,
    revision,
    ready,
    takes,
    swap,
    heard,
    engineRestarted,
    start,
  };
});

/** What of a side the user typed or chose. */
function placesOf(side: CompareSide): readonly string[] {
  if (side.kind === 'projectFile') return [side.path];
  return side.kind === 'set' ? [side.location] : [];
}
