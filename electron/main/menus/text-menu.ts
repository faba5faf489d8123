// The context menu of text fields, and of selected text: the system's own commands. The grid has menus of its own.
import {
  BrowserWindow,
  Menu,
  type ContextMenuParams,
  type MenuItemConstructorOptions,
  type WebContents,
} from 'electron';
import type { CommandTexts } from '../host-language.ts';

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/** Shows it where the page shows none itself. */
export function offerTextMenu(contents: WebContents, texts: () => CommandTexts): void {
  contents.on('context-menu', (_event, params) => {
    const template = textMenu(params, texts().commands.edit);
    const window = BrowserWindow.fromWebContents(contents);
    if (template.length === 0 || !window) return;
    Menu.buildFromTemplate(template).popup({
      window,
      sourceType: params.menuSourceType,
      ...(params.frame && { frame: params.frame }),
    });
  });
}

function textMenu(
  { isEditable, selectionText, editFlags: can }: ContextMenuParams,
  names: CommandTexts['commands']['edit'],
): MenuItemConstructorOptions[] {
  const copy: MenuItemConstructorOptions = { role: 'copy', label: names.copy, enabled: can.canCopy };
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  return [
    { role: 'undo', label: names.undo, enabled: can.canUndo },
    { role: 'redo', label: names.redo, enabled: can.canRedo },
    SEPARATOR,
    { role: 'cut', label: names.cut, enabled: can.canCut },
    copy,
    { role: 'paste', label: names.paste, enabled: can.canPaste },
    SEPARATOR,
    { role: 'selectAll', label: names.selectAll, enabled: can.canSelectAll },
  ];
}
