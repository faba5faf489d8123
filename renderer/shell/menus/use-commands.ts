// The commands that menus, palette, toolbar and keys share: whether each can be used now, and what it does.
import { computed, nextTick, type ComputedRef } from 'vue';
import { CHANGING_COMMANDS, MENU_COMMANDS, type MenuCommand } from '../../../shared/contract/host.ts';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { useClearedFilter } from '../../features/view/filter/cleared-filter-store.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useEdits } from '../../features/edit/edits-store.ts';
import { useJobs } from '../jobs/jobs-store.ts';
import { useNothingToExport } from '../../features/export/use-nothing-to-export.ts';
import { useNotices } from '../notices/notices-store.ts';
import { usePages, type Page } from '../frame/pages-store.ts';
import { usePanes } from '../frame/panes-store.ts';
import { useProject } from '../../features/project/project-store.ts';
import { useSelection } from '../../features/view/selection-store.ts';
import { useSettings } from '../settings/settings-store.ts';
import { useText } from '../../locales/use-text.ts';
import { useUndo } from '../../features/history/undo-store.ts';
import { useView } from '../../features/view/view-store.ts';
import { useEditInBar } from '../../features/edit/use-edit-in-bar.ts';
import { useInsertRows } from '../../features/edit/use-insert-rows.ts';
import { useMayChange } from '../use-may-change.ts';
import { useProjectFiles } from '../../features/project/use-project-files.ts';
import { useValueFilter } from '../../features/view/filter/use-value-filter.ts';

export interface Commands {
  readonly enabled: ComputedRef<Readonly<Record<MenuCommand, boolean>>>;
  /**
   * Carries a command out; one that waits for a job tells so, another that can't be used now is ignored. Undo and redo
   * are left to the engine, which knows.
   */
  readonly run: (command: MenuCommand) => void;
  /** Why a command can't be used in this project; undefined for all others. */
  readonly why: (command: MenuCommand) => string | undefined;
}

/** Those that need no open project. */
const ALWAYS: readonly MenuCommand[] = [
  'file.new',
  'file.open',
  'file.import',
  'app.settings',
  'app.palette',
  'help.guide',
  'help.keys',
];
/** What the guide says of the pages. */
const PAGE_HELP: Readonly<Record<Page, string>> = {
  overview: 'guide/look-around',
  urls: 'guide/correct',
  robots: 'guide/robots-txt',
  languages: 'guide/language-versions',
  compare: 'guide/compare',
};
/** Those that wait until a job has ended. */
const NOT_DURING_JOBS: readonly MenuCommand[] = [
  'file.new',
  'file.open',
  'file.saveAs',
  'file.close',
  'file.compact',
  'file.refresh',
  'file.exportAgain',
  'edit.delete',
  'edit.addRows',
  'edit.insertAbove',
  'edit.insertBelow',
  'edit.fixSafe',
  'edit.buildLanguages',
];

/** Those that act on what is selected in the grid, and so only while it is seen. */
const GRID_ONLY: readonly MenuCommand[] = [
  'edit.cut',
  'edit.copy',
  'edit.paste',
  'edit.delete',
  'edit.selectAll',
  'edit.goToRow',
  'edit.insertAbove',
  'edit.insertBelow',
  'view.toggleOutline',
  'view.toggleDetail',
  'view.filterByValue',
  'view.excludeValue',
  'view.clearFilter',
  'view.clearSort',
  'view.toggleFormulaBar',
  'view.toggleNumbers',
  'edit.formulaBar',
];

/** Those that need a selected cell. */
const ON_SELECTION: readonly MenuCommand[] = ['edit.cut', 'edit.copy', 'edit.paste', 'edit.delete'];

