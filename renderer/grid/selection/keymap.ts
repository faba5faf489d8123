// Which key means what while no editor is open. It decides nothing about where a move ends.
import type { CommandId } from '../../../shared/commands/command-table.ts';
import type { EffectiveKeys } from '../../../shared/commands/effective-keys.ts';
import type { KeyPress, Platform } from '../../../shared/commands/strokes.ts';
import { gridKeys } from './grid-keys.ts';

/** Enter, Shift+Enter, Tab, Shift+Tab. */
export type Advance = 'below' | 'above' | 'next' | 'previous';

// prettier-ignore
export type Motion =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'edgeUp'
  | 'edgeDown'
  | 'edgeLeft'
  | 'edgeRight'
  | 'top'
  | 'bottom'
  | 'first'
  | 'last';

export type GridCommand =
  | { readonly kind: 'move'; readonly motion: Motion; readonly extend: boolean }
  /** Enter and Tab: on to the next cell. */
  | { readonly kind: 'advance'; readonly by: Advance }
  /** Opens the editor with the cell's value. */
  | { readonly kind: 'edit' }
  /** Opens the editor with this text in place of the value. */
  | { readonly kind: 'type'; readonly text: string }
  /** An input method begins to write: its text comes by way of the input sink. */
  | { readonly kind: 'compose' }
  | {
      readonly kind:
        | 'clear'
        | 'fillDown'
        | 'fillRight'
        | 'insertRows'
        | 'deleteRows'
        | 'selectAll'
        | 'selectRows'
        | 'selectColumns'
        | 'toggle'
        | 'header'
        | 'filter'
        | 'collapse'
        | 'today'
        | 'now';
    };

/** The part of a KeyboardEvent that matters. */
export interface KeyStroke extends KeyPress {
  readonly isComposing: boolean;
}

/** Keys of the command table that the grid takes. */
const BY_TABLE: Readonly<Partial<Record<CommandId, GridCommand>>> = {
  'edit.selectAll': { kind: 'selectAll' },
  'edit.insertAbove': { kind: 'insertRows' },
  'edit.delete': { kind: 'deleteRows' },
  'grid.edit': { kind: 'edit' },
  'grid.clear': { kind: 'clear' },
  'grid.fillDown': { kind: 'fillDown' },
  'grid.fillRight': { kind: 'fillRight' },
  'grid.toggle': { kind: 'toggle' },
  'grid.selectRows': { kind: 'selectRows' },
  'grid.selectColumns': { kind: 'selectColumns' },
  'grid.header': { kind: 'header' },
  'grid.filter': { kind: 'filter' },
  'grid.today': { kind: 'today' },
  'grid.now': { kind: 'now' },
  'page.escape': { kind: 'collapse' },
};

const MOTIONS: Readonly<Record<string, readonly [plain: Motion, withControl: Motion]>> = {
  ArrowUp: ['up', 'edgeUp'],
  ArrowDown: ['down', 'edgeDown'],
  ArrowLeft: ['left', 'edgeLeft'],
  ArrowRight: ['right', 'edgeRight'],
  PageUp: ['pageUp', 'pageUp'],
  PageDown: ['pageDown', 'pageDown'],
  Home: ['rowStart', 'first'],
  End: ['rowEnd', 'last'],
};

/** The command of a key, or null where the key is not the grid's. Copy, cut and paste come as clipboard events. */
export function commandFor(stroke: KeyStroke, keys: EffectiveKeys = gridKeys.value): GridCommand | null {
  const { key, shiftKey } = stroke;
  if (stroke.isComposing || key === 'Process' || key === 'Dead') return { kind: 'compose' };
  const command = keys.commandOf(stroke);
  if (command !== null) return BY_TABLE[command] ?? null;
  const writes = writesByAlt(stroke, keys.platform);
  if (stroke.altKey && !writes) return null;
  const motion = MOTIONS[key];
  const control = holdsMod(stroke, keys.platform) && !writes;
  if (motion) return { kind: 'move', motion: control ? motion[1] : motion[0], extend: shiftKey };
  if ((stroke.ctrlKey || stroke.metaKey) && !writes) return null;
  return plainCommand(key, shiftKey);
}

function plainCommand(key: string, shift: boolean): GridCommand | null {
  switch (key) {
    case 'Enter':
      return { kind: 'advance', by: shift ? 'above' : 'below' };
    case 'Tab':
      return { kind: 'advance', by: shift ? 'previous' : 'next' };
    case 'Backspace':
      return { kind: 'type', text: '' };
    default:
      return /^.$/su.test(key) ? { kind: 'type', text: key } : null;
  }
}

/** Whether Alt is held to write a character: as AltGr, and as Option on a Mac. */
function writesByAlt(stroke: KeyStroke, platform: Platform): boolean {
  if (stroke.getModifierState?.('AltGraph')) return true;
  return platform === 'mac' && stroke.altKey && !stroke.ctrlKey && !stroke.metaKey;
}

/** Ctrl, and Command on a Mac. */
function holdsMod({ ctrlKey, metaKey }: KeyStroke, platform: Platform): boolean {
  return platform === 'mac' ? metaKey : ctrlKey;
}

/** Whether the key writes a character. */
export function isText({ key, ctrlKey, metaKey, altKey }: KeyStroke): boolean {
  return /^.$/su.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** Whether the keys undo or redo a step. */
export function isStep(stroke: KeyStroke): boolean {
  const command = gridKeys.value.commandOf(stroke);
  return command === 'edit.undo' || command === 'edit.redo';
}
