// The commands that menus, palette, toolbar and keys share: whether each can be used now, and what it does.
import { computed, nextTick, type ComputedRef } from 'vue';
import { MENU_COMMANDS, type MenuCommand } from '../../../shared/commands/command-table.ts';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { useClient } from '../../engine/app-client.ts';
import { useClearedFilter } from '../../features/view/filter/cleared-filter-store.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useEdits } from '../../features/edit/edits-store.ts';
import { useJobs } from '../jobs/jobs-store.ts';
import { useNothingToExport } from '../../features/export/use-nothing-to-export.ts';
import { useNotices } from '../notices/notices-store.ts';
import { usePages, type Page } from '../frame/pages-store.ts';
import { usePanes } from '../frame/panes-store.ts';
import { useProject } from '../../features/project/project-store.ts';
import { useSettings } from '../settings/settings-store.ts';
import { useUndo } from '../../features/history/undo-store.ts';
import { useView } from '../../features/view/view-store.ts';
import { useEditInBar } from '../../features/edit/use-edit-in-bar.ts';
import { useInsertRows } from '../../features/edit/use-insert-rows.ts';
import { useProjectFiles } from '../../features/project/use-project-files.ts';
import { useValueFilter } from '../../features/view/filter/use-value-filter.ts';
import { useLog } from './use-log.ts';
import { useWhyNot } from './use-why-not.ts';

export interface Commands {
  readonly enabled: ComputedRef<Readonly<Record<MenuCommand, boolean>>>;
  /**
   * Carries a command out; one that waits for a job tells so, another that can't be used now is ignored. Undo and redo
   * are left to the engine, which knows.
   */
  readonly run: (command: MenuCommand) => void;
  /** Why a command can't be used now; undefined for all others. */
  readonly why: (command: MenuCommand) => string | undefined;
}

/** What the guide says of the pages. */
const PAGE_HELP: Readonly<Record<Page, string>> = {
  overview: 'guide/overview',
  urls: 'guide/the-table',
  robots: 'guide/robots-txt',
  languages: 'guide/language-versions',
  compare: 'guide/compare',
};

export function useCommands(): Commands {
  const client = useClient();
  const cleared = useClearedFilter();
  const dialogs = useDialogs();
  const edits = useEdits();
  const files = useProjectFiles();
  const insertRows = useInsertRows();
  const jobs = useJobs();
  const log = useLog();
  const notices = useNotices();
  const pages = usePages();
  const nothing = useNothingToExport();
  const panes = usePanes();
  const project = useProject();
  const settings = useSettings();
  const steps = useUndo();
  const values = useValueFilter();
  const view = useView();
  const limits = useWhyNot(() => values.canFilter.value);

  const enabled = computed(
    () =>
      Object.fromEntries(
        MENU_COMMANDS.map((command) => [command, limits.whyOff(command) === undefined]),
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
    'file.restore': () => {
      dialogs.open({ kind: 'restore', path: project.info?.recoveredFrom ?? project.info?.path ?? '' });
    },
    'file.close': files.close,
    'edit.undo': steps.undo,
    'edit.redo': steps.redo,
    'edit.cut': () => panes.grid?.cut(),
    'edit.copy': () => panes.grid?.copy(),
    'edit.paste': () => panes.grid?.paste(),
    'edit.find': () => pages.onUrls(panes.focusSearch),
    'edit.goToRow': () => {
      dialogs.open({ kind: 'goToRow' });
    },
    'edit.insertAbove': () => insertRows.beside('before'),
    'edit.insertBelow': () => insertRows.beside('after'),
    'edit.replace': () =>
      pages.onUrls(() => {
        panes.showDock('replace');
      }),
    'edit.transform': () =>
      pages.onUrls(() => {
        panes.showDock('transform');
      }),
    'view.toggleHistory': () => {
      const hide = panes.dock === 'history' && pages.current === 'urls';
      return pages.onUrls(() => {
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
    'view.newWindow': () => client.host['window.new']({}),
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
    'help.commandLine': () => {
      dialogs.open({ kind: 'commandLine' });
    },
    'help.update': () => {
      dialogs.open({ kind: 'update' });
    },
    'help.logs': log.show,
    'help.diagnostics': log.save,
  };

  function openImport(): void {
    dialogs.open({ kind: 'import' });
  }

  async function showPage(page: Page): Promise<void> {
    pages.show(page);
    await nextTick();
    if (page === 'urls') panes.grid?.focus();
    else document.getElementById(`tab-${page}`)?.focus();
  }

  return {
    enabled,
    why: limits.whyOff,
    run(command) {
      if (limits.whyNot(command) !== undefined) {
        if (limits.isDenied(command)) notices.refuseChange();
        else if (command === 'file.export' && nothing.value)
          notices.show({ kind: 'info', key: 'export.noUrls' });
        else if (project.isOpen && jobs.running && limits.waitsForJob(command))
          notices.showError(new AppError('busy', reason('job-running')), jobs.running.kind);
        return;
      }
      Promise.resolve(actions[command]()).catch(notices.showError);
    },
  };
}
