// Why a command can't be used just now, in the user's words. It carries nothing out.
import { CHANGING_COMMANDS, type MenuCommand } from '../../../shared/commands/command-table.ts';
import { useJobs } from '../jobs/jobs-store.ts';
import { useMayChange } from '../use-may-change.ts';
import { useNothingToExport } from '../../features/export/use-nothing-to-export.ts';
import { usePages } from '../frame/pages-store.ts';
import { useProject } from '../../features/project/project-store.ts';
import { useSelection } from '../../features/view/selection-store.ts';
import { useText } from '../../locales/use-text.ts';
import { useView } from '../../features/view/view-store.ts';

/** Those that need no open project. */
const ALWAYS: readonly MenuCommand[] = [
  'file.new',
  'file.open',
  'file.import',
  'view.newWindow',
  'app.settings',
  'app.palette',
  'help.guide',
  'help.keys',
  'help.commandLine',
  'help.update',
  'help.logs',
  'help.diagnostics',
];
/** Those that wait until a job has ended. */
const NOT_DURING_JOBS: readonly MenuCommand[] = [
  'file.new',
  'file.open',
  'file.saveAs',
  'file.close',
  'file.compact',
  'file.restore',
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

export interface WhyNot {
  /** Undefined where it can be used. Undo and redo can follow a change that runs: whether they have a step, the engine knows. */
  readonly whyNot: (command: MenuCommand) => string | undefined;
  /** The same, and whether undo and redo have a step as far as this window has heard. */
  readonly whyOff: (command: MenuCommand) => string | undefined;
  /** It would change a project that is open for reading alone. */
  readonly isDenied: (command: MenuCommand) => boolean;
  readonly waitsForJob: (command: MenuCommand) => boolean;
}

/** `canFilter`: whether the column of the active cell can be filtered by. */
export function useWhyNot(canFilter: () => boolean): WhyNot {
  const { t } = useText();
  const change = useMayChange();
  const jobs = useJobs();
  const nothing = useNothingToExport();
  const pages = usePages();
  const project = useProject();
  const selection = useSelection();
  const view = useView();

  const isDenied = (command: MenuCommand): boolean =>
    change.isReadOnly && CHANGING_COMMANDS.includes(command);
  const waitsForJob = (command: MenuCommand): boolean => jobs.isRunning && NOT_DURING_JOBS.includes(command);

  /** What a single command needs. */
  function lacks(command: MenuCommand): string | undefined {
    switch (command) {
      case 'view.filterByValue':
      case 'view.excludeValue':
        return canFilter() ? undefined : t('whyNot.noValue');
      case 'view.clearFilter':
        return view.filtered ? undefined : t('whyNot.noFilter');
      case 'view.clearSort':
        return view.sort.length > 0 ? undefined : t('whyNot.noSort');
      case 'file.exportAgain':
        return (project.info?.exports.last ?? null) !== null ? undefined : t('whyNot.noExport');
      case 'file.export':
        return nothing.value ? t('export.noUrls') : undefined;
      case 'file.refresh':
        return (project.info?.sources.length ?? 0) > 0 ? undefined : t('whyNot.noSources');
      default:
        return undefined;
    }
  }

  function whyNot(command: MenuCommand): string | undefined {
    if (!project.isOpen && !ALWAYS.includes(command)) return t('whyNot.noProject');
    if (isDenied(command)) return change.why;
    if (waitsForJob(command)) return t('whyNot.job');
    if (GRID_ONLY.includes(command) && pages.current !== 'urls') return t('whyNot.notHere');
    if (ON_SELECTION.includes(command) && selection.count === 0) return t('whyNot.noSelection');
    return lacks(command);
  }

  /** They can follow a change that runs. */
  function noStep(command: MenuCommand): string | undefined {
    if (command !== 'edit.undo' && command !== 'edit.redo') return undefined;
    if (jobs.isRunning && jobs.running?.kind !== 'edit') return t('whyNot.job');
    const { undo = null, redo = null } = project.info?.history ?? {};
    if (command === 'edit.undo') return undo === null ? t('toolbar.nothingToUndo') : undefined;
    return redo === null ? t('toolbar.nothingToRedo') : undefined;
  }

  return { isDenied, waitsForJob, whyNot, whyOff: (command) => whyNot(command) ?? noStep(command) };
}