export function useCommands(): Commands {
  const change = useMayChange();
  const cleared = useClearedFilter();
  const dialogs = useDialogs();
  const edits = useEdits();
  const files = useProjectFiles();
  const insertRows = useInsertRows();
  const jobs = useJobs();
  const notices = useNotices();
  const pages = usePages();
  const nothing = useNothingToExport();
  const panes = usePanes();
  const project = useProject();
  const selection = useSelection();
  const settings = useSettings();
  const steps = useUndo();
  const { t } = useText();
  const values = useValueFilter();
  const view = useView();

  function isDenied(command: MenuCommand): boolean {
    return change.isReadOnly && CHANGING_COMMANDS.includes(command);
  }

  function can(command: MenuCommand): boolean {
    if (!project.isOpen && !ALWAYS.includes(command)) return false;
    if (isDenied(command)) return false;
    if (jobs.isRunning && NOT_DURING_JOBS.includes(command)) return false;
    if (GRID_ONLY.includes(command) && pages.current !== 'urls') return false;
    if (ON_SELECTION.includes(command)) return selection.count > 0;
    if (command === 'view.filterByValue' || command === 'view.excludeValue') return values.canFilter.value;
    if (command === 'view.clearFilter') return view.filtered;
    if (command === 'view.clearSort') return view.sort.length > 0;
    if (command === 'file.exportAgain') return (project.info?.exports.last ?? null) !== null;
    if (command === 'file.export') return !nothing.value;
    if (command === 'file.refresh') return (project.info?.sources.length ?? 0) > 0;
    return true;
  }

  /** Whether undo and redo have a step, as far as this window has heard; they can follow a change that runs. */
  function hasStep(command: MenuCommand): boolean {
    if (command !== 'edit.undo' && command !== 'edit.redo') return true;
    if (jobs.isRunning && jobs.running?.kind !== 'edit') return false;
    const { undo = null, redo = null } = project.info?.history ?? {};
    return (command === 'edit.undo' ? undo : redo) !== null;
  }

  const enabled = computed(
    () =>
      Object.fromEntries(
        MENU_COMMANDS.map((command) => [command, can(command) && hasStep(command)]),
      ) as Record<MenuCommand, boolean>,
  );

  const actions: Readonly<Record<MenuCommand, () => unknown>> = {
    'file.new': files.create,
    'file.open': () => files.open(),
    'file.saveAs': files.saveAs,
    'file.import': openImport,
    'file.export': () => {
      dialogs.open({ kind: 'export' });
    },
    'file.refresh': () => {
      dialogs.open({ kind: 'refresh', sources: null });
    },
    'file.importTable': () => {
      dialogs.open({ kind: 'importTable' });
    },
    'file.exportAgain': () => {
      dialogs.open({ kind: 'exportAgain' });
    },
    'file.exportTable': () => {
      dialogs.open({ kind: 'exportTable' });
    },
    'file.report': () => {
      dialogs.open({ kind: 'report' });
    },
    'file.compact': () => {
      dialogs.open({ kind: 'compact' });
    },
    'file.close': files.close,
    'edit.undo': steps.undo,
    'edit.redo': steps.redo,
    'edit.cut': () => panes.grid?.cut(),
    'edit.copy': () => panes.grid?.copy(),
    'edit.paste': () => panes.grid?.paste(),
    'edit.find': () => beside(panes.focusSearch),
    'edit.goToRow': () => {
      dialogs.open({ kind: 'goToRow' });
    },
    'edit.insertAbove': () => insertRows.beside('before'),
    'edit.insertBelow': () => insertRows.beside('after'),
    'edit.replace': () =>
      beside(() => {
        panes.showDock('replace');
      }),
    'edit.transform': () =>
      beside(() => {
        panes.showDock('transform');
      }),
    'view.toggleHistory': () => {
      const hide = panes.dock === 'history' && pages.current === 'urls';
      return beside(() => {
        panes.showDock(hide ? null : 'history');
      });
    },
    'view.overview': () => showPage('overview'),
    'view.urls': () => showPage('urls'),
    'view.robots': () => showPage('robots'),
    'view.languages': () => showPage('languages'),
    'view.compare': () => showPage('compare'),
    'view.sections': () => {
      dialogs.open({ kind: 'sections' });
    },
    'edit.buildLanguages': () => {
      dialogs.open({ kind: 'buildLanguages' });
    },
    'edit.fixSafe': () => {
      dialogs.open({ kind: 'fixSafe' });
    },
    'view.rules': () => {
      dialogs.open({ kind: 'rules' });
    },
    'edit.selectAll': () => panes.grid?.selectAll(),
    'edit.delete': edits.remove,
    'edit.addRows': () => {
      dialogs.open({ kind: 'addRows' });
    },
    'view.toggleOutline': () => {
      panes.outline = !panes.outline;
    },
    'view.toggleDetail': () => {
      panes.detail = !panes.detail;
    },
    'view.toggleFormulaBar': () => settings.change({ formulaBar: !settings.formulaBar }),
    'view.toggleNumbers': () => settings.change({ originalNumbers: !settings.originalNumbers }),
    'edit.formulaBar': useEditInBar(),
    'view.columns': () => {
      dialogs.open({ kind: 'columns' });
    },
    'view.filterByValue': () => values.filter(false),
    'view.excludeValue': () => values.filter(true),
    'view.clearFilter': cleared.clear,
    'view.clearSort': () => view.setSort([]),
    'view.refresh': () => view.reopen(),
    'app.settings': () => {
      dialogs.open({ kind: 'settings' });
    },
    'app.palette': () => {
      dialogs.open({ kind: 'palette' });
    },
    'help.guide': () => {
      dialogs.open({ kind: 'help', article: project.isOpen ? PAGE_HELP[pages.current] : undefined });
    },
    'help.keys': () => {
      dialogs.open({ kind: 'help', article: 'keys' });
    },
  };

  function openImport(): void {
    dialogs.open({ kind: 'import' });
  }

  /** Shows the grid first, which the action belongs to. */
  async function beside(action: () => void): Promise<void> {
    pages.show('urls');
    await nextTick();
    action();
  }

  async function showPage(page: Page): Promise<void> {
    pages.show(page);
    await nextTick();
    if (page === 'urls') panes.grid?.focus();
    else document.getElementById(`tab-${page}`)?.focus();
  }

  return {
    enabled,
    why(command) {
      if (isDenied(command)) return change.why;
      return command === 'file.export' && nothing.value ? t('export.noUrls') : undefined;
    },
    run(command) {
      if (!can(command)) {
        if (isDenied(command)) notices.refuseChange();
        else if (command === 'file.export' && nothing.value)
          notices.show({ kind: 'info', key: 'export.noUrls' });
        else if (project.isOpen && jobs.running && NOT_DURING_JOBS.includes(command))
          notices.showError(new AppError('busy', reason('job-running')), jobs.running.kind);
        return;
      }
      Promise.resolve(actions[command]()).catch(notices.showError);
    },
  };
}
