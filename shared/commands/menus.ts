// Which commands stand in which menu, in order; native menus and the window's own are made of it.
import type { MenuCommand } from './command-table.ts';

export type MenuName = 'file' | 'edit' | 'view' | 'help';

/** `recent`: the list of projects that were open last. null: a line. */
export type MenuEntry = MenuCommand | 'recent' | null;

export interface Menu {
  readonly name: MenuName;
  readonly entries: readonly MenuEntry[];
}

export const MENUS: readonly Menu[] = [
  {
    name: 'file',
    entries: [
      'file.new',
      'file.open',
      'recent',
      null,
      'file.import',
      'file.export',
      'file.exportAgain',
      'file.refresh',
      null,
      'file.importTable',
      'file.exportTable',
      'file.report',
      null,
      'file.saveAs',
      'file.compact',
      'file.restore',
      'file.close',
      null,
      'app.settings',
    ],
  },
  {
    name: 'edit',
    entries: [
      'edit.undo',
      'edit.redo',
      null,
      'edit.cut',
      'edit.copy',
      'edit.paste',
      null,
      'edit.addRows',
      'edit.insertAbove',
      'edit.insertBelow',
      'edit.delete',
      'edit.selectAll',
      null,
      'edit.formulaBar',
      'edit.find',
      'edit.goToRow',
      'edit.replace',
      'edit.transform',
      'edit.fixSafe',
      'edit.buildLanguages',
    ],
  },
  {
    name: 'view',
    entries: [
      'app.palette',
      null,
      'view.overview',
      'view.urls',
      'view.robots',
      'view.languages',
      'view.compare',
      null,
      'view.filterByValue',
      'view.excludeValue',
      'view.clearFilter',
      'view.clearSort',
      'view.refresh',
      null,
      'view.toggleOutline',
      'view.toggleDetail',
      'view.toggleHistory',
      'view.toggleFormulaBar',
      'view.toggleNumbers',
      null,
      'view.columns',
      'view.sections',
      'view.rules',
      null,
      'view.newWindow',
    ],
  },
  {
    name: 'help',
    entries: [
      'help.guide',
      'help.keys',
      null,
      'help.commandLine',
      'help.update',
      'help.logs',
      'help.diagnostics',
    ],
  },
];
