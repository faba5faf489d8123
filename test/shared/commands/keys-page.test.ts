// docs/guide/keys.md names all keys, as the command table has them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { helpTexts } from '../../../renderer/features/help/texts/en.ts';
import { viewTexts } from '../../../renderer/features/view/texts/en.ts';
import {
  COMMAND_IDS,
  isMenuCommand,
  type CommandId,
  type GridKey,
  type NativeCommand,
  type PageKey,
} from '../../../shared/commands/command-table.ts';
import { effectiveKeys } from '../../../shared/commands/effective-keys.ts';
import { browserKeys } from '../../../shared/commands/reserved-keys.ts';
import { writtenStroke, type Platform } from '../../../shared/commands/strokes.ts';
import { commandTexts } from '../../../shared/commands/texts/en.ts';
import { ROOT } from '../../run/tool-path.ts';

const { native } = commandTexts;

/** What is no command of a menu. */
const LABELS: Readonly<Record<GridKey | PageKey | NativeCommand, string>> = {
  'grid.edit': helpTexts.help.editCell,
  'grid.clear': helpTexts.help.clearCells,
  'grid.fillDown': viewTexts.gridTexts.fillDown,
  'grid.fillRight': viewTexts.gridMore.fillRight,
  'grid.toggle': helpTexts.help.toggle,
  'grid.selectRows': 'Select the rows',
  'grid.selectColumns': 'Select the columns',
  'grid.header': helpTexts.help.toHead,
  'grid.filter': 'Filter by the column',
  'grid.today': 'Enter today’s date',
  'grid.now': 'Enter the current time',
  'page.escape': 'Close what is open; in the table, select one cell',
  'page.nextPane': 'Next pane',
  'page.previousPane': 'Previous pane',
  'native.quit': native.quit,
  'native.closeWindow': native.closeWindow,
  'native.minimize': native.minimize,
  'native.hide': native.hide.replace('{name}', 'Mapwright'),
  'native.hideOthers': native.hideOthers,
  'native.fullScreen': native.fullScreen,
  'native.zoomIn': native.zoomIn,
  'native.zoomOut': native.zoomOut,
  'native.zoomReset': native.zoomReset,
};

function labelOf(id: CommandId): string {
  if (!isMenuCommand(id)) return LABELS[id];
  const [group = '', name = ''] = id.split('.');
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = commandTexts.commands;
  return groups[group]?.[name] ?? id;
}

/** Keys that a browser keeps have an asterisk. */
function keysOf(id: CommandId, platform: Platform): string {
  return effectiveKeys({ platform, inBrowser: false })
    .strokes[id].map((stroke) => {
      const star = browserKeys(platform).includes(stroke) && isMenuCommand(id) ? '\\*' : '';
      return `${writtenStroke(stroke, platform)}${star}`;
    })
    .join(', ');
}

function tableOf(isIn: (id: CommandId) => boolean): readonly string[] {
  const rows = COMMAND_IDS.filter(isIn).map((id) => [labelOf(id), keysOf(id, 'linux'), keysOf(id, 'mac')]);
  const all = [
    ['', 'Windows and Linux', 'macOS'],
    ...rows.filter(([, keys, mac]) => keys !== '' || mac !== ''),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))];
}

it('is the table', async () => {
  const page = await readFile(join(ROOT, 'docs/guide/keys.md'), 'utf8');
  const tables = page.split('\n').filter((line) => line.startsWith('|'));
  expect(tables).toEqual([
    ...tableOf(isMenuCommand),
    ...tableOf((id) => id.startsWith('grid.') || id.startsWith('page.')),
    ...tableOf((id) => id.startsWith('native.')),
  ]);
});
